/** Writing a package: the best of several presenter-style texts, checked, autofixed, and unlike any before it. */

import { workingFor } from '#accounts/index.ts'
import { findBrandEver } from '#brands/index.ts'
import type { Ctx, Owned } from '#context.ts'
import { defineEvent, emit } from '#domain-events.ts'
import { keepChecked, reviewProblem } from '#films/make/index.ts'
import { type JobWork, job, order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { NothingLeftToSay } from '#services/language/language.ts'
import { bestText, type WrittenPackage } from './best-text.service.ts'
import * as store from './production.store.ts'

/** Packages that are written one after the other, so that each knows what the others said. */
export type Writing = { job: string; accountId: string; ids: string[] }
type Named = { job: string; accountId: string; id: string }
type OpenPackage = { ctx: Owned; row: store.PackageRow }

// Memory refuses what repeats an earlier script; after this many new texts there is nothing new to say.
const MEMORY_ROUNDS = 6
// A person's own batch goes first.
const AFTER_PEOPLE = 10

export const writePackages = job({
  name: 'write-packages',
  queue: 'script',
  id: ({ job }: Writing) => `packages ${job}`,
  find: (ctx, { accountId }) => workingFor(ctx, accountId),
  run,
  open: async (ctx) => (await store.openJobs(ctx)).map((input) => ({ input, priority: AFTER_PEOPLE })),
})

/** The texts that were asked for are written: there may be room for more. */
export const packagesWritten = defineEvent('packages written')

/** The run that writes them, as the engine knows it. */
export const writingRunId = (job: string): string => writePackages.id({ job, accountId: '', ids: [] })

/** Has these packages written once the transaction is committed. */
export const orderWriting = (ctx: Pick<Ctx, 'db'>, writing: Writing): Promise<void> =>
  order(ctx, writePackages, writing, { priority: AFTER_PEOPLE })

async function run(work: JobWork<Owned>, { job, accountId, ids }: Writing): Promise<void> {
  for (const id of ids) await work.part(onePackage, { job, accountId, id })
  await work.step('go on', (ctx) => emit(ctx, packagesWritten, undefined))
}

/** One that cannot be written leaves the others alone. */
const onePackage = {
  find: stillOurs,
  run: writeOne,
  fail,
  fault: 'Something went wrong while writing this. Ask for it again.',
}

async function writeOne(work: JobWork<OpenPackage>, { id }: Named): Promise<void> {
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    const checked = await work.step(`write ${id} ${round}`, (found) => write(found, round), { minutes: 5 })
    if (!checked) return
    const kept = await work.commit(`keep ${id} ${round}`, (found) => keep(found, checked))
    if (kept !== false) return
  }
  throw new NothingLeftToSay('Every new text would repeat an earlier script. Add facts to the brand, or other topics.')
}

/** A package that was taken back in the meantime is closed to this job. */
async function stillOurs(anyone: Ctx, { job, accountId, id }: Named): Promise<OpenPackage | undefined> {
  const ctx = await workingFor(anyone, accountId)
  const row = await store.findPackage(ctx, id)
  return row?.status === 'writing' && row.job === job ? { ctx, row } : undefined
}

async function write({ ctx, row }: OpenPackage, round: number): Promise<WrittenPackage> {
  const brand = await findBrandEver(ctx, row.brandId)
  if (!brand) throw new Refusal('not-found', 'The brand of this package is not there any more.')
  return bestText(ctx, brand, row, round)
}

/** Keeps script and verdict; false when memory says that it repeats. */
async function keep(found: OpenPackage, { topic, ...checked }: WrittenPackage): Promise<boolean> {
  const { ctx, row } = found
  const memory = await keepChecked(ctx, checked, { brandId: row.brandId, format: 'short' })
  if (!memory.kept) return false
  const { approved, score, riskLevel, issues, humanityScore, viralScore } = checked.verdict
  const status = !approved ? 'review' : viralScore < row.threshold ? 'below' : 'ready'
  const problem = {
    review: reviewProblem(checked),
    below: `Its predicted score is ${viralScore}; ${row.threshold} was asked for. You can film it all the same.`,
    ready: null,
  }[status]
  await close(found, {
    status,
    problem,
    topic,
    viralScore,
    scriptId: memory.script.id,
    report: { approved, score, riskLevel, issues, humanityScore },
  })
  return true
}

function fail(found: OpenPackage, problem: string): Promise<void> {
  return close(found, { status: 'failed', problem })
}

/** The package is done with this writing. */
async function close({ ctx, row }: OpenPackage, values: Parameters<typeof store.changePackage>[2]): Promise<void> {
  const done = { job: null, writtenAt: ctx.now() }
  await store.changePackage(ctx, { id: row.id, from: ['writing'], job: row.job ?? '' }, { ...values, ...done })
  await notify(ctx, { type: 'operation' })
}
