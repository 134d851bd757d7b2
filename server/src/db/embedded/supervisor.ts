import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#log.ts'
import type { Folder } from './folder.ts'
import { clearAfterDeath, signalPostmaster } from './ownership.ts'
import { shutDown } from './postmaster.ts'

export type Supervision = {
  folder: Folder
  /** Starts PostgreSQL in its old place, behind a guard, and waits until it answers. */
  start: () => Promise<ChildProcess>
  log?: Log | undefined
}

export type Supervised = {
  /** A fast shutdown; sessions still open are ended. */
  stop(): Promise<void>
  /** Resolves once PostgreSQL runs no more and is not started again: with a sentence if it could not be, with nothing after `stop`. */
  over: Promise<string | undefined>
}

const STOP_PATIENCE_MS = 15_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** What ends sooner than this after its start has failed to start. */
const STEADY_MS = 5_000
const GIVE_UP_AFTER = 6
const NO_ROOM = /No space left on device|Disk quota exceeded/

/** Keeps PostgreSQL running: should it end without having been asked to, it is started again. */
export function supervise(first: ChildProcess, { folder, start, log }: Supervision): Supervised {
  let guard = first
  let stopping = false

  const keepRunning = async (): Promise<string | undefined> => {
    for (let failures = 0; ; ) {
      const startedAt = Date.now()
      await endOf(guard)
      // Should only the guard have been killed, PostgreSQL must not live on unguarded.
      guard.stdin?.end()
      signalPostmaster(folder, 'SIGINT')
      if (stopping) return undefined
      log?.warn(`The embedded database ended on its own (${howItEnded(guard)}) and is started again.`)
      failures = Date.now() - startedAt < STEADY_MS ? failures + 1 : 0
      for (let isBack = false; !isBack; ) {
        await sleep(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
        if (stopping) return undefined
        const problem = await startAgain()
        if (problem !== undefined && ++failures >= GIVE_UP_AFTER && !NO_ROOM.test(problem))
          return `The embedded database ended on its own (${howItEnded(guard)}) and does not start again: ${problem}`
        isBack = problem === undefined
      }
      if (stopping) await shutDown(guard)
    }
  }
  /** Answers what stood in the way. */
  const startAgain = async (): Promise<string | undefined> => {
    const startedAt = Date.now()
    try {
      await clearAfterDeath(folder)
      guard = await start()
      log?.info(`The embedded database is back; its start took ${Date.now() - startedAt} ms.`)
      return undefined
    } catch (error) {
      log?.warn(`The embedded database could not be started again yet: ${(error as Error).message}`)
      return (error as Error).message
    }
  }

  const over = keepRunning()
  const stop = async () => {
    stopping = true
    const impatience = setTimeout(() => signalPostmaster(folder, 'SIGQUIT'), STOP_PATIENCE_MS)
    await shutDown(guard)
    await over
    clearTimeout(impatience)
  }
  return { stop, over }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function endOf(guard: ChildProcess): Promise<void> {
  if (!hasEnded(guard)) await once(guard, 'exit')
}

const howItEnded = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `code ${exitCode}`
