import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { messages } from '@octavo/contract/messages'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import type { AccountRow, Ctx } from '#context.ts'
import type { LiveChange, LiveChanges } from '#live-changes.ts'
import { makeLog } from '#log.ts'
import { outboxFile } from '#services/mail/outbox-file.ts'
import { until } from '#test/patience.ts'
import { PASSWORD, startTestProduct, type TestProduct } from '#test/product.ts'
import { buildApp } from './app.ts'
import { liveEvents } from './live.ts'

/** A browser tab's stream: what it heard, and whether it is over. */
class Stream {
  status = 0
  heard = ''
  over = false
  readonly #stop = new AbortController()

  async open(base: string, cookie: string): Promise<this> {
    const response = await fetch(`${base}/api/events`, { headers: { cookie }, signal: this.#stop.signal })
    this.status = response.status
    void this.#listen(response)
    return this
  }

  async #listen({ body }: Response): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of body ?? []) this.heard += decoder.decode(chunk)
    } catch {}
    this.over = true
  }

  close(): void {
    this.#stop.abort()
  }
}

const streams: Stream[] = []
const open = async (base: string, cookie: string) => {
  const stream = await new Stream().open(base, cookie)
  streams.push(stream)
  return stream
}
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

describe('the stream of a session', () => {
  let product: TestProduct
  let ada: Awaited<ReturnType<TestProduct['person']>>
  beforeAll(async () => {
    product = await startTestProduct({ env: { ROLE: 'api' } })
  })
  afterAll(() => product.end())

  const signedInAgain = async () => {
    const other = product.visitor()
    await other.post('/api/auth/login', { email: ada.email, password: PASSWORD })
    return other
  }

  it('ends when the person logs out in another tab; that of another browser goes on', async () => {
    ada = await product.person()
    const phone = await signedInAgain()
    const [ended, going] = [await open(product.base, ada.cookie), await open(product.base, phone.cookie)]
    await ada.post('/api/logout')
    await until(() => ended.over)
    await phone.post('/api/brands', { name: 'Kiln' })
    expect([ended.status, going.status, going.over]).toEqual([200, 200, false])
  })

  it('ends when the password is changed elsewhere; that of the browser which changed it goes on', async () => {
    ada = await product.person()
    const phone = await signedInAgain()
    const [going, ended] = [await open(product.base, ada.cookie), await open(product.base, phone.cookie)]
    await ada.post('/api/account/password', { currentPassword: PASSWORD, password: 'Another1horse' })
    await until(() => ended.over)
    expect(going.over).toBe(false)
  })

  it('ends when the password is reset', async () => {
    ada = await product.person()
    const stream = await open(product.base, ada.cookie)
    await product.visitor().post('/api/auth/forgot-password', { email: ada.email })
    const mail = () => readFile(outboxFile(product.dataDir), 'utf8').catch(() => '')
    await until(async () => (await mail()).includes(ada.email))
    const token = (await mail())
      .trim()
      .split('\n')
      .at(-1)
      ?.match(/token=([\w-]+)/)?.[1]
    await product.visitor().post('/api/auth/reset-password', { token, password: 'Another1horse' })
    await until(() => stream.over)
  })

  it('ends with the account', async () => {
    ada = await product.person()
    const stream = await open(product.base, ada.cookie)
    await ada.call('DELETE', '/api/account', { password: PASSWORD })
    await until(() => stream.over)
  })
})

describe('a process with streams', () => {
  let app: FastifyInstance
  let base: string
  const told = new EventEmitter()
  const changes: LiveChanges = {
    watch(accountId, tell: (change: LiveChange) => void) {
      told.on(accountId, tell)
      return () => void told.off(accountId, tell)
    },
    watchRows: () => {},
    caughtUp: async () => false,
    close: async () => {},
  }
  /** Whose session a token is. */
  const sessions = new Map<string, AccountRow>()
  let databaseIsThere = true
  const newSession = (accountId = randomUUID()) => {
    const token = randomUUID()
    sessions.set(token, { id: accountId, trialEndsAt: null } as AccountRow)
    return { accountId, token, cookie: `octavo_session=${token}` }
  }

  beforeAll(async () => {
    const ctx = { config: readConfig({}), log: makeLog('silent') } as Ctx
    const accountOf = async (_: Ctx, token = '') => {
      if (!databaseIsThere) throw new Error('The database is away')
      return sessions.get(token)
    }
    const describeChange = async () => ({ type: 'library' }) as const
    app = await buildApp({ ctx, served: [], accountOf, plain: [liveEvents(changes, describeChange, 20)] })
    await app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  })
  afterAll(() => app.close())

  const beats = (stream: Stream) => stream.heard.split('still here').length - 1

  it('ends at a heartbeat what has no session any more, and tells it nothing', async () => {
    const { accountId, token, cookie } = newSession()
    const stream = await open(base, cookie)
    await until(() => beats(stream) > 1)
    sessions.delete(token)
    await until(() => stream.over)
    told.emit(accountId, { type: 'library' })
    expect(stream.heard).not.toContain('data:')
  })

  it('goes on while the database cannot say whether the session is there', async () => {
    const { accountId, cookie } = newSession()
    const stream = await open(base, cookie)
    databaseIsThere = false
    const before = beats(stream)
    await until(() => beats(stream) > before + 2)
    databaseIsThere = true
    told.emit(accountId, { type: 'library' })
    await until(() => stream.heard.includes('data:'))
    expect(stream.over).toBe(false)
  })

  it('takes twenty of one account, and the next one when one has ended', async () => {
    const { accountId, cookie } = newSession()
    const tabs = []
    for (let index = 0; index < 20; index++) tabs.push(await open(base, cookie))
    expect(tabs.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    const refused = await fetch(`${base}/api/events`, { headers: { cookie } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await refused.json()).toMatchObject({ message: messages.tooManyStreams, code: 'too-many' })
    expect((await open(base, newSession().cookie)).status).toBe(200)
    tabs[7]?.close()
    await until(async () => (await open(base, newSession(accountId).cookie)).status === 200)
  })
})
