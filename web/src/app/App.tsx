import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { useToasts } from '#ui/toast.ts'
import { mayLeave } from '#ui/unsaved-changes.ts'
import { Guard } from './Guard.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { useWarm } from './use-warm.ts'

const loadToaster = () => import('#ui/Toaster.tsx').then((module) => module.default)

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
        <Toasts />
      </Router>
    </QueryClientProvider>
  )
}

function Toasts() {
  const Toaster = useWarm(loadToaster, useToasts().length > 0)
  return Toaster && <Toaster dock />
}
