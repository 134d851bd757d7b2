import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { applyMigrations, migrateDatabase, schemaVersion } from './migrate.ts'

const dir = mkdtempSync(join(tmpdir(), 'octavo-migrate-'))
let postgres: RunningPostgres
let pools: pg.Pool[]

beforeAll(async () => {
  postgres = await startPostgres({ dir })
})

beforeEach(async () => {
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await admin.connect()
  await admin.query('drop database octavo with (force)')
  await admin.query('create database octavo')
  await admin.end()
  pools = [new pg.Pool(postgres.connection), new pg.Pool(postgres.connection)]
  // A connection on its way out may be ended with its database.
  for (const pool of pools) pool.on('error', () => {})
  return () => Promise.all(pools.map((pool) => pool.end()))
})

afterAll(async () => {
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
})

const applied = async () => (await pools[0]!.query('select created_at from drizzle.__drizzle_migrations')).rows.length

describe('the migration at the start', () => {
  it('makes each change once when several processes start at the same time', async () => {
    await Promise.all([...pools, ...pools].map((pool) => migrateDatabase(pool)))
    const once = await applied()
    await migrateDatabase(pools[0]!)
    expect(await applied()).toBe(once)
    expect(schemaVersion()).toMatch(/^\d{4}_/)
  })

  it('refuses a database that a newer version has made, and changes nothing', async () => {
    await migrateDatabase(pools[0]!)
    await pools[0]!.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
    await expect(migrateDatabase(pools[0]!)).rejects.toThrow('made by a newer version of Octavo')
  })

  it('refuses a database of a version that does not come before this one', async () => {
    await migrateDatabase(pools[0]!)
    await pools[0]!.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', 5)")
    await expect(migrateDatabase(pools[0]!)).rejects.toThrow('is not among those before this one. Start that version,')
  })

  it('gives its lock back after a failure', async () => {
    await pools[0]!.query('create table accounts (unlike int)')
    await expect(migrateDatabase(pools[0]!)).rejects.toThrow()
    await pools[0]!.query('drop table accounts')
    await migrateDatabase(pools[1]!)
    expect(await applied()).toBeGreaterThan(0)
  })
})

describe('an upgrade', () => {
  const EARLIER = '0011_caption_styles'
  const asked: object[] = []
  const ask = async (upgrade: object) => void asked.push(upgrade)
  beforeEach(() => {
    asked.length = 0
  })

  async function earlier(): Promise<pg.Pool> {
    const client = await pools[0]!.connect()
    await applyMigrations(client, EARLIER)
    client.release()
    return pools[0]!
  }
  const insertAccount = (pool: pg.Pool) =>
    pool.query(`insert into accounts (first_name, last_name, email, phone, country, country_code, password_hash, time_zone, referral_code)
      values ('Ada', 'Byron', 'ada@example.com', '1', 'x', 'US', 'x', 'UTC', 'x')`)

  it('is announced before anything is changed, once, by the first process that comes', async () => {
    const pool = await earlier()
    await insertAccount(pool)
    await Promise.all(pools.map((one) => migrateDatabase(one, ask)))
    expect(asked).toEqual([{ from: EARLIER, to: schemaVersion() }])
    await migrateDatabase(pool, ask)
    expect(asked).toHaveLength(1)
  })

  it('changes nothing where what comes before it fails', async () => {
    const pool = await earlier()
    await insertAccount(pool)
    const before = await applied()
    await expect(migrateDatabase(pool, () => Promise.reject(new Error('No room')))).rejects.toThrow('No room')
    expect(await applied()).toBe(before)
    await migrateDatabase(pools[1]!, ask)
    expect(await applied()).toBeGreaterThan(before)
  })

  it('is not announced where nobody has an account, or everything is new', async () => {
    await migrateDatabase(await earlier(), ask)
    await migrateDatabase(pools[1]!, ask)
    expect(asked).toEqual([])
  })
})
