import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MEDIA_TYPES, type MediaEnding } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { lockAccount, workingFor } from '#accounts/index.ts'
import type { Owned } from '#context.ts'
import { type JobWork, job } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import type { Looked } from '#rendering/index.ts'
import { endingOf, HEAD_BYTES } from './content.rules.ts'
import { mediaKey, removeFiles, removeUploaded, thumbnailKey, uploadFolder } from './media.keys.ts'
import { insertMedia } from './media.store.ts'
import { storageObstacle } from './room.service.ts'
import * as store from './uploads.store.ts'

export type FinishedUpload = { accountId: string; uploadId: string }
type Upload = { ctx: Owned; id: string }
type Found = Looked & { ending: MediaEnding; bytes: number }
type Verdict = { found: Found } | { problem: string } | 'gone'

export const finishUpload = job({
  name: 'take-media',
  queue: 'media',
  id: ({ uploadId }: FinishedUpload) => `take ${uploadId}`,
  find: async (ctx, { accountId, uploadId }): Promise<Upload> => ({
    ctx: await workingFor(ctx, accountId),
    id: uploadId,
  }),
  run,
  fail: ({ ctx, id }) => refuse(ctx, id, messages.upload.failed),
  clear: ({ ctx, id }) => clearUp(ctx, id, false),
})

async function run(work: JobWork<Upload>): Promise<void> {
  const verdict = await work.step('look into it', ({ ctx, id }, { signal }) => lookInto(ctx, id, signal), {
    tries: 3,
    minutes: 5,
  })
  const taken = await work.commit('shelve it', ({ ctx, id }) => addToLibrary(ctx, id, verdict ?? 'gone'))
  await work.step('clear up', ({ ctx, id }) => clearUp(ctx, id, taken === true))
}

/** Puts the parts together, finds out what they are, and lays the file where the media library will find it. */
async function lookInto(ctx: Owned, id: string, signal: AbortSignal): Promise<Verdict> {
  if (!(await store.findUpload(ctx, id))) return 'gone'
  const folder = uploadFolder(ctx, id)
  const { whole, bytes } = await join(ctx, id, folder)
  const ending = endingOf(await headOf(whole))
  if (!ending) return { problem: messages.media.type }
  const thumbnail = path.join(folder, 'thumbnail.jpg')
  const looked = await ctx.mediaInspector.look(whole, MEDIA_TYPES[ending].kind, { thumbnail, signal })
  if (!looked) return { problem: messages.media.broken }
  const { storage } = ctx.services
  if (looked.hasThumbnail) await storage.keepFile(thumbnailKey(ctx.accountId, id), thumbnail)
  await storage.keepFile(mediaKey(ctx.accountId, id, ending), whole)
  return { found: { ...looked, ending, bytes } }
}

/** Parts are copied, never moved: a run that begins again finds them as they were. */
async function join(ctx: Owned, uploadId: string, folder: string): Promise<{ whole: string; bytes: number }> {
  const whole = path.join(folder, 'whole')
  const parts = await store.listParts(ctx, uploadId)
  await rm(whole, { force: true })
  for (const { file } of parts)
    await pipeline(createReadStream(path.join(folder, file)), createWriteStream(whole, { flags: 'a' }))
  return { whole, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** True when the account has it now. */
async function addToLibrary(ctx: Owned, id: string, verdict: Verdict): Promise<boolean> {
  const upload = await store.findUpload(ctx, id)
  if (!upload || verdict === 'gone') return false
  if ('problem' in verdict) return refuse(ctx, id, verdict.problem)
  await lockAccount(ctx)
  const problem = await storageObstacle(ctx, verdict.found.bytes, id)
  if (problem) return refuse(ctx, id, problem)
  const { kind, contentType } = MEDIA_TYPES[verdict.found.ending]
  await insertMedia(ctx, { ...verdict.found, id, name: upload.filename, kind, contentType })
  await store.changeUpload(ctx, id, { status: 'done' })
  await notify(ctx, { type: 'media' })
  return true
}

async function refuse(ctx: Owned, id: string, problem: string): Promise<false> {
  await store.changeUpload(ctx, id, { status: 'refused', problem })
  await notify(ctx, { type: 'media' })
  return false
}

/** The parts are no longer needed; of a refused file nothing stays. */
async function clearUp(ctx: Owned, id: string, taken: boolean): Promise<void> {
  await removeUploaded(ctx, id)
  if (!taken) await removeFiles(ctx, ctx.accountId, id)
}
