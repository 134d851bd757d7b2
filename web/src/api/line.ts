/**
 * Whether the server can be reached as far as the browser knows. A browser on a plane or in a workshop without a network
 * calls itself offline; what runs on the same machine is reached all the same.
 */
const isOwnMachine = () => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)

/** The browser has no way to the server. */
export const isLineDown = (): boolean => !navigator.onLine && !isOwnMachine()

/** Calls back when the way to the server is lost and when it is there again. */
export function watchLine({ lost, back }: { lost: () => void; back: () => void }): void {
  window.addEventListener('offline', () => isLineDown() && lost())
  window.addEventListener('online', back)
}
