/** The whole product in one process, on a real PostgreSQL of its own, spoken to over HTTP. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#config.ts'
import { DATABASE_USER } from '#db/embedded/cluster.ts'
import { PORT } from '#db/embedded/folder.ts'
import { makeLog } from '#log.ts'
import { type Product, type ProductOptions, startProduct } from '#product.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
export type Answer = { status: number; body: any; headers: Headers; text: string }

/** Somebody with a browser: keeps cookies, speaks JSON. */
export class Caller {
  readonly base: string
  cookie = ''
  constructor(base: string) {
    this.base = base
  }

  async call(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const response = await fetch(this.base + url, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';')[0] ?? ''
    const text = await response.text()
    return { status: response.status, body: parsed(text), headers: response.headers, text }
  }

  get = (url: string, headers?: Record<string, string>) => this.call('GET', url, undefined, headers)
  post = (url: string, body?: unknown, headers?: Record<string, string>) => this.call('POST', url, body ?? {}, headers)
  put = (url: string, body?: unknown, headers?: Record<string, string>) => this.call('PUT', url, body, headers)
  delete = (url: string) => this.call('DELETE', url)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const PASSWORD = 'Correct1horse'

export type TestProduct = Product & {
  base: string
  dataDir: string
  visitor(): Caller
  /** A new person with an account, signed in. */
  person(firstName?: string): Promise<Caller & { email: string }>
  end(): Promise<void>
}

export async function startTestProduct(
  options: Partial<ProductOptions> & {
    env?: Record<string, string>
    dataDir?: string
    /** The embedded PostgreSQL in the data folder, which other processes find there; so it is wherever a folder is given. */
    embedded?: true
  } = {},
): Promise<TestProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'octavo-')))
  const alone = options.embedded || options.dataDir || options.env?.DATABASE_URL
  const host = alone ? undefined : clusterOfThisProcess()
  const copy = host ? await copyDatabase(host) : undefined
  const config = {
    ...readConfig({
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0' },
      ...(copy && { DATABASE_URL: copy.url }),
      ...options.env,
    }),
    ...options.config,
  }
  const product = await startProduct({ log: makeLog('error'), withPages: false, ...options, config })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`
  return {
    ...product,
    base,
    dataDir,
    visitor: () => new Caller(base),
    async person(firstName = 'Ada') {
      const caller = new Caller(base)
      const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
      const answer = await caller.post('/api/auth/signup', signup({ firstName, email }))
      if (answer.status !== 200) throw new Error(`Sign-up failed: ${answer.text}`)
      return Object.assign(caller, { email })
    },
    async end() {
      await product.stop()
      await copy?.drop()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Where the folders with the sockets of the test clusters are written down, one for each process that runs tests. */
export const CLUSTERS = 'TEST_CLUSTERS'
const TEMPLATE = 'octavo'

const clusterOfThisProcess = (): string | undefined =>
  (JSON.parse(process.env[CLUSTERS] ?? '[]') as string[])[Number(process.env.VITEST_POOL_ID) - 1]

/** A database of a new installation, made in an instant. */
async function copyDatabase(host: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().slice(0, 8)}`
  const order = async (statement: string) => {
    const client = new pg.Client({ host, port: PORT, user: DATABASE_USER, database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  // Nobody writes to the template: its files are copied, which takes half of writing each page anew.
  await order(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    url: `postgres://${DATABASE_USER}@/${name}?host=${encodeURIComponent(host)}`,
    drop: () => order(`drop database ${name} with (force)`),
  }
}

export const signup = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '+15551234567',
  country: 'United States',
  countryCode: 'US',
  password: PASSWORD,
  timeZone: 'Europe/Berlin',
  ...changes,
})
