/** Campaigns over a real socket to a real mail server, and processes that are killed while they send. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { messages } from '@octavo/contract/messages'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal, startMailServer, type TestMailServer } from '#services/email/smtp.fixture.ts'
import { until as untilTrue } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { programOf } from '#test/program.ts'
import { finished, type Person, people, until } from './campaigns.fixture.ts'

const FIXTURE = new URL('./worker.fixture.ts', import.meta.url)
const kiln = { businessName: 'Kiln', businessDescription: 'A pottery studio.' }

let server: TestMailServer
let product: TestProduct
let port: number

async function launched(count: number) {
  const ada = await product.person()
  await ada.put('/api/campaigns/settings', { postalAddress: '1 Road, Town' })
  await ada.post('/api/viral/contacts/import', { contacts: people(count) })
  const { body } = await ada.post('/api/viral/email-campaign', { ...kiln, requestId: randomUUID() })
  return { ada, id: body.campaignId as string }
}

const paused = (ada: Person, id: string) => until(ada, id, ({ status }) => status === 'paused')

beforeAll(async () => {
  server = await startMailServer()
  port = Number(new URL(server.url).port)
})
beforeEach(() => {
  server.mails.length = 0
  server.onRecipient = () => {}
  server.onMail = () => {}
})
afterAll(() => server.end())

describe('through a mail server', () => {
  beforeAll(async () => {
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Octavo <post@octavo.example>' }
    product = await startTestProduct({ env })
  })
  afterAll(() => product.end())

  it('a campaign is really sent; that it arrived is not claimed', async () => {
    const { ada, id } = await launched(3)
    const campaign = await finished(ada, id)
    expect(campaign).toMatchObject({ sent: 3, delivered: null, provider: 'SMTP', embedded: false })
    expect(server.mails.map(({ to }) => to).sort()).toEqual(['p0@example.com', 'p1@example.com', 'p2@example.com'])
    const [{ headers, content }] = server.mails as [(typeof server.mails)[number]]
    expect(headers.from).toBe('Kiln <post@octavo.example>')
    expect(headers['reply-to']).toBe(ada.email)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(content).toContain('1 Road, Town')
    expect((await ada.get('/api/outbox')).body).toEqual([])
    const kinds = (await ada.get('/api/journal')).body.entries.map(({ kind }: { kind: string }) => kind).reverse()
    expect(kinds.slice(0, 4)).toEqual([...Array(3).fill('consent-given'), 'campaign-sending'])
    expect(kinds.slice(4).sort()).toEqual(['campaign-finished', ...Array(3).fill('message-sent')])
    expect((await ada.post('/api/journal/proof', {})).body.flaws).toEqual([])
  })

  it('nothing goes out without a postal address', async () => {
    const ada = await product.person()
    await ada.post('/api/viral/contacts/import', { contacts: people(1) })
    const answer = await ada.post('/api/viral/email-campaign', kiln)
    expect([answer.status, answer.body.message]).toEqual([409, messages.campaign.postalAddressMissing])
    expect((await ada.get('/api/campaigns')).body).toEqual([])
  })

  it('the system’s own mail is sent too', async () => {
    const ada = await product.person()
    await ada.post('/api/auth/forgot-password', { email: ada.email })
    await untilTrue(() => server.mails.length > 0)
    expect(server.mails[0]).toMatchObject({ to: ada.email, headers: { 'auto-submitted': 'auto-generated' } })
  })

  it('an address that takes no mail is suppressed at once', async () => {
    server.onRecipient = (address) => {
      if (address === 'p1@example.com') throw refusal(550, '5.1.1 No such mailbox')
    }
    const { ada, id } = await launched(3)
    expect(await finished(ada, id)).toMatchObject({ sent: 3, bounced: 1, failed: 0 })
    expect((await ada.get('/api/viral/contacts?status=bounced')).body).toMatchObject([{ email: 'p1@example.com' }])
    const { body } = await ada.post('/api/viral/email-campaign', { ...kiln, requestId: randomUUID() })
    expect(await finished(ada, body.campaignId)).toMatchObject({ recipients: 2, skipped: { suppressed: 1 } })
  })

  it('a server that refuses the sender pauses the campaign, which loses nobody', async () => {
    server.onRecipient = () => {
      throw refusal(550, '5.7.1 Your domain is on a block list')
    }
    const { ada, id } = await launched(3)
    const campaign = await paused(ada, id)
    expect(campaign.problem).toMatch(/block list.*press Resume/)
    expect(campaign).toMatchObject({ queued: 3, sent: 0, bounced: 0 })
    server.onRecipient = () => {}
    await ada.post(`/api/campaigns/${id}/resume`)
    expect(await finished(ada, id)).toMatchObject({ sent: 3, problem: null })
    expect(server.mails).toHaveLength(3)
  })

  it('a server that has no time now is asked again later', async () => {
    server.onRecipient = () => {
      throw refusal(451, '4.7.1 Greylisted')
    }
    const { ada, id } = await launched(1)
    const campaign = await until(ada, id, ({ nextSendAt }) => nextSendAt !== null)
    expect(campaign).toMatchObject({ status: 'sending', queued: 1, failed: 0 })
  })
})

describe('a process that is killed while it sends', () => {
  const workers: ChildProcess[] = []

  async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
    const worker = spawn(process.execPath, [await programOf(FIXTURE)], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: product.dataDir,
        DATABASE_URL: product.ctx.config.databaseUrl,
        ROLE: 'worker',
        PORT: '0',
        ...env,
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

  beforeAll(async () => {
    // This process has the database and answers; others send.
    product = await startTestProduct({ env: { ROLE: 'api' } })
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await kill(worker)
  })
  afterAll(() => product.end())

  it('between sending and noting has sent nobody two mails, and says what it does not know', async () => {
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}?rate=1000` }
    const worker = await startWorker(env)
    const taken: string[] = []
    server.onMail = async ({ to }) => {
      taken.push(to)
      // The server has the mail; that it has it is never heard.
      if (taken.length === 2) await kill(worker)
    }
    const { ada, id } = await launched(3)
    await once(worker, 'exit')
    await startWorker(env)
    const campaign = await finished(ada, id)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBeGreaterThanOrEqual(2)
    expect(Number(campaign.sent) + Number(campaign.unknown)).toBe(3)
    expect(campaign.unknown).toBeGreaterThanOrEqual(1)
    const known = campaign.messages.filter((message: { status: string }) => message.status === 'sent')
    for (const { address } of known) expect(taken).toContain(address)
    for (const { status, problem } of campaign.messages)
      if (status === 'unknown') expect(problem).toMatch(/interrupted.*not sent again/)
  })

  it('into the outbox has sent everybody one in the end', async () => {
    const count = async (id: string) =>
      (
        await product.database.pool.query(
          'select count(*)::int as all, count(distinct "to")::int as different from outbox_messages where campaign_id = $1',
          [id],
        )
      ).rows[0]
    const worker = await startWorker({})
    const { ada, id } = await launched(150)
    await untilTrue(async () => (await count(id)).all >= 20)
    await kill(worker)
    expect((await count(id)).all).toBeLessThan(150)
    await startWorker({})
    expect(await finished(ada, id)).toMatchObject({ kept: 150, delivered: null, unknown: 0, failed: 0 })
    expect(await count(id)).toEqual({ all: 150, different: 150 })
  })
})
