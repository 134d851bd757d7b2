import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { migrateDatabase, schemaVersion } from './migrate.ts'

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
    await Promise.all([...pools, ...pools].map(migrateDatabase))
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

  it('gives its lock back after a failure', async () => {
    await pools[0]!.query('create table accounts (unlike int)')
    await expect(migrateDatabase(pools[0]!)).rejects.toThrow()
    await pools[0]!.query('drop table accounts')
    await migrateDatabase(pools[1]!)
    expect(await applied()).toBeGreaterThan(0)
  })
})
