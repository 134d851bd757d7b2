/** Pictures that were found or made: kept like the owner's own, each with where it is from. */
import type { PictureCredit } from '@octavo/contract/picture'
import { inTransaction, type Owned } from '#context.ts'
import { uuidOf } from '#ids.ts'
import { keepPicture } from '#media/index.ts'
import type { Candidate } from '#services/pictures/pictures.ts'
import * as store from './found.store.ts'

/** The id in the media library that a picture has, or would have. */
export const foundId = ({ accountId }: Pick<Owned, 'accountId'>, { source, id }: Candidate): string =>
  uuidOf(`${accountId} ${source} ${id}`)

type Known = {
  /** Those that the media library holds, with the film that they were found for. */
  held: Map<string, string>
  /** Those that the owner has thrown away. */
  gone: Set<string>
}

/** Which of these were found before, and what became of them. */
export async function knownAmong(ctx: Owned, mediaIds: string[]): Promise<Known> {
  const [ids, taken] = await Promise.all([store.heldAmong(ctx, mediaIds), store.sourcesOf(ctx, mediaIds)])
  const isHeld = new Set(ids)
  return {
    held: new Map(taken.flatMap(({ mediaId, videoId }) => (isHeld.has(mediaId) ? [[mediaId, videoId]] : []))),
    gone: new Set(taken.flatMap(({ mediaId }) => (isHeld.has(mediaId) ? [] : [mediaId]))),
  }
}

type Bytes = { bytes: Buffer; thing: string; videoId: string; signal: AbortSignal }

/** Puts a picture into the media library with its source; false when its bytes are no picture. Refuses what there is no room for. */
export async function keepFound(
  ctx: Owned,
  candidate: Candidate,
  { bytes, thing, videoId, signal }: Bytes,
): Promise<boolean> {
  const mediaId = foundId(ctx, candidate)
  const keep = await keepPicture(ctx, { id: mediaId, name: thing, bytes, signal })
  if (!keep) return false
  const { source, author, page, address, license } = candidate
  await inTransaction(ctx, async (within) => {
    await keep(within)
    await store.insertSource(within, { mediaId, source, author, page, address, license, thing, videoId })
  })
  return true
}

/** Who is to be named with these, by their ids; the owner's own are not among them. */
export async function creditsOf(ctx: Owned, mediaIds: string[]): Promise<Map<string, PictureCredit>> {
  const rows = await store.sourcesOf(ctx, mediaIds)
  return new Map(rows.map(({ mediaId, source, author, page, license }) => [mediaId, { source, author, page, license }]))
}
