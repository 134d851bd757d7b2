import { accountRoutes } from '@octavo/contract/account'
import { QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { ApiError, addressOf, keyOf, request } from './call.ts'

/** Reads the address that the key's segments give when they are joined by '/'. */
const readKey: QueryFunction = async ({ queryKey, signal }) =>
  (await request('GET', addressOf(queryKey), undefined, signal)).json()

/**
 * Nothing is asked for twice by itself: data is never stale, a failure is not retried, a focus refetches nothing.
 * A read that is answered by 401 means that the session has ended: then there is no account any more.
 */
export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        const ended = error instanceof ApiError && error.status === 401
        if (ended) client.setQueryData(keyOf(accountRoutes.me), null)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
  return client
}
