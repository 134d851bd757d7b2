import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#log.ts'
import { type Database, openDatabase } from './client.ts'

const log = makeLog('silent')
const dataDir = mkdtempSync(join(tmpdir(), 'octavo-client-'))
let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir, log })
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Wired = { connection: { stream: net.Socket } }

/** A server that answers a PostgreSQL client's start, then its one question with a version and an encoding. */
function serverThatSays(version: string, encoding: string): Promise<{ url: string; close(): void }> {
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, body])
  }
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const int32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
  const column = (name: string, type: number) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])
  const cell = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])
  const ready = message('Z', Buffer.from('I'))
  const answer = Buffer.concat([
    message('T', Buffer.concat([int16(2), column('version', 23), column('encoding', 25)])),
    message('D', Buffer.concat([int16(2), cell(version), cell(encoding)])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
  const server = net.createServer((socket) => {
    socket.once('data', () => socket.write(Buffer.concat([message('R', int32(0)), ready])))
    socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer))
    socket.on('error', () => {})
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      resolve({ url: `postgres://user:secret@127.0.0.1:${port}/studio`, close: () => server.close() })
    })
  })
}

describe('the database of the product', () => {
  it('is the embedded one without a DATABASE_URL, with its tables made', async () => {
    expect(database.embedded).toBe(true)
    const { rows } = await database.db.execute(
      sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    )
    expect(rows[0]?.tables).toBeGreaterThan(3)
  })

  it('knows similar words and letters regardless of case', async () => {
    const { rows } = await database.pool.query(
      "select 'Ada'::citext = 'ADA' as same, similarity('octavo', 'octave') > 0.4 as alike",
    )
    expect(rows).toEqual([{ same: true, alike: true }])
  })

  it('keeps its connections when as many transactions as it has are cut off before they begin', async () => {
    const cut = (client: pg.PoolClient) => void (client as unknown as pg.Client & Wired).connection.stream.destroy()
    database.pool.on('acquire', cut)
    for (let n = 0; n < Number(database.pool.options.max); n++)
      await expect(database.db.transaction(async () => {})).rejects.toThrow()
    database.pool.off('acquire', cut)
    expect(await database.db.transaction(async () => 'there')).toBe('there')
    expect(database.pool.totalCount).toBe(database.pool.idleCount)
  })

  it('tells of a connection that is lost, but not of one that PostgreSQL ends first as both close', async () => {
    const told: string[] = []
    const { host, user, database: name } = database.connection
    const databaseUrl = `postgres://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`
    const second = await openDatabase({
      databaseUrl,
      dataDir: '/nowhere',
      log: makeLog('warn', (line) => told.push(line)),
    })
    const ended = new Promise((resolve) => second.pool.once('error', resolve))
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state = 'idle' and pid = $1",
      [(await second.pool.query('select pg_backend_pid() as pid')).rows[0].pid],
    )
    await ended
    expect(told).toEqual([expect.stringMatching(/A database connection was lost: terminating connection/)])
    const last = await second.pool.connect()
    last.release()
    await second.close()
    last.emit('error', new Error('terminating connection due to administrator command'))
    expect(told).toHaveLength(1)
  })

  it('is the configured one with a DATABASE_URL', async () => {
    const { host, user, database: name } = database.connection
    const databaseUrl = `postgres://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`
    const second = await openDatabase({ databaseUrl, dataDir: '/nowhere', log })
    expect(second.embedded).toBe(false)
    expect((await second.pool.query('select current_database() as name')).rows).toEqual([{ name: 'octavo' }])
    await second.close()
  })

  it.each([
    ['140012', 'UTF8', 'is PostgreSQL 14; 15 or later is needed.'],
    ['150003', 'SQL_ASCII', 'is encoded in SQL_ASCII; UTF8 is needed.'],
  ])('refuses server %s in %s with a sentence that hides the password', async (version, encoding, reason) => {
    const old = await serverThatSays(version, encoding)
    const refusal = await openDatabase({ databaseUrl: old.url, dataDir, log }).catch((error: Error) => error.message)
    old.close()
    expect(refusal).toMatch(/^The database at 127\.0\.0\.1:\d+\/studio /)
    expect(refusal).toContain(reason)
  })

  it('says in a sentence that a server cannot be reached', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/studio', dataDir, log })
    await expect(opening).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/studio cannot be reached: connect ECONNREFUSED/,
    )
  })
})
