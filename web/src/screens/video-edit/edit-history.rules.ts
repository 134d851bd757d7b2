/** The row of changes, to and fro. What is typed in one go is one step. */
import type { FilmChanges } from '@octavo/contract/edit'

export type History = {
  past: readonly FilmChanges[]
  now: FilmChanges
  future: readonly FilmChanges[]
  /** What was changed last, and when. */
  touched: { field: string; at: number } | null
}

/** Two letters that come within this are one step. */
const ONE_GO_MS = 1500
const STEPS = 200

export const startedWith = (now: FilmChanges): History => ({ past: [], now, future: [], touched: null })

export function changed(history: History, now: FilmChanges, field: string, at: number): History {
  if (JSON.stringify(now) === JSON.stringify(history.now)) return history
  const { touched, past } = history
  const goesOn = touched?.field === field && at - touched.at < ONE_GO_MS
  return {
    past: goesOn ? past : [...past, history.now].slice(-STEPS),
    now,
    future: [],
    touched: { field, at },
  }
}

export function undone(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], touched: null }
}

export function redone(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.now], now: next, future, touched: null }
}
