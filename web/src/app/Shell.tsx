import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { Arrival } from './Arrival.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { page } from './page.tsx'
import { ALIASES, PAGES } from './pages.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useCommands } from './useCommands.tsx'
import { useRunningWork } from './useRunningWork.ts'

/** Not needed for the first sight of a screen. */
const TakeBackBar = lazy(async () => ({ default: (await import('#parts/campaign/TakeBackBar.tsx')).TakeBackBar }))
const NotFound = page(() => import('#screens/not-found/NotFound.tsx'))

/** What stands around every signed-in screen: sidebar or bottom bar, top bar, the palette and the keys. */
export default function Shell() {
  const [dialogs, open] = useCommands()
  useRunningWork()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-md focus:bg-solid focus:px-3 focus:py-2 focus:text-on-solid"
      >
        Skip to content
      </a>
      <Sidebar />
      <div className="min-w-0 pb-[calc(5rem+var(--toast-lift,0px))] lg:pb-(--toast-lift,0px)">
        <TopBar onOpen={open} />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1320px] px-4 py-6 lg:px-8 lg:py-8">
          <Suspense fallback={<PageLoading />}>
            <Switch>{screens}</Switch>
          </Suspense>
        </main>
      </div>
      <Suspense fallback={null}>
        <TakeBackBar />
      </Suspense>
      <PhoneBar />
      {dialogs}
    </div>
  )
}

const PageLoading = () => (
  <div role="status" className="text-ink-2">
    Loading...
  </div>
)

/** Sends an old name of a screen on to its own, with whatever the address carries. */
function Alias({ to }: { to: string }) {
  const search = useSearch()
  return <Redirect to={search ? `${to}?${search}` : to} replace />
}

const screens = [
  ...PAGES.flatMap(({ path, also = [], title, page: Screen }) =>
    [path, ...also].map((path) => (
      <Route key={path} path={path}>
        <Arrival title={title}>
          <Screen />
        </Arrival>
      </Route>
    )),
  ),
  ...Object.entries(ALIASES).map(([from, to]) => (
    <Route key={from} path={from}>
      <Alias to={to} />
    </Route>
  )),
  <Route key="unknown">
    <Arrival title="Page not found">
      <NotFound />
    </Arrival>
  </Route>,
]
