/** The durable run of a generator, whatever is asked for: its work, then the script is kept and its film ordered. */
import { messages } from '@octavo/contract/messages'
import { workingFor } from '#accounts/index.ts'
import { findBrandEver } from '#brands/index.ts'
import type { Ctx, Owned } from '#context.ts'
import { type CheckedScript, keepChecked, reviewProblem } from '#films/make/index.ts'
import { orderFilm } from '#films/orders/index.ts'
import { type JobWork, job } from '#jobs.ts'
import { Refusal } from '#refusal.ts'
import { getScript } from '#scripts/index.ts'
import { plannedCues, voiceOfTone } from './content.view.ts'
import { beginStep, endStep, failRun } from './generation-progress.service.ts'
import { type Found, type GenerationRun, WORK } from './generation-steps.service.ts'
import * as store from './generations.store.ts'

type Input = { id: string; kind: store.GenerationRow['kind'] }

export const generate = job({
  name: 'generate',
  queue: 'script',
  id: ({ id }: Input) => `generation ${id}`,
  find: (ctx, { id }): Promise<GenerationRun> => runOf(ctx, id),
  run,
  fail: ({ ctx, row }, problem) => failRun(ctx, row.id, problem),
  fault: messages.fault,
  open: async (ctx) => (await store.unfinished(ctx)).map(({ id, kind }) => ({ input: { id, kind } })),
})

const LIMITS = { tries: 3, minutes: 5 }

async function run(work: JobWork<GenerationRun>, { kind }: Input): Promise<void> {
  let found: Found = { written: [], checked: [] }
  for (const [index, { says, does }] of WORK[kind].entries()) {
    const more = await work.step(`step ${index}`, (one) => workOn(one, index, says, () => does(one, found)), LIMITS)
    found = { ...found, ...more }
  }
  const memory = WORK[kind].length
  const kept = await work.commit('remember', (one) => remember(one, memory, found.checked))
  if (kept) await work.commit('order the film', (one) => orderItsFilm(one, memory + 1))
}

type Worked = Awaited<ReturnType<(typeof WORK)['viral'][number]['does']>>

async function workOn({ ctx, row }: GenerationRun, index: number, says: string, does: () => Promise<Worked>) {
  await beginStep(ctx, row.id, index, says)
  const { found = {}, done } = await does()
  await endStep(ctx, row.id, index, done)
  return found
}

async function runOf(ctx: Ctx, id: string): Promise<GenerationRun> {
  const row = await store.generationById(ctx, id)
  const owned = row && (await workingFor(ctx, row.accountId))
  const brand = row && owned && (await findBrandEver(owned, row.brandId))
  if (!row || !owned || !brand) throw new Refusal('not-found', messages.generator.notFound)
  const { niche, topic, trend } = row.input
  return { ctx: owned, row, brand, wanted: { brand, format: row.format, seed: row.seed, niche, topic, trend } }
}

/** Keeps the best text that repeats no earlier one; true when there is one. */
async function remember({ ctx, row, brand }: GenerationRun, index: number, checked: CheckedScript[]): Promise<boolean> {
  const { id } = row
  const whose = { brandId: row.brandId, format: row.format }
  for (const [passed, one] of checked.entries()) {
    const compared = await store.compareWithScripts(ctx, `${one.script.title} ${one.script.body}`)
    const kept = await keepChecked(ctx, one, whose)
    if (!kept.kept) continue
    const memory = { is_duplicate: false, ...compared }
    const details = `Unique Content Stored: “${one.script.title}”.${passedOver(passed)}`
    const done = { details, result: memory }
    const content = contentOf(ctx, one, row, brand)
    await endStep(ctx, id, index, done, { memory, content, scriptId: kept.script.id })
    return true
  }
  await refuseDuplicate(ctx, id, index, checked[0], contentOf(ctx, checked[0] as CheckedScript, row, brand))
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

function contentOf(
  ctx: Owned,
  { script, verdict }: CheckedScript,
  row: store.GenerationRow,
  brand: GenerationRun['brand'],
) {
  const voice = voiceOfTone(ctx.services.voice, brand.tone)
  const film = { brandName: brand.name, format: row.format, seed: row.seed, voice }
  return { ...script, verdict, voice, cues: plannedCues(ctx.services.voice, script, film) }
}

async function orderItsFilm({ ctx, row }: GenerationRun, index: number): Promise<void> {
  const { id, content, scriptId } = row
  if (!content || !scriptId) throw new Error(`Generation ${id} has no script`)
  const { title, verdict } = content
  const videoId = await orderFilm(ctx, {
    script: await getScript(ctx, scriptId),
    format: row.format,
    title,
    seed: row.seed,
    voiceId: content.voice,
    ...(!verdict.approved && { review: reviewProblem({ verdict }) }),
  })
  const details = verdict.approved ? 'The film is ordered.' : messages.generator.waitsForReview
  await endStep(ctx, id, index, { details }, { videoId, status: 'completed', finishedAt: ctx.now() })
}
