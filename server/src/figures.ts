/**
 * Figures and lists that many calls ask for are read once: kept for a moment, for their account alone, and forgotten as soon as one of its
 * rows is changed, in whichever process. Whoever asks after a change was committed is told what holds after it.
 */
import type { SignedIn } from '#context.ts'
import type { LiveChanges } from '#live-changes.ts'

/** Days begin and things fall due though no row is changed. */
const KEPT_MS = 2_000

type Kept = { at: number; counted: Promise<unknown> }
export type Figures = {
  /** What `count` gives, or gave a moment ago under the same name. What is counted is not to be changed. */
  of<T>(ctx: Pick<SignedIn, 'accountId' | 'now'>, name: string, count: () => Promise<T>): Promise<T>
}

export function keepFigures(changes: LiveChanges): Figures {
  const accounts = new Map<string, Map<string, Kept>>()
  changes.watchRows((accountId) => (accountId ? accounts.delete(accountId) : accounts.clear()))
  return {
    async of<T>({ accountId, now }: Pick<SignedIn, 'accountId' | 'now'>, name: string, count: () => Promise<T>) {
      if (!(await changes.caughtUp())) return count()
      const at = now().getTime()
      const figures = accounts.get(accountId) ?? new Map<string, Kept>()
      const kept = figures.get(name)
      if (kept && Math.abs(at - kept.at) < KEPT_MS) return kept.counted as Promise<T>
      const counted = count()
      accounts.set(accountId, figures.set(name, { at, counted }))
      const forget = () => {
        if (figures.get(name)?.counted === counted) figures.delete(name)
        if (figures.size === 0 && accounts.get(accountId) === figures) accounts.delete(accountId)
      }
      counted.catch(forget)
      setTimeout(forget, KEPT_MS).unref()
      return counted
    },
  }
}
