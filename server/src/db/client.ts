import { join } from 'node:path'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { joinPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import * as tables from '#db/tables/index.ts'
import type { Log } from '#log.ts'
import { databaseSocket } from '#outage.ts'
import { migrateDatabase, refuseUnknownTables, type Upgrade } from './migrate.ts'

/** What a store asks its questions of: the database, or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof tables, ExtractTablesWithRelations<typeof tables>>

export type Database = {
  pool: pg.Pool
  db: Db
  /** How further connections are made: the engine keeps some of its own. */
  connection: pg.PoolConfig
  /** Whether PostgreSQL runs inside this product. */
  embedded: boolean
  /** Resolves with a sentence if the embedded PostgreSQL has ended and cannot be started again: the process cannot go on then. */
  died: Promise<string>
  close(): Promise<void>
}

export type DatabaseOptions = {
  databaseUrl?: string
  dataDir: string
  log: Log
  /** Uses the embedded database of another process, if one is running, instead of refusing. */
  join?: boolean
  /** Leaves the tables in the shape in which an earlier version made them: nothing is written. */
  asItIs?: boolean
  /** Called before a database of an earlier version is changed; when it throws, nothing is. */
  beforeUpgrade?: (upgrade: Upgrade, pool: pg.Pool) => Promise<void>
}

const POOL_SIZE = 10
const OLDEST_VERSION = 15

/** Opens the configured database, or the embedded one, with its tables in this version's shape. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  join: joins,
  asItIs,
  beforeUpgrade,
}: DatabaseOptions): Promise<Database> {
  const dir = join(dataDir, 'database')
  const running = databaseUrl ? { connectionString: databaseUrl } : joins ? joinPostgres(dir) : undefined
  const server = running ? elsewhere(running) : await startPostgres({ dir, log })
  const connection = { ...server.connection, stream: databaseSocket }
  const pool = makePool(connection, log)
  const close = async () => {
    await pool.end()
    await server.stop()
  }
  try {
    await checkServer(pool, connection)
    if (asItIs) await refuseUnknownTables(pool)
    else await migrateDatabase(pool, async (upgrade) => beforeUpgrade?.(upgrade, pool))
  } catch (error) {
    await close()
    throw error
  }
  return { pool, db: databaseOn(pool), connection, embedded: !databaseUrl, died: server.died, close }
}

function databaseOn(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, { schema: tables })
  const { dialect } = db as unknown as { dialect: PgDialect }
  const { schema, fullSchema, tableNamesMap } = db._
  const known = schema && { schema, fullSchema, tableNamesMap }
  // Drizzle's own never gives the connection back when that is lost before BEGIN (drizzle-orm issue 6241): ten times, and none is left.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await new NodePgSession<typeof tables, ExtractTablesWithRelations<typeof tables>>(
        client,
        dialect,
        known,
      ).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

const never = new Promise<string>(() => {})

/** A server that somebody else starts and stops. */
const elsewhere = (connection: pg.PoolConfig) => ({ connection, died: never, stop: async () => {} })

function makePool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: 20_000,
    application_name: 'octavo',
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection can break while it is lent out, between two statements: without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Once the pool is being closed, PostgreSQL may end a connection before it has read the client's good-bye: nothing is lost then.
  pool.on('error', (error) => pool.ending || log.warn(`A database connection was lost: ${error.message}`))
  return pool
}

/** Says in a sentence why a server cannot be used, before anything is written to it. */
async function checkServer(pool: pg.Pool, connection: pg.PoolConfig): Promise<void> {
  const { version, encoding } = await askServer(pool, connection)
  if (Math.floor(version / 10_000) < OLDEST_VERSION)
    throw new DatabaseUnavailable(
      `The database at ${nameOf(connection)} is PostgreSQL ${Math.floor(version / 10_000)}; ${OLDEST_VERSION} or later is needed.`,
    )
  if (encoding !== 'UTF8')
    throw new DatabaseUnavailable(`The database at ${nameOf(connection)} is encoded in ${encoding}; UTF8 is needed.`)
}

async function askServer(pool: pg.Pool, connection: pg.PoolConfig): Promise<{ version: number; encoding: string }> {
  const question =
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding"
  try {
    return (await pool.query(question)).rows[0]
  } catch (error) {
    throw new DatabaseUnavailable(`The database at ${nameOf(connection)} cannot be reached: ${reasonOf(error)}.`)
  }
}

/** A host that answers under several addresses fails with a list of errors and no message of its own. */
const reasonOf = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors : [error]).map((one: Error) => one.message).join('; ')

/** Where it is, without the password. */
function nameOf(connection: pg.PoolConfig): string {
  const { host, port, database } = new pg.Client(connection)
  return `${host}:${port}/${database}`
}
