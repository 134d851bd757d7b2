import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again until it is over, or for as long as an answer may be waited for; gives what was seen last. */
export async function lookUntil<T>(
  look: () => Promise<T>,
  isOver: (seen: T) => boolean,
  { withinMs, everyMs }: { withinMs: number; everyMs: number },
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (isOver(seen) || Date.now() >= deadline) return seen
    await sleep(everyMs)
  }
}
