/**
 * What happened to an account's things, told to whoever watches. A change announces itself with NOTIFY in its own
 * transaction, so nothing is told that did not happen, and every process hears it, whichever one did the work.
 */
import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Owned } from '#context.ts'
import type { Log } from '#log.ts'

export type LiveChange =
  | { type: 'video'; id: string }
  | { type: 'batch'; id: string }
  | { type: 'credits' }
  | { type: 'library' }
  | { type: 'operation' }
  | { type: 'generation'; id: string }
  | { type: 'contacts' }
  | { type: 'media' }
  | { type: 'campaign'; id: string }
  | { type: 'account' }
  /** Some of its sessions have ended: heard by the open streams, which end with theirs. */
  | { type: 'sessions' }

const CHANNEL = 'octavo_events'
const MISSED = Symbol('missed')

export const notify = ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>, change: LiveChange) =>
  db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ accountId, ...change })})`)

/** Many at once, in one statement. */
export const notifyAll = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>, changes: LiveChange[]) => {
  if (changes.length === 0) return
  const payloads = JSON.stringify(changes.map((change) => JSON.stringify({ accountId, ...change })))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
  )
}

/** The tables themselves tell on it whose rows were changed, whoever changed them and how. */
const ROWS_CHANNEL = 'octavo_rows'
const ROWS = 'rows'

export type LiveChanges = {
  /** Calls back for the account's changes until the returned function is called; `missed`, once some may not have been heard. */
  watch(accountId: string, tell: (change: LiveChange) => void, missed: () => void): () => void
  /** Calls back with each account whose rows were changed; with none when anything may have been. */
  watchRows(tell: (accountId?: string) => void): void
  /** Waits until all is told that was committed before now; false while nothing can be heard. */
  caughtUp(): Promise<boolean>
  close(): Promise<void>
}

/** Listens on a connection of its own and comes back when it is lost. */
export function listenForChanges(pool: Pool, log: Log): LiveChanges {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  let client: PoolClient | undefined
  let closed = false
  let wasLost = false
  let isListening = false
  const connect = async (): Promise<void> => {
    if (closed) return
    let opened: PoolClient | undefined
    try {
      opened = await pool.connect()
      if (closed) return opened.release(true)
      client = opened
      client.on('notification', ({ channel, payload }) => {
        if (channel === ROWS_CHANNEL) return void emitter.emit(ROWS, payload || undefined)
        const { accountId, ...change } = JSON.parse(payload ?? '{}') as LiveChange & { accountId: string }
        emitter.emit(accountId, change)
      })
      client.once('error', () => retry(opened))
      await client.query(`listen ${CHANNEL}; listen ${ROWS_CHANNEL}`)
      if (wasLost) emitter.emit(MISSED)
      wasLost = false
      emitter.emit(ROWS)
      isListening = true
    } catch {
      retry(opened)
    }
  }
  const retry = (lost: PoolClient | undefined) => {
    // A connection that breaks under a question says so twice.
    if (closed || client !== lost) return
    client?.release(true)
    client = undefined
    isListening = false
    if (!wasLost) log.warn('The connection for live updates was lost; trying again until it is back.')
    wasLost = true
    setTimeout(connect, 1000).unref()
  }
  // The server says what it has to tell before it answers, and one answer is enough for all who asked before the question left.
  const askAfter = shared(async () => {
    if (!isListening || !client) return false
    return client.query('select').then(
      () => isListening,
      () => false,
    )
  })
  void connect()
  return {
    watchRows: (tell) => void emitter.on(ROWS, tell),
    caughtUp: askAfter,
    watch(accountId, tell, missed) {
      emitter.on(accountId, tell).on(MISSED, missed)
      return () => void emitter.off(accountId, tell).off(MISSED, missed)
    },
    async close() {
      closed = true
      isListening = false
      const held = client
      // Its end is an error to the connection, which must not give it back a second time.
      client = undefined
      held?.release(true)
    },
  }
}

/** One question at a time; who asks while one is under way waits for the next, together with all others who do. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= underWay.then(() => {
      const asked = ask()
      underWay = asked
      next = undefined
      return asked
    })
    return next
  }
}
