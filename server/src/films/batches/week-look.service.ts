/** The finished films of a week in another look, each as an edit of its own. */
import type { WeekLook } from '@octavo/contract/batch'
import type { batchSchemas } from '@octavo/contract/batch/schemas'
import type { LookName } from '@octavo/contract/look'
import { messages } from '@octavo/contract/messages'
import { MADE } from '@octavo/contract/video'
import type { z } from 'zod'
import { findBrandEver } from '#brands/index.ts'
import type { Owned, SignedIn } from '#context.ts'
import { changeLook } from '#films/edits/index.ts'
import { lookOfTurn } from '#films/make/index.ts'
import { type VideoRow, videosOfBatches } from '#films/videos/index.ts'
import { uuidOf } from '#ids.ts'
import { Refusal } from '#refusal.ts'
import { findBatch } from './batches.store.ts'

type Request = z.output<typeof batchSchemas.changeLook.body>

/** The same request changes nothing a second time. What can't be changed now is left as it is, and said. */
export async function changeWeekLook(ctx: SignedIn, id: string, { look, requestId }: Request): Promise<WeekLook> {
  const batch = await findBatch(ctx, id)
  if (!batch) throw new Refusal('not-found', messages.batch.notFound)
  const films = (await videosOfBatches(ctx, [id])).filter(({ status }) => MADE.includes(status))
  const lookOf = look === 'each' ? await looksOfBrand(ctx, batch.brandId) : () => look
  const reply: WeekLook = { changed: 0, left: [] }
  for (const film of films) {
    try {
      const order = { look: lookOf(film), requestId: uuidOf(`${requestId} ${film.id}`) }
      if (await changeLook(ctx, film.id, order)) reply.changed++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply.left.push({ videoId: film.id, title: film.title, why: error.message })
    }
  }
  return reply
}

/** A look for each film by its place in the week, as a new week would have it. */
async function looksOfBrand(ctx: Owned, brandId: string): Promise<(film: VideoRow) => LookName> {
  const brand = await findBrandEver(ctx, brandId)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  return (film) => lookOfTurn(brand, film)
}
