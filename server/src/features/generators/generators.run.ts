/** The durable run of a generator, whatever is asked for: its work, then the script is kept and its film ordered. */
import { messages } from '@octavo/contract/messages'
import type { Ctx, Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { defineWorkflow, type Flow } from '#engine/index.ts'
import { workingFor } from '#features/accounts/index.ts'
import { findBrandEver } from '#features/brands/index.ts'
import { getScript } from '#features/scripts/index.ts'
import { type CheckedScript, keepChecked, orderFilm, reviewProblem, workContext } from '#pipeline/index.ts'
import { NothingLeftToSay } from '#providers/language/language.ts'
import { Refusal } from '#refusal.ts'
import { plannedCues, voiceOfTone } from './content.view.ts'
import { beginStep, endStep, failRun, RunClosed } from './generators.steps.ts'
import * as store from './generators.store.ts'
import { type Found, type Run, WORK } from './generators.work.ts'

type Input = { id: string; kind: store.GenerationRow['kind'] }

export const runGeneration = defineWorkflow<Input, void>({
  name: 'generate',
  queue: 'script',
  run: (flow, input) => generationFlow(workContext(), flow, input),
  failed: (flow, { id }, error) => giveUp(workContext(), flow, id, error),
})

export const generationRunId = (id: string): string => `generation ${id}`

const STEP = { retries: 2, timeoutMs: 5 * 60_000 } as const

async function generationFlow(ctx: Ctx, flow: Flow, { id, kind }: Input): Promise<void> {
  let found: Found = { written: [], checked: [] }
  for (const [index, { says, does }] of WORK[kind].entries()) {
    const more = await flow.step(`step ${index}`, () => work(ctx, id, index, says, (run) => does(run, found)), {
      ...STEP,
      retryWhen: (error) => !isFinal(error),
    })
    found = { ...found, ...more }
  }
  const memory = WORK[kind].length
  const kept = await flow.dbStep('remember', (tx) => remember({ ...ctx, db: tx }, id, memory, found.checked))
  if (kept) await flow.dbStep('order the film', (tx) => order({ ...ctx, db: tx }, id, memory + 1))
}

type Worked = Awaited<ReturnType<(typeof WORK)['viral'][number]['does']>>

async function work(ctx: Ctx, id: string, index: number, says: string, does: (run: Run) => Promise<Worked>) {
  const run = await runOf(ctx, id)
  await beginStep(run.ctx, id, index, says)
  const { found = {}, done } = await does(run)
  await endStep(run.ctx, id, index, done)
  return found
}

async function runOf(ctx: Ctx, id: string): Promise<Run> {
  const row = await store.generationById(ctx, id)
  const owned = row && (await workingFor(ctx, row.accountId))
  const brand = row && owned && (await findBrandEver(owned, row.brandId))
  if (!row || !owned || !brand) throw new Refusal('not-found', messages.generator.notFound)
  const { niche, topic, trend } = row.input
  return { ctx: owned, row, brand, wanted: { brand, format: row.format, seed: row.seed, niche, topic, trend } }
}

/** Keeps the best text that repeats nothing; true when there is one. */
async function remember(ctx: Ctx, id: string, index: number, checked: CheckedScript[]): Promise<boolean> {
  const { ctx: owned, row, brand } = await runOf(ctx, id)
  const whose = { brandId: row.brandId, format: row.format }
  for (const [passed, one] of checked.entries()) {
    const compared = await store.compareWithScripts(owned, `${one.script.title} ${one.script.body}`)
    const kept = await keepChecked(owned, one, whose)
    if (!kept.kept) continue
    const memory = { is_duplicate: false, ...compared }
    const details = `Unique Content Stored: “${one.script.title}”.${passedOver(passed)}`
    const done = { details, result: memory }
    const content = contentOf(one, row, brand)
    await endStep(owned, id, index, done, { memory, content, scriptId: kept.script.id })
    return true
  }
  await refuseDuplicate(owned, id, index, checked[0], contentOf(checked[0] as CheckedScript, row, brand))
  return false
}

/** Why the script that was kept may score less than the best that was written. */
const passedOver = (count: number): string =>
  count === 0 ? '' : ` ${count} of the better texts would have repeated an earlier script.`

async function refuseDuplicate(
  ctx: Owned,
  id: string,
  index: number,
  best: CheckedScript | undefined,
  content: store.GenerationRow['content'],
): Promise<void> {
  const compared = await store.compareWithScripts(ctx, `${best?.script.title} ${best?.script.body}`)
  const memory = { is_duplicate: true, ...compared }
  const details = `Duplicate Detected: every text repeats an earlier script${compared.closest ? `, most of all “${compared.closest.title}”` : ''}.`
  await endStep(ctx, id, index, { details, result: memory }, { memory, content })
  await failRun(
    ctx,
    id,
    'Not filmed, because it would repeat an earlier script. Choose another topic, or add facts to the brand.',
  )
}

function contentOf({ script, verdict }: CheckedScript, row: store.GenerationRow, brand: Run['brand']) {
  const voice = voiceOfTone[brand.tone]
  const film = { brandName: brand.name, format: row.format, seed: row.seed, voice }
  return { ...script, verdict, voice, cues: plannedCues(script, film) }
}

async function order(ctx: Ctx, id: string, index: number): Promise<void> {
  const { ctx: owned, row } = await runOf(ctx, id)
  const { content, scriptId } = row
  if (!content || !scriptId) throw new Error(`Generation ${id} has no script`)
  const { title, verdict } = content
  const videoId = await orderFilm(owned, {
    script: await getScript(owned, scriptId),
    format: row.format,
    title,
    seed: row.seed,
    voiceId: content.voice,
    ...(!verdict.approved && { review: reviewProblem({ verdict }) }),
  })
  const details = verdict.approved ? 'The film is ordered.' : 'The script waits for your review.'
  await endStep(owned, id, index, { details }, { videoId, status: 'completed', finishedAt: ctx.now() })
}

const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof NothingLeftToSay || error instanceof RunClosed

async function giveUp(ctx: Ctx, flow: Flow, id: string, error: Error): Promise<void> {
  if (error instanceof RunClosed) return
  ctx.log.error(`Generation ${id} failed`, error)
  const problem = isFinal(error) ? error.message : messages.fault
  await flow.dbStep('give up', async (tx) => {
    const run = await runOf({ ...ctx, db: tx as Db }, id)
    await failRun(run.ctx, id, problem)
  })
}
