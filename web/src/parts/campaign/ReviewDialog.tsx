import type { Campaign } from '@octavo/contract/campaign'
import { Link } from 'wouter'
import { buttonStyle } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PersonPreview } from './PersonPreview.tsx'
import { ReadyToSend } from './ReadyToSend.tsx'

/** What goes to how many, seen and asked once before it goes. Whoever closes it keeps the draft. */
export function ReviewDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={campaign.name}
      description="This is what goes out. Check it, then send it."
      className="w-[min(96vw,64rem)]"
      footer={
        <Link href={`/campaigns/${campaign.id}`} className={buttonStyle()}>
          Edit it first
        </Link>
      }
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <PersonPreview id={campaign.id} className="max-md:order-2" />
        <ReadyToSend campaign={campaign} onSent={onClose} />
      </div>
    </Dialog>
  )
}
