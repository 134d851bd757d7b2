import { sentenceOf } from '#api/call.ts'
import { useCampaignSettings } from '#api/campaign.queries.ts'
import { SenderForm } from '#parts/campaign/SenderForm.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type CampaignSettingsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Who mails come from, the address that every mail must name, and whether new contacts are asked to confirm. */
export function CampaignSettingsDialog({ open, onOpenChange }: CampaignSettingsDialogProps) {
  const { data, error, refetch } = useCampaignSettings()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Campaign settings"
      {...(data && { description: `Mail comes from ${data.fromAddress}.` })}
    >
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && <SenderForm settings={data} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}
