import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { keepCampaign, useCampaigns } from '#api/campaign.queries.ts'
import { useContactSummary } from '#api/contact.queries.ts'
import { refreshReferrals } from '#api/referral.queries.ts'
import { toast } from '#ui/toast.ts'
import type { Business } from './useBusiness.ts'

const { missingName, missingInformation, noContacts, failed, smsFailed, launched } = messages.campaign
const FAILED = { email: failed, sms: smsFailed } as const

/** `draft` is kept to look at and sends nothing. */
type How = { draft?: true; scheduledFor?: string }
type Order = How & { channel: Channel; businessName: string; businessDescription: string; body: string }

/** Orders that nobody answered: the same order again is the same campaign, so that a lost reply sends nothing twice. */
const unanswered = new Map<string, string>()

function requestIdFor(order: Order): string {
  const key = JSON.stringify(order)
  const id = unanswered.get(key) ?? crypto.randomUUID()
  unanswered.set(key, id)
  return id
}

function launch(order: Order) {
  const { channel, businessName, businessDescription, body, ...how } = order
  const request = { businessName, requestId: requestIdFor(order), ...how }
  return channel === 'email'
    ? call(campaignRoutes.launchEmail, { body: { ...request, businessDescription } })
    : call(campaignRoutes.launchSms, { body: { ...request, ...(body && { body }) } })
}

/** What is missing, in the specified words. */
function missing(order: Order, contacts: number | undefined) {
  if (order.channel === 'sms') return order.businessName ? undefined : missingName
  if (!order.businessName || !order.businessDescription) return missingInformation
  return !order.draft && contacts === 0 ? noContacts : undefined
}

/** Makes campaigns of one channel: sends them, now or later, or keeps them as drafts to look at first. */
export function useLaunch(channel: Channel, business: Business, words = '') {
  const cache = useQueryClient()
  const { data: contacts } = useContactSummary()
  const { data: campaigns } = useCampaigns()
  const order = useMutation({
    mutationFn: launch,
    onSuccess: ({ message, campaign }, sent) => {
      unanswered.delete(JSON.stringify(sent))
      keepCampaign(cache, campaign)
      void refreshReferrals(cache)
      void refreshStats(cache)
      if (!sent.draft) toast({ title: launched, description: message })
    },
    onError: (error, sent) => {
      if (error instanceof ApiError && error.status < 500) unanswered.delete(JSON.stringify(sent))
      toast({ title: FAILED[channel], description: sentenceOf(error), variant: 'destructive' })
    },
  })
  const own = {
    channel,
    businessName: business.businessName.trim(),
    businessDescription: channel === 'email' ? business.businessDescription.trim() : '',
    body: words.trim(),
  }
  /** A draft of the same words is looked at again; another is not made. */
  const kept = (campaigns ?? []).find((one) => one.status === 'draft' && isOf(one, own))
  /** Makes a draft to look at and send, or finds the one of these words; there has to be somebody to send it to. */
  const review = (then: (campaign: Campaign) => void) => {
    const lack = missing(own, contacts?.total)
    if (lack) return void toast({ ...lack, variant: 'destructive' })
    start({ draft: true }, then)
  }
  const start = (how: How, then?: (campaign: Campaign) => void) => {
    const asked = { ...own, ...how }
    const lack = missing(asked, contacts?.total)
    if (lack) return void toast({ ...lack, variant: 'destructive' })
    if (how.draft && kept) return then?.(kept)
    if (!order.isPending) order.mutate(asked, { onSuccess: ({ campaign }) => then?.(campaign) })
  }
  return {
    start,
    review,
    sending: order.isPending && !order.variables.draft,
    opening: order.isPending && Boolean(order.variables.draft),
    problem: order.error ? sentenceOf(order.error) : undefined,
  }
}

type Own = Pick<Order, 'channel' | 'businessName' | 'businessDescription' | 'body'>
const isOf = (draft: Campaign, own: Own) =>
  draft.channel === own.channel &&
  draft.businessName === own.businessName &&
  draft.businessDescription === own.businessDescription &&
  (own.body === '' || draft.body === own.body)

export type Launch = ReturnType<typeof useLaunch>
