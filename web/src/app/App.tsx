import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { mayLeave } from '#ui/unsaved-changes.ts'
import { Guard } from './Guard.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

const Toaster = lazy(() => import('#ui/Toaster.tsx'))

const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  if (mayLeave()) navigate(to, options)
}

/** The whole app around one cache. */
export function App({ cache }: { cache: QueryClient }) {
  return (
    <QueryClientProvider client={cache}>
      <Router aroundNav={askBeforeLeaving}>
        <Suspense fallback={<LoadingScreen />}>
          <Guard />
        </Suspense>
        <Suspense>
          <Toaster dock />
        </Suspense>
      </Router>
    </QueryClientProvider>
  )
}
