import { type Batch, batchRoutes } from '@octavo/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryOf } from './call.ts'
import { useFallbackPoll } from './events.ts'

const POLL_MS = 5000

/** The account's batches, the newest first; kept fresh by events, or by asking while none arrive. */
export const useBatches = () => useQuery({ ...queryOf(batchRoutes.list), refetchInterval: useFallbackPoll(POLL_MS) })

/** Work on it goes on by itself. */
export const isRunning = (batch: Batch): boolean => batch.status === 'writing' || batch.status === 'making'

/** Puts a batch as it is now into the list; a new one comes first. A list that was never read is read anew. */
export function keepBatch(cache: QueryClient, batch: Batch) {
  const key = keyOf(batchRoutes.list)
  const batches = cache.getQueryData<Batch[]>(key)
  if (!batches) return void cache.invalidateQueries({ queryKey: key, exact: true })
  const known = batches.some(({ id }) => id === batch.id)
  const next = known ? batches.map((old) => (old.id === batch.id ? batch : old)) : [batch, ...batches]
  cache.setQueryData<Batch[]>(key, next)
}
