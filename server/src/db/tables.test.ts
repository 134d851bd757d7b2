import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import * as tables from '#db/tables/index.ts'
import { migrateDatabase } from './migrate.ts'

const dir = mkdtempSync(join(tmpdir(), 'octavo-tables-'))
let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres({ dir })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
})

/** Everything that tables are, by name: in which order their columns came is of no weight. */
const SHAPE = `
  select c.relname || '.' || a.attname as name,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as is
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all
  select conrelid::regclass || ': ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
  order by 1`

async function shapeOf(name: string, make: (pool: pg.Pool) => Promise<void>): Promise<unknown[]> {
  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const pool = new pg.Pool({ ...postgres.connection, database: name })
  // The database may end before its last connection has said goodbye.
  pool.on('error', () => {})
  await make(pool)
  const { rows } = await pool.query(SHAPE)
  await pool.end()
  return rows
}

it('are made by the migrations just as they are described', async () => {
  const migrated = await shapeOf('migrated', (pool) => migrateDatabase(pool))
  const described = await shapeOf('described', async (pool) => {
    await pool.query('create extension pg_trgm; create extension citext')
    const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))
    for (const statement of statements) await pool.query(statement)
  })
  expect(described.length).toBeGreaterThan(300)
  expect(migrated).toEqual(described)
})

it('tell whose rows are changed, each that holds rows of accounts', async () => {
  const silent = `select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'tells_%') <> 3`
  const pool = new pg.Pool({ ...postgres.connection, database: 'migrated' })
  // The database may end before its last connection has said goodbye.
  pool.on('error', () => {})
  const { rows } = await pool.query(silent)
  await pool.end()
  expect(rows, 'Let their migration end with: SELECT tells_rows(name);').toEqual([])
})
