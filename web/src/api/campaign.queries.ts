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

/** How the campaign's message looks for one of the people it reaches, counted from 0. While another is asked for, the last one stays. */
export const useCampaignPreview = (id: string, place = 0) =>
  useQuery({
    ...queryOf(campaignRoutes.preview, { params: { id }, ...(place > 0 && { query: { place } }) }),
    placeholderData: keepPreviousData,
  })

/** What was looked at before it goes, and whom it reaches. */
export const useCampaignChecks = (id: string) => useQuery(queryOf(campaignRoutes.checks, { params: { id } }))

/** The films that a campaign can show. */
export const useCampaignFilms = () => useQuery(queryOf(campaignRoutes.films))

const LEAVING_POLL_MS = 2000

/** The campaigns that can still be taken back; asked for again and again until they have left. */
export function useLeaving() {
  const idle = useFallbackPoll(POLL_MS)
  return useQuery({
    ...queryOf(campaignRoutes.leaving),
    refetchInterval: ({ state }) => (state.data?.campaigns.length ? LEAVING_POLL_MS : idle),
  })
}

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
  for (const row of [campaignRoutes.settings, campaignRoutes.leaving])
    void cache.invalidateQueries({ queryKey: keyOf(row) })
}
