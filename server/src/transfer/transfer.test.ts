import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { applyMigrations, migrateDatabase, schemaVersion } from '#db/migrate.ts'
import { backupTo, exportDatabase, importDatabase, restoreFrom } from './index.ts'
import { readLines } from './lines.ts'

const root = mkdtempSync(join(tmpdir(), 'octavo-transfer-'))
let postgres: RunningPostgres
let pools: { from: pg.Pool; to: pg.Pool }

/** Every type the product uses, and references that point forwards, backwards and in a circle. */
const SHAPES = `
  create type mood as enum ('calm', 'wild');
  create table things (
    id bigint generated always as identity primary key, number serial, name text, small int, big bigint, exact numeric,
    ratio double precision, yes boolean, moment timestamptz, day date, document jsonb, tags text[], grid int[][],
    raw bytea, email citext, mood mood, uid uuid, short varchar(8), twice bigint generated always as (big * 2) stored);
  create table a_leaves (id int primary key, tree int not null, boss int references a_leaves);
  create table trees (id int primary key, leaf int references a_leaves);
  alter table a_leaves add foreign key (tree) references trees on delete cascade;`

const FILL = `
  insert into things (name, small, big, exact, ratio, yes, moment, day, document, tags, grid, raw, email, mood, uid, short)
    values ('line' || chr(10) || '"quote" \\ tab' || chr(9) || ' 🎬', -7, 9007199254740993, 12345678901234567890.000100, 0.1, true,
      '2026-03-29 02:30:00.123456+02', '0044-03-15 BC', '{"a":[1,null,{"b":"\\u00e9"}]}', array['x,y','{}','"','NULL',null],
      array[[1,2],[3,4]], '\\x00ff5c', 'Ada@Example.com', 'wild', gen_random_uuid(), 'eight888'),
    (null, null, null, 'NaN', 'Infinity', null, 'infinity', null, 'null', '{}', null, '', null, null, null, '');
  insert into trees values (1, null); insert into a_leaves values (2, 1, null), (1, 1, 2); update trees set leaf = 1;
  insert into things (name, big, document, moment)
    select 'row ' || n, n, jsonb_build_object('n', n, 'text', repeat('x', n % 50)), '2026-01-01'::timestamptz + n * interval '1 s'
    from generate_series(1, 50000) n`

async function emptyDatabase(name: string): Promise<pg.Pool> {
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  const pool = new pg.Pool({ ...postgres.connection, database: name })
  // The database may end before its last connection has said goodbye.
  pool.on('error', () => {})
  pool.on('error', () => {})
  return pool
}

async function makeDatabase(name: string): Promise<pg.Pool> {
  const pool = await emptyDatabase(name)
  await migrateDatabase(pool)
  await pool.query(SHAPES)
  return pool
}

async function exported(pool: pg.Pool): Promise<Buffer> {
  const stream = new PassThrough()
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  await exportDatabase(pool, stream)
  return Buffer.concat(pieces)
}

async function fingerprint(pool: pg.Pool): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of ['things', 'a_leaves', 'trees', 'installation'])
    found[table] = (
      await pool.query(`select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${table} t`)
    ).rows[0]
  return found
}

beforeAll(async () => {
  postgres = await startPostgres({ dir: join(root, 'pg') })
})

beforeEach(async () => {
  const [from, to] = await Promise.all([makeDatabase('source'), makeDatabase('target')])
  pools = { from, to }
  return () => Promise.all([from.end(), to.end()])
})

afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

describe('an export', () => {
  it('brings back every value of every type, and fifty thousand rows', async () => {
    const { from, to } = pools
    await from.query(FILL)
    const file = await exported(from)
    expect(await importDatabase(to, Readable.from([file]))).toEqual({ rows: 50_005 })
    expect(await fingerprint(to)).toEqual(await fingerprint(from))
  })

  it('brings sequences and references back', async () => {
    const { from, to } = pools
    await from.query("insert into things (name) values ('a'), ('b'), ('c'); delete from things where name = 'c'")
    await importDatabase(to, Readable.from([await exported(from)]))
    const { rows } = await to.query("insert into things (name) values ('d') returning id, number")
    expect(rows).toEqual([{ id: '4', number: 4 }])
    await expect(to.query('insert into a_leaves values (9, 9, 9)')).rejects.toThrow('foreign key')
    const keys = 'select conname, pg_get_constraintdef(oid) as definition from pg_constraint order by 1, 2'
    expect((await to.query(keys)).rows).toEqual((await from.query(keys)).rows)
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    const { from, to } = pools
    await from.query(FILL)
    const slow = new PassThrough({ highWaterMark: 1024 })
    const exporting = exportDatabase(from, slow)
    const begun = "select from pg_stat_activity where datname = 'source' and query like 'fetch%'"
    while ((await from.query(begun)).rowCount === 0) await sleep(5)
    await from.query("update things set name = 'changed'; delete from trees")
    await importDatabase(to, slow)
    await exporting
    expect((await to.query("select count(*)::int as n from things where name = 'changed'")).rows[0].n).toBe(0)
    expect((await to.query('select count(*)::int as n from trees')).rows[0].n).toBe(1)
  })

  it('leaves the engine out', async () => {
    await pools.from.query('create schema dbos; create table dbos.workflow_status (id int)')
    expect(gunzipSync(await exported(pools.from)).toString()).not.toContain('workflow_status')
  })
})

describe('an import is refused, and changes nothing,', () => {
  const lines = (file: Buffer) => gunzipSync(file).toString().trimEnd().split('\n')
  const packed = (all: string[]) => gzipSync(`${all.join('\n')}\n`)

  it.each<[string, (file: Buffer) => Buffer, string]>([
    [
      'of a newer version',
      (file) => packed([lines(file)[0]!.replace(/"schema":"\w+"/, '"schema":"9999_future"'), ...lines(file).slice(1)]),
      'made by a newer version of Octavo (its tables end with 9999_future, here with 0',
    ],
    ['of something else', () => packed(['{"hello":1}']), 'This is not an export of Octavo.'],
    ['that is no export', () => randomBytes(500), 'damaged or not complete (incorrect header check)'],
    [
      'of a file cut off',
      (file) => file.subarray(0, file.length - 200),
      'damaged or not complete (unexpected end of file)',
    ],
    ['of a file without its end', (file) => packed(lines(file).slice(0, -1)), 'its end is missing'],
    [
      'of a file that lacks a row',
      (file) => packed(lines(file).filter((line) => !line.includes('"two"'))),
      'it has 2 of 3 rows',
    ],
    [
      'of a line that is no row',
      (file) => packed(lines(file).map((line) => (line === '["5","5",null]' ? '["5",{"toString":"5"},null]' : line))),
      'a line in it is no row and no table',
    ],
    [
      'of a table that only looks like one',
      (file) => packed(lines(file).map((line) => (line.startsWith('{"table":"trees"') ? 'null' : line))),
      'a line in it is no row and no table',
    ],
    [
      'of rows that are fewer in the database than in it',
      (file) => packed(lines(file).map((line) => line.replace('"trees":1', '"trees":2'))),
      'The table "trees" has 1 rows now, and had 2 in the export.',
    ],
    [
      'of a row that points nowhere',
      (file) => packed(lines(file).map((line) => (line === '["5","5",null]' ? '["5","6",null]' : line))),
      'foreign key',
    ],
  ])('%s', async (_what, change, sentence) => {
    const { from, to } = pools
    await from.query(
      "insert into things (name) values ('two'); insert into trees values (5); insert into a_leaves values (5, 5, null)",
    )
    const file = change(await exported(from))
    await expect(importDatabase(to, Readable.from([file]))).rejects.toThrow(sentence)
    expect((await to.query('select count(*)::int as n from trees')).rows[0].n).toBe(0)
    await expect(to.query('insert into a_leaves values (9, 9, 9)')).rejects.toThrow('foreign key')
  })

  it('into a database that is not empty', async () => {
    await pools.to.query('insert into trees values (1)')
    const importing = importDatabase(pools.to, Readable.from([await exported(pools.from)]))
    await expect(importing).rejects.toThrow('The database is not empty (there are rows in "trees").')
  })
})

describe('an export of an earlier version', () => {
  const EARLIER = '0011_caption_styles'
  let [from, to]: pg.Pool[] = []
  let file: Buffer

  beforeAll(async () => {
    ;[from, to] = await Promise.all([emptyDatabase('earlier'), emptyDatabase('later')])
    const client = await from.connect()
    await applyMigrations(client, EARLIER)
    client.release()
    await from.query(`insert into accounts (first_name, last_name, email, password_hash) values ('Ada', 'Byron', 'a@b.c', 'x');
      insert into brands (account_id, name, niche, tone, primary_color, avatar_mode)
        select id, 'Kiln', 'AI & Technology', 'Friendly & Approachable', '#123456', 'AI Auto-Select' from accounts`)
    file = await exported(from)
    await migrateDatabase(to)
    return () => Promise.all([from!.end(), to!.end()])
  })

  const applied = async () => (await to!.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n

  it('says of which, and changes nothing where it is cut off', async () => {
    expect(gunzipSync(file).toString()).toContain(`"schema":"${EARLIER}"`)
    const before = await applied()
    const half = Readable.from([file.subarray(0, file.length - 40)])
    await expect(importDatabase(to!, half)).rejects.toThrow('damaged or not complete')
    expect(await applied()).toBe(before)
    await to!.query('select from renditions')
  })

  it('is brought to the shape of this version', async () => {
    const before = await applied()
    expect(await importDatabase(to!, Readable.from([file]))).toEqual({ rows: 2 })
    expect(await applied()).toBe(before)
    expect((await to!.query('select name, fonts, pictures from brands')).rows).toEqual([
      { name: 'Kiln', fonts: 'modern', pictures: [] },
    ])
    expect(gunzipSync(await exported(to!)).toString()).toContain(`"schema":"${schemaVersion()}"`)
    const stray = "insert into sessions (account_id, token_hash, expires_at) values (gen_random_uuid(), 'x', now())"
    await expect(to!.query(stray)).rejects.toThrow('foreign key')
  })
})

describe('lines that are read', () => {
  it('have an end before they fill the memory', async () => {
    const endless = Readable.from([gzipSync(`"${'x'.repeat(3_000_000)}`)])
    const reading = (async () => {
      for await (const _ of readLines(endless, 1_000_000));
    })()
    await expect(reading).rejects.toThrow('damaged or not complete (a line has no end)')
  })
})

describe('a backup', () => {
  it('holds rows and files, and brings both back', async () => {
    const dataDir = join(root, 'data')
    for (const folder of ['files/films', 'database', 'cache']) mkdirSync(join(dataDir, folder), { recursive: true })
    writeFileSync(join(dataDir, 'files/films/one.mp4'), 'film')
    writeFileSync(join(dataDir, 'database/secret'), 'no')
    await pools.from.query("insert into things (name) values ('kept')")
    const folder = join(root, 'backup')
    expect(await backupTo(folder, { pool: pools.from, dataDir })).toEqual({ rows: 1, files: 1, bytes: 4, leftOut: [] })
    await expect(backupTo(folder, { pool: pools.from, dataDir })).rejects.toThrow('There is a backup in')
    const restored = join(root, 'restored')
    expect(await restoreFrom(folder, { pool: pools.to, dataDir: restored })).toEqual({ rows: 1, files: 1 })
    expect(readFileSync(join(restored, 'files/films/one.mp4'), 'utf8')).toBe('film')
    expect(existsSync(join(restored, 'database'))).toBe(false)
    writeFileSync(join(folder, 'data/files/films/two.mp4'), 'late')
    await expect(restoreFrom(folder, { pool: pools.to, dataDir: restored })).rejects.toThrow('is not empty')
    expect(existsSync(join(restored, 'files/films/two.mp4'))).toBe(false)
    await expect(restoreFrom(root, { pool: pools.to, dataDir: restored })).rejects.toThrow('There is no backup in')
  })

  it('of a newer version is refused before anything is brought back', async () => {
    const [folder, dataDir] = [join(root, 'newer'), join(root, 'empty')]
    mkdirSync(join(folder, 'data/files'), { recursive: true })
    const header = { export: 'octavo', schema: '9999_future', madeAt: '2030-01-01T00:00:00Z' }
    writeFileSync(join(folder, 'database.jsonl.gz'), gzipSync(`${JSON.stringify(header)}\n`))
    const restoring = restoreFrom(folder, { pool: pools.to, dataDir })
    await expect(restoring).rejects.toThrow('made by a newer version of Octavo')
    expect(existsSync(dataDir)).toBe(false)
  })
})
