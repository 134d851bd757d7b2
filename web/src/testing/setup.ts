import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { removeToasts } from '#ui/toast.ts'

// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 60_000 })

// Files run one after the other in one process with their modules kept, which takes less than half the time: what a module
// remembers is forgotten here.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.getElementById('boot')?.remove()
  history.replaceState(null, '', '/')
  removeToasts()
})
// What is still being loaded would come when its document is gone.
afterAll(() => vi.dynamicImportSettled())

// What jsdom lacks and the primitives ask for.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
})
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => undefined
window.matchMedia = (query) =>
  ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
globalThis.EventSource = class {
  static readonly CLOSED = 2
  close() {}
} as never
