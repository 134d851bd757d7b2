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

const CHANNEL = 'octavo_events'

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

export type LiveChanges = {
  /** Calls back for the account's changes until the returned function is called. */
  watch(accountId: string, tell: (change: LiveChange) => void): () => void
  close(): Promise<void>
}

/** Listens on a connection of its own and comes back when it is lost. */
export function listenForChanges(pool: Pool, log: Log): LiveChanges {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  let client: PoolClient | undefined
  let closed = false
  const connect = async (): Promise<void> => {
    if (closed) return
    try {
      client = await pool.connect()
      client.on('notification', ({ payload }) => {
        const { accountId, ...change } = JSON.parse(payload ?? '{}') as LiveChange & { accountId: string }
        emitter.emit(accountId, change)
      })
      client.once('error', () => retry('lost'))
      await client.query(`listen ${CHANNEL}`)
    } catch {
      retry('not made')
    }
  }
  const retry = (what: string) => {
    client?.release(true)
    client = undefined
    if (closed) return
    log.warn(`The connection for live updates was ${what}; trying again`)
    setTimeout(connect, 1000).unref()
  }
  void connect()
  return {
    watch(accountId, tell) {
      emitter.on(accountId, tell)
      return () => void emitter.off(accountId, tell)
    },
    async close() {
      closed = true
      const held = client
      // Its end is an error to the connection, which must not give it back a second time.
      client = undefined
      held?.release(true)
    },
  }
}
