import { campaignRoutes } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 5000
const PAGE = 50

export type OutboxFilter = { channel?: Channel; campaignId?: string }

/** What the built-in services kept instead of sending, the newest first, a page at a time. */
export const useOutbox = (filter: OutboxFilter) =>
  useInfiniteQuery({
    queryKey: [...keyOf(campaignRoutes.outbox), 'pages', filter],
    queryFn: ({ pageParam }) =>
      call(campaignRoutes.outbox, { query: { ...filter, limit: PAGE, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    refetchInterval: useFallbackPoll(POLL_MS),
  })

/** One message as it would have left, with its headers. */
export const useOutboxMessage = (id: string) => useQuery(queryOf(campaignRoutes.outboxMessage, { params: { id } }))

/** The texts to one number, the newest first. */
export const useThread = (to: string) =>
  useQuery(queryOf(campaignRoutes.outbox, { query: { channel: 'sms', to, limit: 200 } }))
