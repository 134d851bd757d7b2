import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { toast } from '#ui/toast.ts'

const ACTIONS = {
  pause: [campaignRoutes.pause, 'Campaign paused'],
  resume: [campaignRoutes.resume, 'Campaign resumed'],
  cancel: [campaignRoutes.cancel, 'Campaign cancelled'],
} as const
export type CampaignAction = keyof typeof ACTIONS

/** Which of them a campaign's state allows. */
export function actionsFor({ status, takeBackUntil }: Campaign): CampaignAction[] {
  if (takeBackUntil) return []
  if (status === 'sending' || status === 'scheduled') return ['pause', 'cancel']
  if (status === 'paused') return ['resume', 'cancel']
  return status === 'draft' ? ['cancel'] : []
}

/** Pauses, resumes or cancels a campaign and says so. */
export function useCampaignAction(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (action: CampaignAction) => call(ACTIONS[action][0], { params: { id } }),
    onSuccess: (campaign, action) => {
      keepCampaign(cache, campaign)
      toast({ title: ACTIONS[action][1] })
    },
    onError: (error) => toast({ title: 'Not done', description: sentenceOf(error), variant: 'destructive' }),
  })
}
