/** Packages that a person asks for, and what they do with them. */

import { randomInt, randomUUID } from 'node:crypto'
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import type { UgcPackage, UgcRun } from '@octavo/contract/production'
import type { productionSchemas } from '@octavo/contract/production/schemas'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { brandAtWork, ownBrands } from '#brands/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { retryVideo } from '#films/orders/index.ts'
import { findShown } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { lookUntil } from '#look-until.ts'
import { Refusal } from '#refusal.ts'
import { beginWriting, filmPackage } from './advance.service.ts'
import { packageViews, runView } from './packages.view.ts'
import * as store from './production.store.ts'

type MassUgc = z.output<typeof productionSchemas.generate.body>

// A call answers within 25 seconds; a little is kept for the way back.
const WAITS = { withinMs: 22_000, everyMs: 150 }
const SEEDS = 2 ** 31 - 1
const NOT_WRITTEN_SECONDS = 5

/** Orders so many presenter-style scripts and answers when they are written, or with those that are by then. */
export async function generatePackages(ctx: SignedIn, request: MassUgc): Promise<UgcRun> {
  const runId = request.requestId ?? randomUUID()
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    if ((await store.packagesOfRun(within, runId)).length > 0) return
    await refuseToWork(within)
    await insertRun(within, runId, request)
  })
  const rows = await lookUntil(
    () => store.packagesOfRun(ctx, runId),
    (seen) => !seen.some(({ status }) => status === 'writing'),
    WAITS,
  )
  return runView(ctx, runId, rows)
}

async function insertRun(ctx: SignedIn, runId: string, { brand_id, niche, topics, quantity }: MassUgc): Promise<void> {
  const brand = brand_id ? await brandAtWork(ctx, brand_id) : (await ownBrands(ctx))[0]
  if (!brand) throw new Refusal('conflict', messages.production.noBrand)
  const seed = randomInt(SEEDS - quantity)
  const rows = Array.from({ length: quantity }, (_, index) => ({
    id: randomUUID(),
    runId,
    brandId: brand.id,
    niche: niche ?? brand.niche,
    topic: topics[index % Math.max(1, topics.length)] ?? null,
    // The order in which they are written and shown.
    seed: seed + index,
    threshold: APPROVAL_SCORE,
  }))
  await store.insertPackages(ctx, rows)
  await beginWriting(
    ctx,
    rows.map(({ id }) => id),
  )
  await notify(ctx, { type: 'operation' })
}

export const listPackages = async (ctx: Owned): Promise<UgcPackage[]> =>
  packageViews(ctx, await store.writtenPackages(ctx))

export async function queue(ctx: Owned): Promise<{ size: number; packages: UgcPackage[] }> {
  const [{ queued }, rows] = await Promise.all([store.massCounts(ctx, ctx.now()), store.queuedPackages(ctx)])
  return { size: queued, packages: await packageViews(ctx, rows) }
}

export async function getRun(ctx: Owned, id: string): Promise<UgcRun> {
  const rows = await store.packagesOfRun(ctx, id)
  if (rows.length === 0) throw new Refusal('not-found', messages.production.runNotFound)
  return runView(ctx, id, rows)
}

export async function getPackage(ctx: Owned, id: string): Promise<UgcPackage> {
  const [view] = await packageViews(ctx, [await findPackage(ctx, id)])
  return view as UgcPackage
}

async function findPackage(ctx: Owned, id: string): Promise<store.PackageRow> {
  const row = await store.findPackage(ctx, id)
  if (!row) throw new Refusal('not-found', messages.production.packageNotFound)
  return row
}

/** Films a package; what failed or was halted is made again. Asking twice makes one film. */
export async function filmByHand(ctx: Owned, id: string): Promise<UgcPackage> {
  const again = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const row = await findPackage(within, id)
    if (row.status === 'queued' || row.status === 'writing')
      throw new Refusal('not-ready', 'This package is still being written.', NOT_WRITTEN_SECONDS)
    if (row.status === 'filmed') {
      const video = await findShown(within, id)
      return video?.status === 'failed' || video?.status === 'halted'
    }
    if (row.status === 'failed') throw new Refusal('conflict', row.problem ?? 'This package was not written.')
    await filmPackage(within, row)
    return false
  })
  if (again) await retryVideo(ctx, id)
  return getPackage(ctx, id)
}

export async function removePackage(ctx: Owned, id: string): Promise<{ success: true }> {
  if (!(await store.deletePackage(ctx, id))) throw new Refusal('not-found', messages.production.packageNotFound)
  await notify(ctx, { type: 'operation' })
  return { success: true }
}
