import type pg from 'pg'
import type { Database } from '#db/client.ts'
import type { Log } from '#log.ts'

/** What the started engine works with. There is one engine a process, because DBOS is one a process. */
export type Running = {
  database: Database
  /** The engine's own connections: its polling never makes a request wait. */
  pool: pg.Pool
  log: Log
  executorId: string
  /** What jobs work with; the product knows what is in it. */
  context: unknown
}

let running: Running | undefined

export const setRunning = (now: Running | undefined): void => {
  running = now
}

export function engine(): Running {
  if (!running) throw new Error('The engine has not been started')
  return running
}
