import { createRoot } from 'react-dom/client'
import { accountQuery } from '#api/account.queries.ts'
import { readBoot } from '#api/boot.ts'
import { createQueryClient } from '#api/query-client.ts'
import { App } from './App.tsx'
import './styles.css'

// After a new version is installed, an open tab may ask for chunks that are gone. One reload brings the new ones.
const RELOADED = 'octavo.reloaded'
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED)) return
  sessionStorage.setItem(RELOADED, 'yes')
  event.preventDefault()
  location.reload()
})

const cache = createQueryClient()
const boot = readBoot()
if (boot) cache.setQueryData(accountQuery.queryKey, boot.user)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App cache={cache} />)
