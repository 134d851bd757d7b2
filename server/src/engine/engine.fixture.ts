import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import { HANGS_AFTER_MS } from '#test/patience.ts'
import { type WorkflowStatus, waitForWorkflow } from './commands.ts'
import { startEngine, stopEngine } from './index.ts'
import { defineWorkflow } from './workflow.ts'

/** What the tests of the engine share: a database, two workflows, and a record of what they did. */

export const dataDir = mkdtempSync(join(tmpdir(), 'octavo-engine-'))
let opened: Database

export const database = (): Database => opened
/** What the engine said to the log. */
export const lines: string[] = []

export async function openTestEngine(): Promise<void> {
  opened = await openDatabase({ dataDir, log: makeLog('silent') })
  await opened.db.execute(sql`create table effects (key text)`)
  await start()
}

export async function closeTestEngine(): Promise<void> {
  await stopEngine()
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
}

export const start = () =>
  startEngine({
    database: opened,
    log: makeLog('info', (line) => lines.push(line)),
    queues: [
      { name: 'fast', concurrency: 3, pollMs: 50 },
      { name: 'slow', concurrency: 3, pollMs: 50 },
    ],
  })

const notes: string[] = []
/** A deed in the outside world, by the workflow with that id. */
export const note = (id: string, deed: string) => void notes.push(`${id} ${deed}`)
export const notesOf = (id: string) =>
  notes.filter((line) => line.startsWith(`${id} `)).map((line) => line.slice(id.length + 1))

/** An effect in the database, to be written in a step's own transaction. */
export const recordEffect = (key: string) => sql`insert into effects (key) values (${key})`

export async function effectsOf(key: string): Promise<number> {
  const { rows } = await opened.db.execute(sql`select count(*)::int as n from effects where key like ${key}`)
  return Number(rows[0]?.n)
}

type Deed = (attempt: { signal: AbortSignal; number: number }) => Promise<unknown>

/** What the last step of a film, or the only one of its child, does, by the id of the workflow. */
export const plan = new Map<string, Deed>()

export const child = defineWorkflow({
  name: 'child',
  queue: 'slow',
  run: (flow, input: { text: string }) =>
    flow.step(
      'draw',
      async (attempt) => {
        note(flow.id, 'draw')
        await plan.get(flow.id)?.(attempt)
        return input.text.toUpperCase()
      },
      { retries: 0 },
    ),
})

export const film = defineWorkflow({
  name: 'film',
  queue: 'fast',
  run: async (flow, input: { text: string; withChild?: boolean }) => {
    const words = await flow.step('write', async () => {
      note(flow.id, 'write')
      return { length: input.text.length, at: new Date('2026-01-01') }
    })
    await flow.dbStep('charge', (tx) => tx.execute(recordEffect(flow.id)))
    const drawn = input.withChild ? await flow.runChild(child, { text: input.text }, { id: `${flow.id}/child` }) : ''
    await flow.step(
      'work',
      async (attempt) => {
        note(flow.id, `work ${attempt.number}`)
        await plan.get(flow.id)?.(attempt)
      },
      { retries: 2, backoffMs: 20 },
    )
    return { drawn, length: words.length, year: words.at.getUTCFullYear() }
  },
  failed: async (flow, _input, error) => {
    await flow.dbStep('note the failure', (tx) => tx.execute(recordEffect(`${flow.id} failed: ${error.message}`)))
  },
})

/** Works until it is told to stop. */
export const hang: Deed = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** How a workflow stands once it has ended. */
export const ended = (id: string): Promise<WorkflowStatus | undefined> => waitForWorkflow(id, HANGS_AFTER_MS)
