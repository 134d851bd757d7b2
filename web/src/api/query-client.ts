import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { addressOf, request } from './call.ts'

/** Reads the address that the key's segments give when they are joined by '/'. */
const readKey: QueryFunction = async ({ queryKey, signal }) =>
  (await request('GET', addressOf(queryKey), undefined, signal)).json()

/** Nothing is asked for twice by itself: data is never stale, a failure is not retried, a focus refetches nothing. */
export const createQueryClient = () =>
  new QueryClient({
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
