import { isDatabaseAway, isDiskFull } from '#outage.ts'
import { workCarefully } from './lost-runs.ts'
import { type Watch, watchOwnership } from './ownership.ts'
import { pause } from './pause.ts'
import { engine } from './running.ts'

export type Attempt = {
  /** Fires when the work must stop at once: cancelled, taken over, out of time, or the process stops. */
  signal: AbortSignal
  /** 1 for the first attempt. */
  number: number
  /** The same for every attempt at this step of this workflow: an outside service that knows it does the work once. */
  key: string
  /** To be called when something is done that another attempt will find: whatever happens next, this work is getting on. */
  gotOn(): void
}

export type StepOptions = {
  /** How often it is tried again after a failure; 3 unless said. */
  retries?: number
  /** The pause before the second attempt; each further pause is twice as long, one minute at most. 1 s unless said. */
  backoffMs?: number
  /** How long one attempt may take. */
  timeoutMs?: number
  /** Whether trying again may help; always, unless said. */
  retryWhen?: (error: unknown) => boolean
}

export type Work<T> = (attempt: Attempt) => Promise<T>

const LONGEST_PAUSE_MS = 60_000
/** Between two looks at a database that is away, and at a full disk. */
const AWAY_PAUSE_MS = 1_000
const FULL_PAUSE_MS = 10_000

/** Works at a step until an attempt succeeds, the attempts are used up (the last failure is thrown) or the run ends. */
export async function attemptStep<T>(workflowId: string, key: string, work: Work<T>, options: StepOptions): Promise<T> {
  const watch = watchOwnership(workflowId)
  try {
    return await workCarefully(workflowId, watch, (gotOn) => attempts(watch, { key, gotOn }, work, options))
  } finally {
    watch.release()
  }
}

async function attempts<T>(
  watch: Watch,
  named: Pick<Attempt, 'key' | 'gotOn'>,
  work: Work<T>,
  { retries = 3, backoffMs = 1_000, retryWhen = () => true, timeoutMs }: StepOptions,
): Promise<T> {
  for (let number = 1; ; ) {
    if (watch.signal.aborted) return await watch.endRun()
    try {
      return await attemptOnce(work, { signal: watch.signal, number, ...named }, timeoutMs)
    } catch (error) {
      if (watch.signal.aborted) return await watch.endRun()
      const obstacle = obstacleIn(error)
      if (obstacle) {
        engine().log.info(`${named.key} ${obstacle.says}`)
        await pause(obstacle.pauseMs, watch.signal)
        continue
      }
      if (number > retries || !retryWhen(error)) throw error
      engine().log.warn(`${named.key} failed (attempt ${number} of ${retries + 1})`, error)
      await pause(pauseBefore(number++, backoffMs), watch.signal)
    }
  }
}

/** What the work itself can do nothing about, and what passes: it waits for that, however long it takes, and keeps its tries. */
function obstacleIn(error: unknown): { says: string; pauseMs: number } | undefined {
  if (isDatabaseAway(error)) return { says: 'waits for the database', pauseMs: AWAY_PAUSE_MS }
  if (isDiskFull(error)) return { says: 'waits for room on the disk', pauseMs: FULL_PAUSE_MS }
  return undefined
}

/** Up to a quarter shorter by chance, so that what failed together is not tried again together. */
const pauseBefore = (number: number, backoffMs: number): number =>
  Math.min(backoffMs * 2 ** (number - 1), LONGEST_PAUSE_MS) * (1 - Math.random() / 4)

async function attemptOnce<T>(work: Work<T>, attempt: Attempt, timeoutMs?: number): Promise<T> {
  if (timeoutMs === undefined) return work(attempt)
  const expiry = new AbortController()
  const signal = AbortSignal.any([attempt.signal, expiry.signal])
  const late = new Error(`It took longer than ${Math.round(timeoutMs / 1000)} seconds`)
  const expired = pause(timeoutMs, signal).then(() => {
    expiry.abort(late)
    throw late
  })
  try {
    // Work that does not heed its signal must not hold up the next attempt.
    return await Promise.race([work({ ...attempt, signal }), expired])
  } finally {
    expiry.abort()
    expired.catch(() => undefined)
  }
}
