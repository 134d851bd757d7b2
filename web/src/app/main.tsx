import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { accountQuery } from '#api/account.queries.ts'
import { readBoot } from '#api/boot.ts'
import { createQueryClient } from '#api/query-client.ts'
import { App } from './App.tsx'
import { keepOfflinePage } from './offline-page.ts'
import './styles.css'

// After a new version is installed, an open tab may ask for chunks that are gone. A reload brings the new ones; not twice in a row.
const RELOADED = 'octavo.reloaded'
const RELOAD_PAUSE_MS = 60_000
window.addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE_MS) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  event.preventDefault()
  location.reload()
})

keepOfflinePage()

const cache = createQueryClient()
const boot = readBoot()
if (boot) cache.setQueryData(accountQuery.queryKey, boot.user)

const root = document.getElementById('root')
// As a transition it is drawn in small slices, between which a phone can answer a touch.
if (root) startTransition(() => createRoot(root).render(<App cache={cache} />))
