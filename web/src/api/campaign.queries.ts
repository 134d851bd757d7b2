import { type Campaign, campaignRoutes, type Engagement, type SendStatus } from '@octavo/contract/campaign'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 5000
const SENDING_POLL_MS = 2000
const PAGE = 20

/** Messages leave now, not at a later time of their recipients. Events tell of batches, so it is read again and again. */
const isUnderWay = ({ status, nextSendAt }: Campaign): boolean =>
  status === 'sending' && !(nextSendAt && Date.parse(nextSendAt) > Date.now())

/** Messages are leaving right now; a moment after the last of them the campaign is finished. */
export const isSending = (campaign: Campaign): boolean => campaign.queued > 0 && isUnderWay(campaign)

/** The account's campaigns, the newest first. */
export function useCampaigns() {
  const idle = useFallbackPoll(POLL_MS)
  return useQuery({
    ...queryOf(campaignRoutes.list),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SENDING_POLL_MS : idle),
  })
}

export function useCampaign(id: string) {
  const idle = useFallbackPoll(POLL_MS)
  return useQuery({
    ...queryOf(campaignRoutes.get, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? SENDING_POLL_MS : idle),
  })
}

/** How the campaign's message looks for the newest contact, and what should be looked at first. */
export const useCampaignPreview = (id: string) => useQuery(queryOf(campaignRoutes.preview, { params: { id } }))

export const useCampaignTimeline = (id: string) => useQuery(queryOf(campaignRoutes.timeline, { params: { id } }))

/** Whom it goes to, by address, a page at a time. */
export const useRecipients = (id: string, state?: SendStatus | Engagement) =>
  useInfiniteQuery({
    queryKey: [...keyOf(campaignRoutes.recipients, { params: { id } }), 'pages', { state }],
    queryFn: ({ pageParam }) =>
      call(campaignRoutes.recipients, {
        params: { id },
        query: { limit: PAGE, ...(state && { state }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })

/** Who sends, for how much longer this month, and what stands in every message. */
export const useCampaignSettings = () => useQuery(queryOf(campaignRoutes.settings))

/** Puts a campaign as it is now into the list, a new one first, and has its own page and the month's use read anew. */
export function keepCampaign(cache: QueryClient, campaign: Campaign) {
  cache.setQueryData<Campaign[]>(keyOf(campaignRoutes.list), (list) =>
    list?.some(({ id }) => id === campaign.id)
      ? list.map((old) => (old.id === campaign.id ? campaign : old))
      : list && [campaign, ...list],
  )
  void cache.invalidateQueries({ queryKey: keyOf(campaignRoutes.get, { params: { id: campaign.id } }) })
  void cache.invalidateQueries({ queryKey: keyOf(campaignRoutes.settings) })
}
