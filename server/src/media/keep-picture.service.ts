/** A picture that the product itself brings: looked into like an upload, without the way of one. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MEDIA_TYPES } from '@octavo/contract/media'
import { lockAccount } from '#accounts/index.ts'
import type { Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { endingOf, fileNameOf, HEAD_BYTES } from './content.rules.ts'
import { mediaKey, thumbnailKey } from './media.keys.ts'
import { insertMedia } from './media.store.ts'
import { refuseOverStorageLimit } from './room.service.ts'

type Brought = { id: string; name: string; bytes: Buffer; signal: AbortSignal }

/**
 * Lays a picture where the media library will find it, and answers what has to happen in the transaction that gives it to the account.
 * Nothing when the bytes are no picture that can be shown; the same id is there once.
 */
export async function keepPicture(
  ctx: Owned,
  { id, name, bytes, signal }: Brought,
): Promise<((within: Owned) => Promise<void>) | undefined> {
  const ending = endingOf(bytes.subarray(0, HEAD_BYTES))
  if (!ending || MEDIA_TYPES[ending].kind !== 'picture') return undefined
  await refuseOverStorageLimit(ctx, bytes.length)
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-picture-'))
  try {
    const [file, thumbnail] = [path.join(folder, `picture${ending}`), path.join(folder, 'thumbnail.jpg')]
    await writeFile(file, bytes)
    const looked = await ctx.mediaInspector.look(file, 'picture', { thumbnail, signal })
    if (!looked) return undefined
    const { storage } = ctx.services
    if (looked.hasThumbnail) await storage.keepFile(thumbnailKey(ctx.accountId, id), thumbnail)
    await storage.keepFile(mediaKey(ctx.accountId, id, ending), file)
    return async (within) => {
      await lockAccount(within)
      await refuseOverStorageLimit(within, bytes.length)
      const { contentType } = MEDIA_TYPES[ending]
      const facts = { ...looked, ending, contentType, bytes: bytes.length, kind: 'picture' as const }
      await insertMedia(within, { ...facts, id, name: fileNameOf(`${name}${ending}`) })
      await notify(within, { type: 'media' })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
