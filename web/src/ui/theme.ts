import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

const KEY = 'octavo.theme'
const BAR_COLOR = { light: '#f4f6f8', dark: '#0d1117' }
const watchers = new Set<() => void>()

const systemTheme = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')

function readChoice(): ThemeChoice {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function paint() {
  const choice = readChoice()
  const theme = choice === 'system' ? systemTheme() : choice
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLOR[theme])
  for (const tell of watchers) tell()
}

function watch(tell: () => void) {
  watchers.add(tell)
  const system = matchMedia('(prefers-color-scheme: light)')
  system.addEventListener('change', paint)
  return () => {
    watchers.delete(tell)
    system.removeEventListener('change', paint)
  }
}

/** Keeps the choice and repaints at once. `public/theme.js` does the same before the first paint. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  paint()
}

/** The kept choice. */
export const useTheme = () => useSyncExternalStore(watch, readChoice, () => 'system' as const)
