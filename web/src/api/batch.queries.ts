import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 5000
const RUNNING_POLL_MS = 2000

/** Work on it goes on by itself. */
export const isRunning = (batch: Batch): boolean => batch.status === 'writing' || batch.status === 'making'

/** The account's batches, the newest first. Events tell of each video; what a running batch makes of them is asked for. */
export function useBatches() {
  const cache = useQueryClient()
  const list = useQuery({ ...queryOf(batchRoutes.list), refetchInterval: useFallbackPoll(POLL_MS) })
  const follow = ({ id }: Batch) => ({
    queryKey: keyOf(batchRoutes.get, { params: { id } }),
    queryFn: async () => {
      const batch = await call(batchRoutes.get, { params: { id } })
      keepBatch(cache, batch)
      return batch
    },
    refetchInterval: RUNNING_POLL_MS,
  })
  useQueries({ queries: (list.data ?? []).filter(isRunning).map(follow) })
  return list
}

/** Puts a batch as it is now into the list; a new one comes first. A list that was never read is read anew. */
export function keepBatch(cache: QueryClient, batch: Batch) {
  const key = keyOf(batchRoutes.list)
  const batches = cache.getQueryData<Batch[]>(key)
  if (!batches) return void cache.invalidateQueries({ queryKey: key, exact: true })
  const known = batches.some(({ id }) => id === batch.id)
  const next = known ? batches.map((old) => (old.id === batch.id ? batch : old)) : [batch, ...batches]
  cache.setQueryData<Batch[]>(key, next)
}

export const refreshBatches = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(batchRoutes.list), exact: true })
