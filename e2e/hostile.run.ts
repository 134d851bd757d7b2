/** Sends hostile requests to a running server, many at once and from several accounts, and notes what an answer must never be. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Calls, chanceOf, type HostileRequest, hostileRequests } from './hostile.requests.ts'
import type { RunningServer } from './server.ts'

export type HostileReport = {
  sent: number
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** What must not be: a 5xx, a leak, a call that hangs. */
  faults: string[]
  slowestMs: number
  /** Memory of the server's process in MB: after a quarter of the requests, and after all. */
  memoryMb: { early: number; late: number }
}

const ACCOUNTS = 8
const AT_ONCE = 24
/** The longest that a call waits for work by itself is 25 s. */
const HANGS_AFTER_MS = 60_000
/** Answered by really making something, which would take the whole time. */
const MAKES_A_FILM = '/api/production/test-pipeline'
const FILMS = 3
const PASSWORD = 'Correct1horse'
/** What only the inside of the product says. */
const INSIDE =
  /node_modules|\bat \S+ \(|file:\/\/\/(?!etc)\w|DrizzleQuery|violates \w+[- ]?\w* constraint|relation "|syntax error at|postgres(ql)?:\/\/|\bZodError\b/
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

type Attacker = { address: string; cookie: string; mark: string; ids: string[] }

export async function attack(server: RunningServer, count: number, seed = 1): Promise<HostileReport> {
  const chance = chanceOf(seed)
  const attackers: Attacker[] = []
  for (let n = 0; n < ACCOUNTS; n++) attackers.push(await arrive(server.base))
  const [first] = attackers
  const document = (await (
    await send(server.base, first, { method: 'GET', path: '/api/docs', headers: {} })
  ).json()) as Calls
  const seen = () => attackers[Math.floor(chance() * ACCOUNTS)]?.ids.at(-1 - Math.floor(chance() * 40))
  const requests = hostileRequests(document, chance, seen)
  const report: HostileReport = { sent: 0, statuses: {}, faults: [], slowestMs: 0, memoryMb: { early: 0, late: 0 } }
  let films = 0
  const next = (): HostileRequest => {
    const request = requests.next().value as HostileRequest
    return request.path.startsWith(MAKES_A_FILM) && ++films > FILMS ? next() : request
  }
  const work = async () => {
    while (report.sent < count && report.faults.length < 20) {
      const n = report.sent++
      if (n === Math.floor(count / 4)) report.memoryMb.early = memoryOf(server)
      await strike(server.base, attackers, n % ACCOUNTS, next(), report)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  report.memoryMb.late = memoryOf(server)
  for (const { mark } of attackers) if (server.output().includes(mark)) report.faults.push(`The log holds ${mark}`)
  return report
}

let addresses = 0

/** A new account that has something of its own, marked so that it is known wherever it turns up; from an address that nobody came from before. */
async function arrive(base: string): Promise<Attacker> {
  const n = addresses++
  const address = `203.0.${113 + Math.floor(n / 250)}.${1 + (n % 250)}`
  const mark = `mark${randomUUID().slice(0, 8)}`
  const attacker: Attacker = { address, mark, cookie: '', ids: [] }
  const post = (path: string, body: object) =>
    send(base, attacker, { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) })
  const name = { firstName: 'Ada', lastName: mark, email: `${mark}@example.com`, phone: '+15551234567' }
  await post('/api/auth/signup', { ...name, country: 'United States', countryCode: 'US', password: PASSWORD })
  await post('/api/brands', { name: mark, niche: 'Marketing & Sales', description: `A pottery studio, ${mark}.` })
  await post('/api/library/scripts', { title: mark, body: 'A glaze is glass. It melts in the fire.' })
  await post('/api/viral/contacts/import', { contacts: [{ email: `x-${mark}@example.com` }] })
  for (const path of ['/api/brands', '/api/library/scripts', '/api/viral/contacts', '/api/channels'])
    learn(attacker, await (await send(base, attacker, { method: 'GET', path, headers: {} })).text())
  if (attacker.ids.length === 0) throw new Error('Nobody could sign up.')
  return attacker
}

const JSON_TYPE = { 'content-type': 'application/json' }
const learn = ({ ids }: Attacker, text: string) => ids.push(...(text.match(ID) ?? []).slice(0, 5))

async function send(base: string, from: Attacker | undefined, { method, path, headers, body }: HostileRequest) {
  const reply = await fetch(base + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
    headers: { cookie: from?.cookie ?? '', 'x-forwarded-for': from?.address ?? '', ...headers },
    ...(body !== undefined && method !== 'GET' && { body }),
  })
  const [cookie] = reply.headers.getSetCookie()
  if (cookie && from) from.cookie = cookie.split(';')[0] ?? ''
  return reply
}

async function strike(
  base: string,
  attackers: Attacker[],
  who: number,
  request: HostileRequest,
  report: HostileReport,
) {
  const from = attackers[who] as Attacker
  const startedAt = performance.now()
  const fault = (what: string) =>
    report.faults.push(`${request.method} ${request.path.slice(0, 200)} ${what}\n    ${request.body?.slice(0, 300)}`)
  try {
    const reply = await send(base, from, request)
    // An endless stream of events is an answer too.
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream')
    const text = isStream ? '' : await reply.text()
    if (isStream) await reply.body?.cancel()
    report.statuses[reply.status] = (report.statuses[reply.status] ?? 0) + 1
    for (const what of wrongWith(reply.status, text, from, attackers)) fault(what)
    learn(from, text)
    // It logged itself out, or ended its account: somebody else comes in its place.
    if (reply.status === 401) attackers[who] = await arrive(base)
  } catch (error) {
    fault(`came to nothing: ${error}`)
  }
  report.slowestMs = Math.max(report.slowestMs, performance.now() - startedAt)
}

function wrongWith(status: number, text: string, from: Attacker, attackers: Attacker[]): string[] {
  const wrong: string[] = []
  if (status >= 500) wrong.push(`was answered with ${status}: ${text.slice(0, 300)}`)
  if (INSIDE.test(text)) wrong.push(`shows the inside: ${text.match(INSIDE)?.[0]} in ${text.slice(0, 300)}`)
  if (status >= 400 && !/"message":"\S/.test(text)) wrong.push(`says nothing with ${status}: ${text.slice(0, 200)}`)
  for (const { mark } of attackers)
    if (mark !== from.mark && text.includes(mark)) wrong.push(`shows what is ${mark}'s to ${from.mark}`)
  return wrong
}

/** Resident memory, as Linux counts it. */
function memoryOf({ child }: RunningServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}
