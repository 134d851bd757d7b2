import { readFileSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'

const FOLDER = new URL('./migrations', import.meta.url).pathname
const EXTENSIONS = ['pg_trgm', 'citext']
/** Any number of our own: it keeps two starting processes from migrating at once. */
const LOCK = 'pg_advisory_lock(7305813)'
/** Where drizzle notes what it has applied; databases of every version have it, so it stays. */
const APPLIED = 'drizzle.__drizzle_migrations'

/** What stands before a database that an earlier version has left behind. */
export type Upgrade = { from: string; to: string }

type BeforeUpgrade = (upgrade: Upgrade) => Promise<void>

/**
 * Brings the tables to this version's shape. Several processes may do it at once: the others wait for the first. What is to
 * happen before a database that holds something is changed may throw: then nothing is.
 */
export async function migrateDatabase(pool: pg.Pool, beforeUpgrade: BeforeUpgrade = async () => {}): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select ${LOCK}`)
    const applied = await appliedMigrations(client)
    refuseNewer(applied)
    const from = tagOf(applied.at(-1))
    if (from && from !== schemaVersion() && (await holdsRows(client)))
      await beforeUpgrade({ from, to: schemaVersion() })
    await client.query('begin')
    await applyMigrations(client)
    await client.query('commit')
  } finally {
    // Closing the session gives the lock back, and undoes what a failure left half-way.
    client.release(true)
  }
}

/** For whoever only reads: the tables stay as they are, of this version or an earlier one. */
export async function refuseUnknownTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const applied = await appliedMigrations(client)
    if (applied.length === 0) throw new DatabaseUnavailable('There is no installation of Octavo in this database yet.')
    refuseNewer(applied)
  } finally {
    client.release()
  }
}

type Migration = { tag: string; when: number }

function knownMigrations(): Migration[] {
  return (JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')) as { entries: Migration[] }).entries
}

const tagOf = (when: number | undefined) => knownMigrations().find((known) => known.when === when)?.tag

/** The name of the newest migration this version knows; two databases of the same version hold the same tables. */
export const schemaVersion = (): string => knownMigrations().at(-1)?.tag ?? 'none'

/** Whether this version can bring tables of that name to its own shape. */
export const knowsSchema = (tag: string): boolean => knownMigrations().some((known) => known.tag === tag)

/** The name of the newest migration that a database has. */
export async function schemaOf(client: pg.ClientBase): Promise<string> {
  return tagOf((await appliedMigrations(client)).at(-1)) ?? 'none'
}

/** Applies, in the caller's transaction, what is missing up to a migration; up to the newest unless said. */
export async function applyMigrations(client: pg.ClientBase, upTo = schemaVersion()): Promise<void> {
  for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`)
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const newest = (await appliedMigrations(client)).at(-1) ?? 0
  const until = knownMigrations().find(({ tag }) => tag === upTo)?.when ?? 0
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: FOLDER })) {
    if (folderMillis <= newest || folderMillis > until) continue
    for (const statement of sql) await client.query(statement)
    await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
  }
}

/** Empty tables as an earlier version had them, in the caller's transaction, in the place of these, which hold nothing. */
export async function remakeTables(client: pg.ClientBase, names: string[], upTo: string): Promise<void> {
  await client.query(`drop table ${names.map(pg.escapeIdentifier).join(', ')} cascade`)
  await client.query(`delete from ${APPLIED}`)
  await applyMigrations(client, upTo)
}

/** When each applied migration was made, which is how it is known; the oldest first. */
async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query(`select to_regclass('${APPLIED}') is not null as migrated`)
  if (!found[0].migrated) return []
  const { rows } = await client.query(`select created_at::text as at from ${APPLIED} order by created_at`)
  return rows.map(({ at }) => Number(at))
}

/** An account is the first thing that anybody makes: without one there is nothing to lose. */
async function holdsRows(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select exists (select from accounts) as used')
  return rows[0].used
}

function refuseNewer(applied: number[]): void {
  const newest = knownMigrations().at(-1)?.when ?? 0
  if (applied.every((when) => tagOf(when) !== undefined)) return
  throw new DatabaseUnavailable(
    (applied.at(-1) ?? 0) > newest
      ? `The database was made by a newer version of Octavo than this, whose tables end with ${schemaVersion()}. Start that version, or restore a backup of this one into an empty DATA_DIR.`
      : `The database was made by a version of Octavo that is not among those before this one. Start that version, or restore a backup of this one into an empty DATA_DIR.`,
  )
}
