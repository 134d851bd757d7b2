import { type Account, accountRoutes } from '@octavo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
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
