import { MEDIA_LIMITS, type Media, type MediaLibrary, type UnfinishedUpload } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import type { FilmPicture } from '@octavo/contract/picture'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import { mediaKey, mediaUrl, removeFiles, thumbnailKey } from './media.keys.ts'
import * as store from './media.store.ts'
import { refuseOverStorageLimit, usedBytes } from './room.service.ts'
import { keyOf } from './uploads.service.ts'
import { listUnfinished } from './uploads.store.ts'

export async function mediaLibrary(ctx: Owned): Promise<MediaLibrary> {
  const [rows, unfinished, used] = await Promise.all([store.listMedia(ctx), listUnfinished(ctx), usedBytes(ctx)])
  return {
    media: rows.map(mediaView),
    unfinished: unfinished.map(unfinishedView),
    usedBytes: used,
    limitBytes: MEDIA_LIMITS.accountBytes,
  }
}

export const getMedia = async (ctx: Owned, id: string): Promise<Media> => shown(await store.findShown(ctx, id))

export async function renameMedia(ctx: Owned, id: string, name: string): Promise<Media> {
  const media = shown(await store.renameRow(ctx, id, name))
  await notify(ctx, { type: 'media' })
  return media
}

/** The file stays for the days in which it can be brought back, but never more of it than the media library would hold. */
export async function deleteMedia(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  shown(await store.deleteRow(ctx, id))
  await forgetBeyond(ctx, MEDIA_LIMITS.accountBytes)
  await notify(ctx, { type: 'media' })
  return { undoUntil: undoUntil(ctx) }
}

export async function restoreMedia(ctx: Owned, id: string): Promise<Media> {
  const media = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const row = await store.findMediaEver(within, id)
    if (row?.deletedAt) await refuseOverStorageLimit(within, row.bytes)
    return shown(await store.restoreRow(within, id, goneBefore(ctx)))
  })
  await notify(ctx, { type: 'media' })
  return media
}

async function forgetBeyond(ctx: Owned, mostBytes: number): Promise<void> {
  let bytes = 0
  for (const row of await store.deletedMedia(ctx)) {
    bytes += row.bytes
    if (bytes > mostBytes) await forgetMedia(ctx, row.id)
  }
}

/** For good: the row first, since a row without its file would promise what is not there. */
export async function forgetMedia(ctx: Owned, id: string): Promise<void> {
  await store.forgetRow(ctx, id)
  await removeFiles(ctx, ctx.accountId, id)
}

/** Refuses pictures and clips that are not in the account's media library. */
export async function refuseStrangePictures(ctx: Owned, pictures: readonly FilmPicture[] = []): Promise<void> {
  if (pictures.length === 0) return
  const known = await store.visibleAmong(
    ctx,
    pictures.map(({ mediaId }) => mediaId),
  )
  if (known.length < pictures.length) throw new Refusal('invalid', messages.brand.pictureStrange)
}

/** Where a file of the media library, or its preview, is kept and what it is. */
export async function mediaFile(ctx: Owned, id: string, what: 'file' | 'thumbnail') {
  const row = await store.findMedia(ctx, id)
  if (!row) throw new Refusal('not-found', messages.media.notFound)
  if (what === 'file') {
    const { width, height } = row
    const pixels = width && height ? { pixels: { width, height } } : {}
    return { key: mediaKey(ctx.accountId, id, row.ending), type: row.contentType, name: row.name, ...pixels }
  }
  if (!row.hasThumbnail) throw new Refusal('not-found', messages.media.noThumbnail)
  return { key: thumbnailKey(ctx.accountId, id), type: 'image/jpeg', name: row.name }
}

function shown(row: store.MediaShown | undefined): Media {
  if (!row) throw new Refusal('not-found', messages.media.notFound)
  return mediaView(row)
}

const mediaView = ({ id, durationMs, hasThumbnail, createdAt, ...row }: store.MediaShown): Media => ({
  id,
  name: row.name,
  kind: row.kind,
  contentType: row.contentType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  durationSeconds: durationMs === null ? null : durationMs / 1000,
  url: mediaUrl(id),
  downloadUrl: `${mediaUrl(id)}?download`,
  thumbnailUrl: hasThumbnail ? `/api/media/${id}/thumbnail` : null,
  credit: row.credit ?? null,
  createdAt: createdAt.toISOString(),
})

function unfinishedView({ upload, bytesThere }: Awaited<ReturnType<typeof listUnfinished>>[number]): UnfinishedUpload {
  const { status } = upload
  return {
    uploadId: upload.id,
    key: keyOf(upload.id),
    filename: upload.filename,
    bytes: upload.bytes,
    lastModified: upload.lastModified,
    bytesThere,
    inParts: upload.inParts,
    // What is done is not asked for.
    status: status === 'done' ? 'checking' : status,
    problem: upload.problem,
    startedAt: upload.createdAt.toISOString(),
  }
}
