/** Removes what nobody comes back for: abandoned uploads, bytes that were never noted, media deleted long ago. */

import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { UPLOAD_URL_SECONDS } from '@octavo/contract/upload'
import { type Ctx, type Owned, ownedBy } from '#context.ts'
import { HOUR_MS } from '#time.ts'
import { goneBefore } from '#undo.ts'
import { removeLibrary, removeUploaded, uploadFolder, uploadsRoot } from './media.keys.ts'
import { forgetMedia } from './media.service.ts'
import { deletedBefore } from './media.store.ts'
import { abandonedUploads, deleteUpload, listUnfinished, partFiles, uploadById } from './uploads.store.ts'

/** A part that arrives at this moment is not noted yet. */
const STRAY_AFTER_MS = 6 * HOUR_MS
const UPLOAD_ID = /^[0-9a-f-]{36}$/

export async function sweepMedia(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  // Its signed addresses have expired by then.
  for (const { id, accountId } of await abandonedUploads(ctx, new Date(now - UPLOAD_URL_SECONDS * 1000)))
    await deleteUpload(ownedBy(ctx, accountId), id)
  for (const { id, accountId } of await deletedBefore(ctx, goneBefore(ctx)))
    await forgetMedia(ownedBy(ctx, accountId), id)
  for (const name of await readdir(uploadsRoot(ctx)).catch(() => []))
    if (UPLOAD_ID.test(name)) await sweepFolder(ctx, name)
}

async function sweepFolder(ctx: Ctx, uploadId: string): Promise<void> {
  const folder = uploadFolder(ctx, uploadId)
  const upload = await uploadById(ctx, uploadId)
  if (!upload) return removeUploaded(ctx, uploadId)
  if (upload.status !== 'open') return
  const known = new Set(await partFiles(ctx, uploadId))
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (!known.has(name) && age > STRAY_AFTER_MS) await removeUploaded(ctx, uploadId, name)
  }
}

/** The files of an account that is about to be gone: its media library and its unfinished uploads. */
export async function removeAllMedia(ctx: Owned): Promise<void> {
  await removeLibrary(ctx)
  for (const { upload } of await listUnfinished(ctx)) await removeUploaded(ctx, upload.id)
}
