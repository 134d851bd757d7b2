/** Imports that are too long for their call: they go on by themselves, over crashes too, and every row is counted once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { CONTACT_LIMITS } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#test/batch-studio.ts'
import { HANGS_AFTER_MS, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { programOf } from '#test/program.ts'
import type { Person } from './campaigns.fixture.ts'
import { importCsv } from './contacts-import.service.ts'

const WORKER = new URL('./worker.fixture.ts', import.meta.url)
const HOW = { source: 'csv', sms: false }

let product: TestProduct
const workers: ChildProcess[] = []

// This process has the database and answers; others work.
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker)
})
afterAll(() => product.end())

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [await programOf(WORKER)], {
    env: {
      ...{ PATH: process.env.PATH, ROLE: 'worker', PORT: '0' },
      ...{ DATA_DIR: product.dataDir, DATABASE_URL: product.ctx.config.databaseUrl },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout!, 'data')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

const query = async (words: string, ...values: unknown[]) => (await product.database.pool.query(words, values)).rows

/** Somebody whose plan has room for 20,000 contacts. */
async function withRoom(): Promise<Person> {
  const ada = await product.person()
  await query(`update accounts set plan = 'elite' where email = $1`, ada.email)
  return ada
}

const row = (n: number) => `p${n}@example.com,P${n}`
const csvOf = (rows: string[]) => ['email,firstName', ...rows].join('\n')
const people = (count: number) => csvOf(Array.from({ length: count }, (_, n) => row(n)))
const lastOf = async (person: Person) => (await person.get('/api/viral/contacts/last-import')).body.lastImport
const isOver = async (person: Person) => (await lastOf(person)).status === undefined
const totalOf = async (person: Person) => (await person.get('/api/viral/contacts/summary')).body.total

/** Ordered, and answered before anybody works at it. */
const ordered = async (person: Person, csv: string) => importCsv(await signedIn(product, person), csv, HOW, 0)

const byFile = (person: Person, csv: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${product.base}/api/viral/contacts/import-file`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'text/csv' },
    body: csv,
  })

it('A worker that is killed amid an import leaves no row out and counts none twice', async () => {
  const ada = await withRoom()
  // In each chunk: new ones, ones of the chunk before, and bad ones.
  const rows = Array.from({ length: 9_000 }, (_, n) => (n % 10 === 0 ? 'nobody' : n % 10 === 1 ? row(n - 999) : row(n)))
  const addresses = new Set(rows.flatMap((one) => (one.includes('@') ? [one.split(',')[0]] : [])))
  await ordered(ada, csvOf(rows))
  const { id } = (await signedIn(product, ada)).account
  const worker = await startWorker()
  await until(async () => (await lastOf(ada)).read >= 2_000)
  const holder = await product.database.pool.connect()
  try {
    // The rows in hand have been taken in, and what notes it waits when their process ends.
    await holder.query('begin')
    await holder.query('select 1 from contact_import_chunks where account_id = $1 for update', [id])
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "contact_import_chunks"%'`
    await until(async () => (await query(waiting)).length > 0)
    await kill(worker)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const half = await lastOf(ada)
  expect(half.read).toBeLessThan(9_000)
  expect(half.success + half.failed).toBe(half.read)
  await startWorker()
  await until(() => isOver(ada))
  expect(await lastOf(ada)).toMatchObject({
    ...{ rows: 9_000, read: 9_000, success: 8_100, failed: 900 },
    ...{ created: addresses.size, updated: 8_100 - addresses.size },
    reasons: [{ reason: 'This is not an email address.', count: 900 }],
  })
  expect((await lastOf(ada)).errors).toHaveLength(900)
  expect(await totalOf(ada)).toBe(addresses.size)
  const [{ count }] = await query('select count(*)::int from consents where account_id = $1', id)
  expect(count).toBe(addresses.size)
  expect(await query('select 1 from contact_import_chunks where account_id = $1', id)).toEqual([])
})

it('An answer that is due before the end tells the counts so far, and the rest follows', async () => {
  const ada = await withRoom()
  const answer = await ordered(ada, people(2_500))
  expect(answer).toEqual({
    ...{ success: 0, failed: 0, created: 0, updated: 0, errors: [], reasons: [], warnings: [] },
    ...{ status: 'running', message: '0 of 2,500 rows are read so far. The rest follows by itself.' },
  })
  expect(await lastOf(ada)).toMatchObject({ status: 'running', rows: 2_500, read: 0 })
  const small = await ada.post('/api/viral/contacts/import-csv', { csvData: people(3) })
  expect(small.body).toMatchObject({ success: 3, created: 3 })
  expect(small.body).not.toHaveProperty('status')
  await startWorker()
  await until(() => isOver(ada))
  expect(await lastOf(ada)).toMatchObject({
    ...{ success: 2_500, created: 2_497, updated: 3, failed: 0, read: 2_500 },
    message: '2,500 contacts imported (2497 new, 3 updated).',
  })
  const again = await importCsv(await signedIn(product, ada), people(2_500), HOW, HANGS_AFTER_MS)
  expect(again).toEqual({
    ...{ success: 2_500, failed: 0, created: 0, updated: 2_500, errors: [], reasons: [], warnings: [] },
    message: '2,500 contacts imported (0 new, 2500 updated).',
  })
})

it('An import goes on while the account is stopped, and after a restore that knows no run of it', async () => {
  const ada = await withRoom()
  await ordered(ada, people(2_500))
  expect((await ada.post('/api/emergency/kill-switch', { reason: 'A look around' })).status).toBe(200)
  await query(`delete from dbos.workflow_status where name = 'import-contacts'`)
  await startWorker()
  await until(() => isOver(ada))
  expect(await totalOf(ada)).toBe(2_500)
})

it('Who comes new by a long import is asked to confirm once all are in', async () => {
  const ada = await withRoom()
  await ada.put('/api/campaigns/settings', { postalAddress: '1 Road, Town', doubleOptIn: true })
  await ordered(ada, people(2_100))
  await startWorker()
  await until(() => isOver(ada))
  expect((await lastOf(ada)).message).toMatch(
    /^2,100 contacts imported \(2100 new, 0 updated\)\. [\d,]+ are asked to confirm by mail\./,
  )
  const campaigns = (await ada.get('/api/campaigns')).body
  expect(campaigns.filter(({ kind }: { kind: string }) => kind === 'opt-in')).toHaveLength(1)
})

it('Several long imports of an account are under way at most', async () => {
  const ada = await withRoom()
  for (let n = 0; n < 3; n++) await ordered(ada, people(2_001))
  const answer = await ada.post('/api/viral/contacts/import-csv', { csvData: people(2_001) })
  expect([answer.status, answer.body.message]).toEqual([
    409,
    messages.contact.importsUnderWay(CONTACT_LIMITS.importsAtOnce),
  ])
  const bob = await withRoom()
  expect(await ordered(bob, people(2_001))).toMatchObject({ status: 'running' })
  expect(await lastOf(bob)).toMatchObject({ rows: 2_001 })
})

it('A cell may hold what a database does not take', async () => {
  const ada = await withRoom()
  const ctx = await signedIn(product, ada)
  const csv = csvOf(['bad\0@example.com', 'a@example.com,A\0B', ...people(2_100).split('\n').slice(1)])
  await importCsv(ctx, csv, HOW, 0)
  await startWorker()
  await until(() => isOver(ada))
  expect(await lastOf(ada)).toMatchObject({
    ...{ success: 2_101, failed: 1 },
    errors: [{ row: 2, reason: 'This is not an email address.' }],
  })
})

describe('what is too large', () => {
  const nothingOf = async (person: Person) => {
    const { id } = (await signedIn(product, person)).account
    const kept = await query('select 1 from contact_imports where account_id = $1', id)
    expect([await totalOf(person), kept, await lastOf(person)]).toEqual([0, [], null])
  }

  it('by its rows is refused whole', async () => {
    const ada = await product.person()
    const answer = await ada.post('/api/viral/contacts/import-csv', {
      csvData: `email\n${'a@example.com\n'.repeat(100_001)}`,
    })
    expect([answer.status, answer.body.message]).toEqual([413, messages.contact.tooManyRows(CONTACT_LIMITS.csvRows)])
    await nothingOf(ada)
  })

  it('by rows with nothing in them, too, while it arrives', async () => {
    const ada = await product.person()
    const response = await byFile(ada, `email,name\n${`,${' '.repeat(200)}\n`.repeat(200_000)}`)
    expect(response.status).toBe(413)
    await nothingOf(ada)
  })

  it('by its columns is refused whole', async () => {
    const ada = await product.person()
    const answer = await ada.post('/api/viral/contacts/import-csv', {
      csvData: `email${',x'.repeat(100)}\n${row(1)}`,
    })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      messages.contact.tooManyColumns(CONTACT_LIMITS.csvColumns),
    ])
    await nothingOf(ada)
  })

  it('in a row is that row’s failure', async () => {
    const ada = await product.person()
    const wide = `wide@example.com${',x'.repeat(100)}`
    const long = `long@example.com,${'x'.repeat(50_000)}`
    const { body } = await ada.post('/api/viral/contacts/import-csv', { csvData: csvOf([row(1), wide, long]) })
    expect(body).toMatchObject({
      ...{ success: 1, failed: 2 },
      errors: [
        { row: 3, reason: messages.contact.rowTooWide(CONTACT_LIMITS.csvColumns) },
        { row: 4, email: 'long@example.com', reason: 'A name has at most 80 characters.' },
      ],
    })
  })
})
