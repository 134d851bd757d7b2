import { accountRoutes } from '@octavo/contract/account'
import { QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { ApiError, addressOf, keyOf, request } from './call.ts'

/** Reads the address that the key's segments give when they are joined by '/'. */
const readKey: QueryFunction = async ({ queryKey, signal }) =>
  (await request('GET', addressOf(queryKey), undefined, signal)).json()

/** After which a screen that could not be filled because the database was away asks again. */
const AWAY_PAUSE_MS = 2_000

/**
 * Nothing is asked for twice by itself: data is never stale, a failure is not retried, a focus refetches nothing.
 * A read that is answered by 401 means that the session has ended: then there is no account any more. What was not answered
 * because the database was away says so, and is asked for again for as long as a screen waits for it. A browser that calls
 * itself offline asks all the same: its server may be this very machine.
 */
export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!(error instanceof ApiError)) return
        if (error.status === 401) client.setQueryData(keyOf(accountRoutes.me), null)
        const again = () => client.refetchQueries({ queryKey, exact: true, type: 'active' })
        if (error.code === 'database-away') setTimeout(again, AWAY_PAUSE_MS)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
