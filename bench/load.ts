/** What an installation bears in which ten accounts have a year's work: a hundred people who read at once, beside bare Fastify. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { readConfig } from '../server/src/config.ts'
import { makeLog } from '../server/src/log.ts'
import { type Product, startProduct } from '../server/src/product.ts'
import { A_TENTH, fillAccount } from '../server/test/year-of-work.ts'
import type { BareInput, Recorded, Statement } from './load.fixture.ts'

const ACCOUNTS = 10
const USERS = 100
const P95_MS = 150
const [SIMPLE, DASHBOARD] = [0.7, 0.3]
const TURNS = 3
/** Has no factor in common with the length of the mix. */
const STRIDE = 37
const PACKED = { 'accept-encoding': 'gzip, deflate, br' }

type Call = { path: string; weight: number; atLeast: number }
/** How often each is asked for, as the screens do it. */
// biome-ignore format: a table
const CALLS: Call[] = [
  { path: '/api/auth/user', weight: 10, atLeast: SIMPLE },
  { path: '/api/brands', weight: 10, atLeast: SIMPLE },
  { path: '/api/campaigns', weight: 5, atLeast: SIMPLE },
  { path: '/api/viral/contacts', weight: 8, atLeast: SIMPLE },
  { path: '/api/viral/contacts/summary', weight: 6, atLeast: SIMPLE },
  { path: '/api/tickets', weight: 3, atLeast: SIMPLE },
  { path: '/api/calendar', weight: 6, atLeast: SIMPLE },
  { path: '/api/viral/credits', weight: 4, atLeast: SIMPLE },
  { path: '/api/videos', weight: 8, atLeast: SIMPLE },
  { path: '/api/videos/library', weight: 8, atLeast: SIMPLE },
  { path: '/api/scripts/library', weight: 5, atLeast: SIMPLE },
  { path: '/api/dashboard/stats', weight: 12, atLeast: DASHBOARD },
  { path: '/api/analytics', weight: 6, atLeast: DASHBOARD },
  { path: '/api/master-control/dashboard', weight: 5, atLeast: DASHBOARD },
]
const MIX = CALLS.flatMap(({ path, weight }) => Array.from({ length: weight }, () => path))

type Reply = { statusCode: number; body: { arrayBuffer(): Promise<ArrayBuffer> } }
type Client = {
  request(what: { method: 'GET'; path: string; headers: Record<string, string> }): Promise<Reply>
  close(): Promise<void>
}
const { Client } = createRequire(new URL('../server/package.json', import.meta.url))('undici') as {
  Client: new (base: string) => Client
}

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    /** Milliseconds on average from a user's reply to their next question, in the mixed reads. */
    pause: { type: 'string', default: '1000' },
    /** Of each of the six turns that a ratio takes. */
    turn: { type: 'string', default: '2' },
  },
})

const at = (share: number, values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const columns = (...texts: (string | number)[]) =>
  console.log(texts.map((text, index) => (index === 0 ? `${text}`.padEnd(32) : `${text}`.padStart(11))).join(''))

type User = { cookie: string; next(): string }

type Pace = { seconds: number; pauseMs?: number; headers?: Record<string, string> }

/** Each user asks, reads the reply to its end and asks again after a pause, over a connection of their own; milliseconds by address. */
async function load(
  base: string,
  users: User[],
  { seconds, pauseMs = 0, headers = {} }: Pace,
): Promise<Map<string, number[]>> {
  const took = new Map(CALLS.map(({ path }): [string, number[]] => [path, []]))
  const end = performance.now() + seconds * 1000
  const read = async ({ cookie, next }: User) => {
    const client = new Client(base)
    while (performance.now() < end) {
      const [path, from] = [next(), performance.now()]
      const { statusCode, body } = await client.request({ method: 'GET', path, headers: { ...headers, cookie } })
      await body.arrayBuffer()
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`)
      took.get(path)?.push(performance.now() - from)
      // Neither all at once nor in step.
      if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()))
    }
    await client.close()
  }
  await Promise.all(users.map(read))
  return took
}

const usersOf = (cookies: string[], pathOf: (turn: number) => string): User[] =>
  Array.from({ length: USERS }, (_, user) => {
    // Nobody is where another is, and everybody comes everywhere.
    let turn = user
    return { cookie: cookies[user % cookies.length] ?? '', next: () => pathOf(turn++ * STRIDE) }
  })

async function signUp(base: string): Promise<string> {
  const person = { firstName: 'Ada', lastName: 'Byron', phone: '+15551234567', country: 'United States' }
  const answer = await fetch(`${base}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...person,
      countryCode: 'US',
      email: `${randomUUID()}@example.com`,
      password: 'Correct1horse',
    }),
  })
  if (!answer.ok) throw new Error(`Sign-up failed: ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.startsWith('octavo_session=')) ?? ''
}

/** Ten new accounts with a year of work each. */
async function fill(base: string, { database }: Product): Promise<string[]> {
  const cookies: string[] = []
  while (cookies.length < ACCOUNTS) {
    const cookie = await signUp(base)
    const me = await fetch(`${base}/api/auth/user`, { headers: { cookie } })
    const { id } = (await me.json()) as { id: string }
    await fillAccount((sql, values) => database.pool.query(sql, values), id, A_TENTH)
    cookies.push(cookie)
  }
  await database.pool.query('vacuum analyze')
  return cookies
}

/** What the product asks the database for each call when it has kept nothing. `later` moves its clock on. */
async function record({ app, database }: Product, cookies: string[], later: () => void): Promise<Recorded> {
  const { pool } = database
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  let heard: Statement[] = []
  const listening = (statement: Omit<Statement, 'values'>, values: unknown[] = [], ...rest: unknown[]) => {
    const { text, rowMode, name } = statement
    heard.push({ text, values, ...(rowMode && { rowMode }), ...(name && { name }) })
    return query(statement, values, ...rest)
  }
  Object.assign(pool, { query: listening })
  const recorded: Recorded = {}
  for (const cookie of cookies)
    for (const { path } of CALLS) {
      later()
      heard = []
      const { statusCode } = await app.inject({ url: path, headers: { cookie } })
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}.`)
      recorded[cookie] = { ...recorded[cookie], [path]: heard }
    }
  return recorded
}

/** The product once more, in here and on the same database: it fills the tables, and shows its statements. */
async function prepare({ base, dataDir }: RunningServer): Promise<{ cookies: string[]; input: BareInput }> {
  let clock = Date.now()
  const config = { ...readConfig({ DATA_DIR: dataDir }), role: 'api' as const }
  const beside = { log: makeLog('error'), joins: true, withPages: false, now: () => new Date(clock) }
  const product = await startProduct({ config, ...beside })
  try {
    const cookies = await fill(base, product)
    const recorded = await record(product, cookies, () => (clock += 60_000))
    const { host, port, user, password, database } = product.database.connection
    return { cookies, input: { connection: { host, port, user, password, database }, recorded } }
  } finally {
    await product.stop()
  }
}

async function startBare(input: BareInput): Promise<{ base: string; stop(): void }> {
  const file = new URL('load.fixture.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(input))
  const [base] = (await once(child.stdout, 'data')) as [Buffer]
  return { base: base.toString().trim(), stop: () => void child.kill() }
}

/** All calls as they come, the replies packed as for a browser. */
async function mixedReads(base: string, cookies: string[]): Promise<void> {
  const [seconds, pauseMs] = [Number(options.seconds), Number(options.pause)]
  const users = usersOf(cookies, (turn) => MIX[turn % MIX.length] ?? '')
  await load(base, users, { seconds: 3, pauseMs, headers: PACKED })
  const took = await load(base, users, { seconds, pauseMs, headers: PACKED })
  columns(`${USERS} users, mixed reads`, 'requests', 'p50', 'p95')
  for (const [path, times] of took)
    columns(path, times.length, `${at(0.5, times).toFixed(0)} ms`, `${at(0.95, times).toFixed(0)} ms`)
  const all = [...took.values()].flat()
  columns('all of them', all.length, `${at(0.5, all).toFixed(0)} ms`, `${at(0.95, all).toFixed(0)} ms`)
  console.log(`${(all.length / seconds).toFixed(0)} requests a second; the p95 has to be below ${P95_MS} ms\n`)
}

/** Requests a second of both, turn and turn about, the middle ones of each. */
async function beside(bases: { ours: string; bare: string }, cookies: string[]): Promise<void> {
  columns('beside bare Fastify', 'ours', 'bare', 'ratio', 'at least')
  for (const { path, atLeast } of CALLS) {
    const users = usersOf(cookies, () => path)
    const rates = { ours: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn <= TURNS; turn++)
      for (const side of ['ours', 'bare'] as const) {
        // The first turn warms up.
        const seconds = turn === 0 ? 0.5 : Number(options.turn)
        const times = (await load(bases[side], users, { seconds })).get(path)
        if (turn > 0) rates[side].push((times?.length ?? 0) / seconds)
      }
    const [ours, bare] = [at(0.5, rates.ours), at(0.5, rates.bare)]
    columns(path, `${ours.toFixed(0)}/s`, `${bare.toFixed(0)}/s`, (ours / bare).toFixed(2), atLeast)
  }
}

const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const server = await startServer()
try {
  const { cookies, input } = await prepare(server)
  await mixedReads(server.base, cookies)
  const bare = await startBare(input)
  try {
    await beside({ ours: server.base, bare: bare.base }, cookies)
  } finally {
    bare.stop()
  }
} finally {
  await server.stop()
}
