// The installed app without a line: one page that says so, and its icon. Nothing else is kept, least of all an answer of the API.
const CACHE = 'octavo-offline-1'
const PAGE = '/offline.html'
const ICON = '/favicon.svg'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ICON]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== CACHE)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  const isPage = request.mode === 'navigate' && !/^\/(api|s3)\//.test(pathname)
  if (origin !== self.location.origin || !(isPage || pathname === ICON)) return
  event.respondWith(fetch(request).catch(() => caches.match(isPage ? PAGE : ICON)))
})
