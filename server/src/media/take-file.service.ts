/** A file that is on this machine goes the way of an upload, with all that is looked at there. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { MEDIA_PURPOSE } from '@octavo/contract/media'
import type { Owned } from '#context.ts'
import { restoreMedia } from './media.service.ts'
import { findMediaEver } from './media.store.ts'
import { storePart } from './parts.service.ts'
import { idOf, uploadParameters } from './uploads.service.ts'

const LOOK_EVERY_MS = 200

/** Takes a file into the media library and answers its id; the same bytes are there once, under the name that they came with first. */
export async function takeFile(ctx: Owned, file: string): Promise<string> {
  const requestId = `file ${await hashOf(file)}`
  const id = idOf(ctx.accountId, requestId)
  const before = await findMediaEver(ctx, id)
  if (before?.deletedAt) await restoreMedia(ctx, id)
  if (!before) await upload(ctx, file, requestId)
  return id
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function upload(ctx: Owned, file: string, requestId: string): Promise<void> {
  const { size } = await stat(file)
  const metadata = { requestId, purpose: MEDIA_PURPOSE, size }
  const { url } = await uploadParameters(ctx, { filename: path.basename(file), metadata })
  const uploadId = idOf(ctx.accountId, requestId)
  const { expires, signature } = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const address = { uploadId, partNumber: '1', expires, signature }
  await storePart(ctx, address, createReadStream(file), size)
  // A large file is looked into for longer than a call may take; asking again waits again, and says what was wrong with it.
  while (!(await findMediaEver(ctx, uploadId))) {
    await sleep(LOOK_EVERY_MS)
    await storePart(ctx, address, createReadStream(file), size)
  }
}
