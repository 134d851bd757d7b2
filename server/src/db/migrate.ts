import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'

const FOLDER = new URL('./migrations', import.meta.url).pathname
const EXTENSIONS = ['pg_trgm', 'citext']
/** Any number of our own: it keeps two starting processes from migrating at once. */
const LOCK = 'pg_advisory_lock(7305813)'

/** Brings the tables to this version's shape. Several processes may do it at once: the others wait for the first. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select ${LOCK}`)
    await refuseNewerDatabase(client)
    for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`)
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    // Closing the session gives the lock back, also after a failure half-way.
    client.release(true)
  }
}

type Migration = { tag: string; when: number }

function knownMigrations(): Migration[] {
  return (JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: Migration[] }).entries
}

/** The name of the newest migration this version knows; two databases of the same version hold the same tables. */
export const schemaVersion = (): string => knownMigrations().at(-1)?.tag ?? 'none'

async function refuseNewerDatabase(client: pg.PoolClient): Promise<void> {
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as migrated",
  )
  if (!found[0].migrated) return
  const { rows } = await client.query('select max(created_at)::text as latest from drizzle.__drizzle_migrations')
  const newest = knownMigrations().at(-1)?.when ?? 0
  if (Number(rows[0].latest) <= newest) return
  throw new DatabaseUnavailable(
    'The database was made by a newer version of Octavo. Start that version, or restore a backup.',
  )
}
