/** How far a run is: the only place that writes its steps. Each change tells whoever watches. */
import type { GenerationStep } from '@octavo/contract/generation'
import type { Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { changeGeneration, generationById, type NewGeneration } from './generations.store.ts'

/** The run was halted: its work ends here and writes nothing more. */
class RunClosed extends Error {
  readonly final = true
}

export const pendingSteps = (names: readonly string[]): GenerationStep[] =>
  names.map((step) => ({ step, status: 'pending', details: '', result: null }))

export type Done = { details: string; result?: Record<string, unknown> }

export const beginStep = (ctx: Owned, id: string, index: number, details: string) =>
  change(ctx, id, (steps) => put(steps, index, { status: 'processing', details }))

/** Ends a step; `values` are what the run keeps of it, written in the same change. */
export const endStep = (
  ctx: Owned,
  id: string,
  index: number,
  { details, result }: Done,
  values: Partial<NewGeneration> = {},
) => change(ctx, id, (steps) => put(steps, index, { status: 'completed', details, result: result ?? null }), values)

/** The step that is at work, or the next one, says what went wrong; the run is over. */
export const failRun = (ctx: Owned, id: string, problem: string) =>
  change(
    ctx,
    id,
    (steps) => {
      const at = steps.findIndex(({ status }) => status !== 'completed')
      return at < 0 ? steps : put(steps, at, { status: 'error', details: problem })
    },
    { status: 'failed', problem, finishedAt: ctx.now() },
  )

const put = (steps: GenerationStep[], index: number, values: Partial<GenerationStep>): GenerationStep[] =>
  steps.map((step, at) => (at === index ? { ...step, ...values } : step))

async function change(
  ctx: Owned,
  id: string,
  steps: (before: GenerationStep[]) => GenerationStep[],
  values: Partial<NewGeneration> = {},
): Promise<void> {
  const before = await generationById(ctx, id)
  const after = before && (await changeGeneration(ctx, id, { ...values, steps: steps(before.steps) }))
  if (!after) throw new RunClosed('This run was halted.')
  await notify(ctx, { type: 'generation', id })
}
