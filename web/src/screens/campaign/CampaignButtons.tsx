import { campaignRoutes } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { plural } from '#format/number.ts'
import { actionsFor, useCampaignAction } from '#parts/campaign/useCampaignActions.ts'
import { WhenDialog } from '#parts/campaign/WhenDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { toast } from '#ui/toast.ts'
import type { CampaignDetail } from './campaign-detail.ts'

/** What the campaign's state allows. */
export function CampaignButtons({ campaign }: { campaign: CampaignDetail }) {
  const act = useCampaignAction(campaign.id)
  const allowed = actionsFor(campaign)
  return (
    <>
      {allowed.includes('cancel') && (
        <ConfirmButton
          variant="ghost"
          question="Cancel this campaign?"
          consequence={
            campaign.queued > 0
              ? `${plural(campaign.queued, 'message')} will not be sent. This cannot be undone.`
              : 'It will not be sent. This cannot be undone.'
          }
          confirmLabel="Cancel campaign"
          disabled={act.isPending}
          onConfirm={() => act.mutate('cancel')}
        >
          Cancel campaign
        </ConfirmButton>
      )}
      {allowed.includes('pause') && (
        <Button disabled={act.isPending} onClick={() => act.mutate('pause')}>
          Pause
        </Button>
      )}
      {allowed.includes('resume') && (
        <Button variant="make" disabled={act.isPending} onClick={() => act.mutate('resume')}>
          Resume
        </Button>
      )}
      <StartButtons campaign={campaign} />
    </>
  )
}

/** A draft is sent later, a scheduled campaign is moved; what goes now goes from the list of checks. */
function StartButtons({ campaign }: { campaign: CampaignDetail }) {
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const start = useMutation({
    mutationFn: (scheduledFor: string) =>
      call(campaignRoutes.schedule, { params: { id: campaign.id }, body: { scheduledFor } }),
    onSuccess: (changed) => {
      keepCampaign(cache, changed)
      setAsking(false)
      toast({ title: changed.status === 'scheduled' ? 'Campaign scheduled' : messages.campaign.launched })
    },
    onError: (error) => toast({ title: 'Campaign Failed', description: sentenceOf(error), variant: 'destructive' }),
  })
  const isDraft = campaign.status === 'draft'
  if ((!isDraft && campaign.status !== 'scheduled') || campaign.takeBackUntil) return null
  return (
    <>
      <Button disabled={start.isPending} onClick={() => setAsking(true)}>
        {isDraft ? 'Schedule' : 'Change time'}
      </Button>
      {asking && (
        <WhenDialog
          title="Schedule campaign"
          start={campaign.scheduledFor}
          hint={campaign.segment ? 'It goes to everyone in the segment at that time.' : messages.campaign.fixed}
          busy={start.isPending}
          problem={start.error ? sentenceOf(start.error) : undefined}
          onChoose={start.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
