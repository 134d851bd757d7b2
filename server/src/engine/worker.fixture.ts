import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import { startEngine, stopEngine, watchForFreezes } from './index.ts'
import { defineWorkflow } from './workflow.ts'

/**
 * A process that works until it is killed:
 * `node --import tsx worker.fixture.ts '{ "databaseUrl" or "dataDir", "deeds": file }'`.
 * Deeds in the outside world are lines of a file, effects inside are rows of a table.
 */
const { databaseUrl, dataDir = '', deeds } = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const scenesOf = (id: string): number =>
  readFileSync(deeds ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(`${id} scene`)).length
const deed = (id: string, what: string) => appendFileSync(deeds ?? '', `${process.pid} ${id} ${what}\n`)

const drawing = defineWorkflow({
  name: 'drawing',
  queue: 'render',
  run: (flow, input: { id: string }) =>
    flow.step('draw', async () => {
      await sleep(40)
      deed(flow.id, 'draw')
      return `${input.id}.mp4`
    }),
})

defineWorkflow({
  name: 'video',
  queue: 'video',
  run: async (flow, input: { id: string }) => {
    const effect = (name: string) =>
      flow.dbStep(name, async (tx) => {
        await tx.execute(sql`insert into effects (id, name) values (${input.id}, ${name})`)
        await sleep(5)
        return name
      })
    await effect('begun')
    for (const name of ['write', 'check', 'voice']) {
      await flow.step(name, async () => {
        await sleep(15)
        deed(flow.id, name)
      })
    }
    const file = await flow.runChild(drawing, input, { id: `${flow.id}/drawing` })
    await effect('rendered')
    await flow.sleepUntil(new Date(Date.now() + 50))
    await effect('published')
    return file
  },
})

defineWorkflow({
  name: 'endless',
  queue: 'render',
  run: (flow) =>
    flow.step('go on', async ({ signal }) => {
      deed(flow.id, 'begun')
      while (!signal.aborted) await sleep(10)
      deed(flow.id, 'stopped')
    }),
})

/** Comes to no end, and is cut off when its process stops. */
defineWorkflow({
  name: 'patient',
  queue: 'render',
  run: (flow) =>
    flow.step('wait', async ({ signal }) => {
      deed(flow.id, 'begun')
      await sleep(2 ** 30, undefined, { signal })
    }),
})

/** Freezes whatever process works at it. */
defineWorkflow({
  name: 'freezing',
  queue: 'render',
  run: (flow) =>
    flow.step('swallow', async () => {
      await sleep(200)
      deed(flow.id, 'swallowed')
      for (;;);
    }),
  failed: async (flow, _input, error) => deed(flow.id, `failed: ${error.message}`),
})

/** Kills whatever process works at it. */
defineWorkflow({
  name: 'poison',
  queue: 'render',
  run: async (flow) => {
    await flow.step('begin', async () => deed(flow.id, 'begun'))
    await flow.step('swallow', async () => {
      await sleep(200)
      deed(flow.id, 'swallowed')
      process.kill(process.pid, 'SIGKILL')
      for (;;);
    })
  },
  failed: async (flow, _input, error) => deed(flow.id, `failed: ${error.message}`),
})

/** Long work, which finds what it has done unless it keeps nothing. */
defineWorkflow({
  name: 'long',
  queue: 'render',
  run: (flow, { scenes, keeps = true }: { scenes: number; keeps?: boolean }) =>
    flow.step('draw', async ({ gotOn }) => {
      for (let drawn = keeps ? scenesOf(flow.id) : 0; drawn < scenes; drawn++) {
        await sleep(300)
        deed(flow.id, 'scene')
        if (keeps) gotOn()
      }
      deed(flow.id, 'drawn')
    }),
})

appendFileSync(deeds ?? '', '')
watchForFreezes(4_000)
const database = await openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir, log: makeLog('warn') })
await database.db.execute(sql`create table if not exists effects (id text, name text)`)
const queues = [
  { name: 'video', concurrency: 8, pollMs: 50 },
  { name: 'render', concurrency: 4, pollMs: 50 },
]
await startEngine({ database, queues, log: makeLog('silent') })
process.once('SIGTERM', () => void stopEngine().then(() => process.exit(0)))
console.log('working')
console.log(await database.died)
process.exit(1)
