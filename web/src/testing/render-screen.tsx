import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { accountQuery } from '#api/account.queries.ts'
import { createQueryClient } from '#api/query-client.ts'
import Toaster from '#ui/Toaster.tsx'
import { ada } from './fake-server.ts'

/** A screen as Ada, or who else is named, sees it at an address, with the toasts. Returns the cache, into which events would write. */
export function renderScreen(screen: ReactNode, path = '/', who = ada) {
  history.replaceState(null, '', path)
  const cache = createQueryClient()
  cache.setQueryData(accountQuery.queryKey, who)
  render(
    <QueryClientProvider client={cache}>
      {screen}
      <Toaster />
    </QueryClientProvider>,
  )
  return cache
}
