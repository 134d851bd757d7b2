/** Tests wait for what happens, not for seconds; and what has to be quick is quick as on a machine that does nothing else. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Far above need: it only ends what never comes. */
export const HANGS_AFTER_MS = 120_000
/** The same for a film that is really made. */
export const FILMED_WITHIN_MS = 300_000

/** Often enough that nobody waits for it; seldom enough that looking is no work beside what is looked at. */
const LOOKS_EVERY_MS = 50

export async function until(holds: () => boolean | Promise<boolean>, withinMs = HANGS_AFTER_MS): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms`)
    await sleep(LOOKS_EVERY_MS)
  }
}

/** What a deed answers, and how many milliseconds it would take on this machine if nothing else ran on it. */
export async function timed<T>(deed: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = slowness()
  const startedAt = performance.now()
  const answer = await deed()
  const ms = performance.now() - startedAt
  return { answer, ms: ms / Math.max(before, slowness()) }
}

/** A moment from now that comes later on a slow machine, so that what is asked first is asked in time. */
export const soon = (ms: number): Date => new Date(Date.now() + ms * slowness())

const COMPUTED_MS = 100

/** How many times as long as its own computing a computation takes now: 1 where nobody else wants the processor. */
function slowness(): number {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  for (;;) {
    const { user, system } = process.cpuUsage(before)
    const computed = (user + system) / 1000
    if (computed >= COMPUTED_MS) return Math.max(1, (performance.now() - startedAt) / computed)
  }
}
