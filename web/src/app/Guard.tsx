import { messages } from '@octavo/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { startEvents } from '#api/events.ts'
import { keepReferral, keepWanted } from '#api/visit.ts'
import { LandingHeader } from '#screens/landing/LandingHeader.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { toast } from '#ui/toast.ts'
import { Arrival } from './Arrival.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { page } from './page.tsx'
import { PAGES } from './pages.ts'
import { whenCalm } from './when-calm.ts'

const Landing = page(() => import('#screens/landing/Landing.tsx'))
const Shell = lazy(() => import('./Shell.tsx'))

/** Lets the signed-in account into the app and a visitor to the open pages; asks first who it is. */
export function Guard() {
  const account = useAccount()
  if (account.isPending) return <LoadingScreen />
  if (account.isError) return <Unreachable error={account.error} onRetry={() => void account.refetch()} />
  return account.data ? <SignedIn /> : <Visitor />
}

function SignedIn() {
  const cache = useQueryClient()
  useEffect(() => startEvents(cache), [cache])
  useEffect(() => {
    const callOff = PAGES.map(({ page }) => whenCalm(() => void page.preload()))
    return () => {
      for (const off of callOff) off()
    }
  }, [])
  return <Shell />
}

const openPages = PAGES.filter((row) => row.open)

function Visitor() {
  useEffect(() => keepReferral(location.search), [])
  return (
    <Switch>
      <Route path="/">
        <Arrival title="">
          <Landing />
        </Arrival>
      </Route>
      {openPages.map(({ path, title, page: Screen }) => (
        <Route key={path} path={path}>
          <LandingHeader />
          <main id="main" tabIndex={-1} className="mx-auto max-w-[1240px] px-5 pt-28 pb-16">
            <Arrival title={title}>
              <Screen />
            </Arrival>
          </main>
        </Route>
      ))}
      <Route>
        <Denied />
      </Route>
    </Switch>
  )
}

/** A visitor at a page of the app: says so, remembers the page for after sign-in, goes to the landing page. */
function Denied() {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    console.warn(`Unauthorized access to ${path}: redirecting to /`)
    keepWanted(search ? `${path}?${search}` : path)
    toast({ title: messages.account.accessDenied, variant: 'destructive' })
  }, [path, search])
  return <Redirect to="/" replace />
}

function Unreachable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorNote what={sentenceOf(error)} onRetry={onRetry} />
    </main>
  )
}
