/** Writing a package: the best of several presenter-style texts, checked, mended, and like none before it. */

import { workingFor } from '#accounts/index.ts'
import { findBrandEver } from '#brands/index.ts'
import type { Ctx, Owned } from '#context.ts'
import { defineWorkflow, enqueue, type Flow, isInterruption } from '#engine/index.ts'
import { announce } from '#events.ts'
import { keepChecked, reviewProblem, workContext } from '#films/make/index.ts'
import { NothingLeftToSay } from '#providers/language/language.ts'
import { Refusal } from '#refusal.ts'
import { bestText, type WrittenPackage } from './best-text.ts'
import * as store from './production.store.ts'

export type Job = { job: string; accountId: string; ids: string[] }
type WhenWritten = (ctx: Owned) => Promise<void>

let whenWritten: WhenWritten = async () => undefined
/** What goes on once the queue's texts are written: set once, since it orders the writing itself. */
export const afterWriting = (next: WhenWritten): void => {
  whenWritten = next
}

// Memory refuses what repeats an earlier script; after this many new texts there is nothing new to say.
const MEMORY_ROUNDS = 6
// A person's own batch goes first.
const AFTER_PEOPLE = 10

export const writePackages = defineWorkflow<Job, void>({
  name: 'write-packages',
  queue: 'script',
  run: (flow, job) => writingFlow(workContext(), flow, job),
})

export const writingRunId = (job: string): string => `packages ${job}`

/** Has these packages written one after the other, so that each knows what the others said, once the transaction is committed. */
export const orderWriting = ({ db }: Pick<Ctx, 'db'>, job: Job): Promise<void> =>
  enqueue(db, writePackages, job, { id: writingRunId(job.job), priority: AFTER_PEOPLE })

async function writingFlow(ctx: Ctx, flow: Flow, { job, accountId, ids }: Job): Promise<void> {
  const owned = await workingFor(ctx, accountId)
  for (const id of ids) {
    await packageFlow(owned, flow, job, id).catch((error: Error) => giveUp(owned, flow, job, id, error))
  }
  await flow.step('go on', () => whenWritten(owned))
}

async function packageFlow(ctx: Owned, flow: Flow, job: string, id: string): Promise<void> {
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    const checked = await flow.step(`write ${id} ${round}`, () => write(ctx, job, id, round), {
      timeoutMs: 5 * 60_000,
      retryWhen: (error) => !isFinal(error),
    })
    if (!checked) return
    const kept = await flow.dbStep(`keep ${id} ${round}`, (db) => keep({ ...ctx, db }, job, id, checked))
    if (kept) return
  }
  throw new NothingLeftToSay('Every new text would repeat an earlier script. Add facts to the brand, or other topics.')
}

const isFinal = (error: unknown): boolean => error instanceof Refusal || error instanceof NothingLeftToSay

const stillOurs = async (ctx: Owned, job: string, id: string): Promise<store.PackageRow | undefined> => {
  const row = await store.findPackage(ctx, id)
  return row?.status === 'writing' && row.job === job ? row : undefined
}

/** The package's text; nothing when it was taken back. */
async function write(ctx: Owned, job: string, id: string, round: number): Promise<WrittenPackage | undefined> {
  const row = await stillOurs(ctx, job, id)
  if (!row) return undefined
  const brand = await findBrandEver(ctx, row.brandId)
  if (!brand) throw new Refusal('not-found', 'The brand of this package is not there any more.')
  return bestText(ctx, brand, row, round)
}

/** Keeps script and verdict; false when memory says that it repeats. */
async function keep(ctx: Owned, job: string, id: string, { topic, ...checked }: WrittenPackage): Promise<boolean> {
  const row = await stillOurs(ctx, job, id)
  if (!row) return true
  const memory = await keepChecked(ctx, checked, { brandId: row.brandId, format: 'short' })
  if (!memory.kept) return false
  const { approved, score, riskLevel, issues, humanityScore, viralScore } = checked.verdict
  const status = !approved ? 'review' : viralScore < row.threshold ? 'below' : 'ready'
  const problem = {
    review: reviewProblem(checked),
    below: `Its viral score is ${viralScore}; ${row.threshold} was asked for. You can film it all the same.`,
    ready: null,
  }[status]
  await store.changePackage(
    ctx,
    { id, from: ['writing'], job },
    {
      status,
      problem,
      topic,
      viralScore,
      scriptId: memory.script.id,
      report: { approved, score, riskLevel, issues, humanityScore },
      writtenAt: ctx.now(),
      job: null,
    },
  )
  await announce(ctx, { type: 'operation' })
  return true
}

/** One package that cannot be written leaves the others alone. */
async function giveUp(ctx: Owned, flow: Flow, job: string, id: string, error: Error): Promise<void> {
  if (isInterruption(error, flow.id)) throw error
  if (!isFinal(error)) ctx.log.error(`Package ${id} was not written`, error)
  const problem = isFinal(error) ? error.message : 'Something went wrong while writing this. Ask for it again.'
  await flow.dbStep(`give up ${id}`, async (db) => {
    const values = { status: 'failed', problem, job: null, writtenAt: ctx.now() } as const
    await store.changePackage({ ...ctx, db }, { id, from: ['writing'], job }, values)
    await announce({ ...ctx, db }, { type: 'operation' })
  })
}
