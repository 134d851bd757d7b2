/** `npm run proof -- --database`: kill -9 of the database every 20 seconds under load, and nothing that was acknowledged is lost. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMade, isSettled } from '@octavo/contract/video'
import { Installation } from './proof.installation.ts'
import type { Narrowed } from './proof.options.ts'
import { Order } from './proof.order.ts'
import { familyOf } from './proof.processes.ts'
import { Visitor } from './proof.visitor.ts'

const SHAPE: Narrowed = { shorts: 6, longForm: 0, seconds: 15, small: true }
const KILLS = 9
const EVERY_MS = 20_000
const BACK_WITHIN_S = 10
/** Each with an account of its own, and just below what one may save in a minute. */
const WRITERS = 8
const PAUSE_MS = 550
const SETTLED_WITHIN_MS = 900_000

type Outage = { backAfter: number }
type Load = { acknowledged: string[]; refused: number; odd: string[] }
export type DatabaseProof = { outages: Outage[]; load: Load; films: number; seconds: number; faults: string[] }

export async function runDatabaseProof(folder: string, say: (line: string) => void): Promise<DatabaseProof> {
  const home = await Installation.in(folder, SHAPE)
  const startedAt = Date.now()
  try {
    home.launch()
    await home.ready()
    const visitor = await somebody(home.base)
    const order = new Order(visitor, '/proof/batch', { brandId: await visitor.makeBrand(), seed: 7 })
    const load: Load = { acknowledged: [], refused: 0, odd: [] }
    const end = new AbortController()
    const others = await Promise.all(Array.from({ length: WRITERS }, () => somebody(home.base)))
    const writers = others.map((other, n) => write(other, n, load, end.signal))
    order.send()
    const outages: Outage[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      await sleep(EVERY_MS)
      const backAfter = await strike(home, visitor)
      outages.push({ backAfter })
      order.send()
      say(
        `kill ${kill}: back after ${backAfter.toFixed(1)} s; ${load.acknowledged.length} writes, ${load.refused} refused`,
      )
    }
    end.abort()
    await Promise.all(writers)
    const films = await settled(visitor)
    const faults = [...(await lost(others, load)), ...slow(outages), ...load.odd, ...films.faults]
    const left = await home.stop()
    faults.push(...left.map(({ pid, command }) => `Process ${pid} is left: ${command}`))
    return { outages, load, films: films.made, seconds: (Date.now() - startedAt) / 1000, faults }
  } finally {
    home.abandon()
  }
}

async function somebody(base: string): Promise<Visitor> {
  const visitor = new Visitor(base)
  await visitor.signUp()
  return visitor
}

/** Saves scripts one after the other. */
async function write(visitor: Visitor, writer: number, load: Load, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const title = `Written ${writer} ${n}.`
    try {
      await visitor.post('/api/library/scripts', { title, body: `Clay number ${writer} ${n} shrinks in the kiln.` })
      load.acknowledged.push(title)
    } catch (error) {
      const { message } = error as Error
      if (/ 503: .*"database-away"/.test(message)) load.refused++
      else load.odd.push(`A write was answered otherwise: ${message}`)
    }
    await sleep(PAUSE_MS)
  }
}

/** Kills PostgreSQL and answers after how many seconds a call was answered by the next one: what is left of the dead one may answer for a moment. */
async function strike(home: Installation, visitor: Visitor): Promise<number> {
  const before = home.pid
  const pidFile = path.join(home.dataDir, 'database', 'pg18', 'postmaster.pid')
  const postgres = () => Number.parseInt(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '', 10)
  const killed = postgres()
  process.kill(killed, 'SIGKILL')
  const startedAt = Date.now()
  while (
    [killed, Number.NaN].includes(postgres()) ||
    !(await visitor.batches().then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() - startedAt > 120_000) throw new Error('The product does not come back')
    await sleep(50)
  }
  if (familyOf(before).length === 0) throw new Error('The server has ended with its database')
  return (Date.now() - startedAt) / 1000
}

async function settled(visitor: Visitor): Promise<{ made: number; faults: string[] }> {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  for (;;) {
    const batches = await visitor.batches()
    const videos = batches[0]?.videos ?? []
    const isOver = videos.length > 0 && videos.every(({ status }) => isSettled(status))
    if (!isOver && Date.now() < deadline) {
      await sleep(500)
      continue
    }
    const made = videos.filter(({ status }) => isMade(status)).length
    const wrong = made === SHAPE.shorts && batches.length === 1 ? [] : [`${made} films in ${batches.length} batches`]
    return { made, faults: wrong }
  }
}

async function lost(others: Visitor[], { acknowledged }: Load): Promise<string[]> {
  const exports = await Promise.all(others.map((other) => other.bytes('/api/account/export')))
  const kept = new Set(exports.flatMap((bytes) => bytes.toString().match(/Written \d+ \d+\./g) ?? []))
  return acknowledged.filter((title) => !kept.has(title)).map((title) => `Acknowledged and lost: ${title}`)
}

const slow = (outages: Outage[]): string[] =>
  outages.flatMap(({ backAfter }, at) =>
    backAfter > BACK_WITHIN_S ? [`Kill ${at + 1}: back after ${backAfter} s`] : [],
  )

export function databaseTable({ outages, load, films, seconds, faults }: DatabaseProof): string {
  const times = outages.map(({ backAfter }) => backAfter)
  return [
    `${outages.length} kills of the database in ${seconds.toFixed(0)} s; back after ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} s.`,
    `${load.acknowledged.length} writes acknowledged, ${load.refused} refused with 503; ${films} films made.`,
    ...(faults.length === 0 ? ['Nothing that was acknowledged was lost.'] : faults.map((fault) => `FAULT  ${fault}`)),
  ].join('\n')
}
