import { campaignRoutes } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { refreshReferrals } from '#api/referral.queries.ts'
import { toast } from '#ui/toast.ts'

const { launched, failed, smsFailed, takenBack } = messages.campaign
const FAILED = { email: failed, sms: smsFailed } as const

/** Campaigns that were sent in this tab: taking them back is offered to whoever pressed. */
const pressedHere = new Set<string>()
export const wasPressedHere = (id: string): boolean => pressedHere.has(id)

/** Sends a draft: it leaves once it can no longer be taken back. */
export function useSendCampaign({ id, channel }: { id: string; channel: Channel }) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(campaignRoutes.send, { params: { id } }),
    // At the press: that the campaign leaves can be heard before the answer is there.
    onMutate: () => void pressedHere.add(id),
    onSuccess: ({ message, campaign }) => {
      keepCampaign(cache, campaign)
      void refreshReferrals(cache)
      void refreshStats(cache)
      toast({ title: launched, description: message })
    },
    onError: (error) => {
      pressedHere.delete(id)
      toast({ title: FAILED[channel], description: sentenceOf(error), variant: 'destructive' })
    },
  })
}

/** Makes a campaign that has not left the draft that it was. */
export function useTakeBack(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(campaignRoutes.takeBack, { params: { id } }),
    onSuccess: (campaign) => {
      pressedHere.delete(id)
      keepCampaign(cache, campaign)
      toast({ title: takenBack, description: 'It is a draft again. Nothing was sent.' })
    },
    onError: (error) => toast({ title: 'Not taken back', description: sentenceOf(error), variant: 'destructive' }),
  })
}
