/** Keeps the page that is shown without a connection; fetched when everything else is there. */
export function keepOfflinePage(): void {
  window.addEventListener('load', () => {
    // Some browsers forbid it, and an address without https has none: then there is no such page.
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  })
}
