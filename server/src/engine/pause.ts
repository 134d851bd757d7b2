import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, but no longer than until the signal fires. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined)
