/** Ordering a run, following it, stopping it. */

import { randomUUID } from 'node:crypto'
import { VIRAL_CONTENT_STEPS, VIRAL_SHORT_STEPS } from '@octavo/contract/generation'
import type { generationSchemas } from '@octavo/contract/generation/schemas'
import { messages } from '@octavo/contract/messages'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseWhileSuspended } from '#accounts/suspension/index.ts'
import { brandAtWork } from '#brands/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { requireCredits } from '#credits/index.ts'
import { newSeed } from '#films/orders/index.ts'
import { order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { lookUntil } from '#look-until.ts'
import { Refusal } from '#refusal.ts'
import { generate } from './generation.job.ts'
import { failRun, pendingSteps } from './generation-progress.service.ts'
import * as store from './generations.store.ts'

type ViralRequest = z.output<typeof generationSchemas.viral.body>
type ShortRequest = z.output<typeof generationSchemas.short.body>

// A call answers within 25 seconds; a little is kept for the way back.
const WAITS = { withinMs: 22_000, everyMs: 150 }

const STEPS = { viral: VIRAL_CONTENT_STEPS, 'viral-short': VIRAL_SHORT_STEPS } as const

/** Begins the run of the Viral Content Generator and answers with it when it is over, or as it stands by then. */
export const generateViral = (ctx: SignedIn, request: ViralRequest) =>
  begin(ctx, request, {
    kind: 'viral',
    format: request.contentType,
    input: request.trendingContext ? { trend: request.trendingContext } : {},
  })

export const createViralShort = (ctx: SignedIn, request: ShortRequest) => {
  const { niche, topic, targetViralScore } = request
  return begin(ctx, request, { kind: 'viral-short', format: 'short', input: { niche, topic, targetViralScore } })
}

type Wanted = Pick<store.NewGeneration, 'kind' | 'format' | 'input'>

async function begin(
  ctx: SignedIn,
  { brandId, requestId = randomUUID() }: { brandId: string; requestId?: string | undefined },
  wanted: Wanted,
): Promise<store.GenerationRow> {
  await brandAtWork(ctx, brandId)
  const row = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await store.findByRequest(within, requestId)
    if (before) return before
    await refuseWhileSuspended(within)
    await requireCredits(within, expectedCredits(wanted.format))
    const steps = pendingSteps(STEPS[wanted.kind])
    const made = await store.insertGeneration(within, { ...wanted, brandId, requestId, seed: newSeed(), steps })
    await order(within, generate, { id: made.id, kind: made.kind })
    await notify(within, { type: 'generation', id: made.id })
    return made
  })
  return whenOver(ctx, row)
}

/** A script costs nothing, its film does: who cannot pay for the film learns it before anything is written. */
const expectedCredits = (format: VideoFormat): number =>
  Math.ceil(FORMATS[format].aim / 60) * CREDIT_COSTS.startedMinute

const whenOver = (ctx: Owned, { id, kind }: store.GenerationRow): Promise<store.GenerationRow> =>
  lookUntil(
    () => findRun(ctx, id, kind),
    ({ status }) => status !== 'generating',
    WAITS,
  )

export async function findRun(ctx: Owned, id: string, kind: store.GenerationRow['kind']) {
  const row = await store.findGeneration(ctx, id, kind)
  if (!row) throw new Refusal('not-found', messages.generator.notFound)
  return row
}

export const listRuns = (ctx: Owned, kind: store.GenerationRow['kind']) => store.listGenerations(ctx, kind)

const HALTED = 'Halted by you. Nothing was spent on a film.'

/** Closes all runs of the account that are going on, in the caller's transaction; answers which workflows are to be ended. */
export async function cancelAllGenerations(ctx: Owned): Promise<string[]> {
  const rows = await store.goingOn(ctx)
  for (const { id } of rows) await failRun(ctx, id, HALTED)
  return rows.map(({ id, kind }) => generate.id({ id, kind }))
}
