import { type Account, accountRoutes } from '@octavo/contract/account'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, addressOf, keyOf, request } from './call.ts'

/** Who is signed in; null for a visitor, which the server says by 401. */
export const accountQuery = queryOptions<Account | null>({
  queryKey: keyOf(accountRoutes.me),
  queryFn: async ({ queryKey, signal }) => {
    try {
      return (await request('GET', addressOf(queryKey), undefined, signal)).json()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** The signed-in account: undefined while it is asked for, null for a visitor. */
export const useAccount = () => useQuery(accountQuery)

/** The account as it is now. Its time zone stands in many answers, so everything else is read anew. */
export function keepAccount(cache: QueryClient, account: Account) {
  cache.setQueryData(accountQuery.queryKey, account)
  void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountQuery.queryKey[0] })
}
