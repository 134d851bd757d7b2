import { journalRoutes } from '@octavo/contract/journal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, keyOf } from './call.ts'

const PAGE = 10

/** What was decided, sent, posted and stopped, the newest first, a page at a time. */
export const useJournal = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(journalRoutes.list), 'pages'],
    queryFn: ({ pageParam }) =>
      call(journalRoutes.list, { query: { limit: PAGE, ...(pageParam > 0 && { before: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ entries }) => (entries.length === PAGE ? entries.at(-1)?.number : undefined),
  })
