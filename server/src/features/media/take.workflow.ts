import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MEDIA_TYPES, type MediaEnding } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import type { Owned } from '#context.ts'
import { defineWorkflow, type Flow } from '#engine/index.ts'
import { announce } from '#events.ts'
import { lockAccount } from '#features/accounts/index.ts'
import { workContext } from '#pipeline/index.ts'
import type { Looked } from '#providers/media/media.ts'
import { endingOf, HEAD_BYTES } from './content.rules.ts'
import { mediaKey, removeFiles, thumbnailKey, uploadFolder } from './files.ts'
import { insertMedia } from './media.store.ts'
import { overRoom } from './room.ts'
import * as store from './uploads.store.ts'

export type Taking = { accountId: string; uploadId: string }
type Found = Looked & { ending: MediaEnding; bytes: number }
type Verdict = { found: Found } | { problem: string } | 'gone'

const MINUTES = 5

export const takeRunId = (uploadId: string): string => `take ${uploadId}`

export const takeMedia = defineWorkflow<Taking, void>({
  name: 'take-media',
  queue: 'media',
  run: (flow, taking) => takeFlow(ownerOf(taking), flow, taking.uploadId),
  failed: async (flow, taking) => {
    const ctx = ownerOf(taking)
    await flow.dbStep('give up', (tx) => refuse({ ...ctx, db: tx }, taking.uploadId, messages.upload.failed))
    await flow.step('clear up', () => clearUp(ctx, taking.uploadId, false))
  },
})

const ownerOf = ({ accountId }: Taking): Owned => ({ ...workContext(), accountId })

async function takeFlow(ctx: Owned, flow: Flow, id: string): Promise<void> {
  const verdict = await flow.step('look into it', ({ signal }) => lookInto(ctx, id, signal), {
    retries: 2,
    timeoutMs: MINUTES * 60_000,
  })
  const shelved = await flow.dbStep('shelve it', (tx) => shelve({ ...ctx, db: tx }, id, verdict))
  await flow.step('clear up', () => clearUp(ctx, id, shelved))
}

/** Puts the parts together, finds out what they are, and lays the file where the shelf will find it. */
async function lookInto(ctx: Owned, id: string, signal: AbortSignal): Promise<Verdict> {
  if (!(await store.findUpload(ctx, id))) return 'gone'
  const folder = uploadFolder(ctx, id)
  const { whole, bytes } = await join(ctx, id, folder)
  const ending = endingOf(await headOf(whole))
  if (!ending) return { problem: messages.media.type }
  const thumbnail = path.join(folder, 'thumbnail.jpg')
  const looked = await ctx.providers.media.look(whole, MEDIA_TYPES[ending].kind, { thumbnail, signal })
  if (!looked) return { problem: messages.media.broken }
  const { storage } = ctx.providers
  if (looked.hasThumbnail) await storage.keepFile(thumbnailKey(ctx.accountId, id), thumbnail)
  await storage.keepFile(mediaKey(ctx.accountId, id, ending), whole)
  return { found: { ...looked, ending, bytes } }
}

/** One part is moved by nobody: a run that begins again finds all parts as they were. */
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
async function shelve(ctx: Owned, id: string, verdict: Verdict): Promise<boolean> {
  const upload = await store.findUpload(ctx, id)
  if (!upload || verdict === 'gone') return false
  if ('problem' in verdict) return refuse(ctx, id, verdict.problem)
  await lockAccount(ctx)
  const problem = await overRoom(ctx, verdict.found.bytes, id)
  if (problem) return refuse(ctx, id, problem)
  const { kind, contentType } = MEDIA_TYPES[verdict.found.ending]
  await insertMedia(ctx, { ...verdict.found, id, name: upload.filename, kind, contentType })
  await store.changeUpload(ctx, id, { status: 'done' })
  await announce(ctx, { type: 'media' })
  return true
}

async function refuse(ctx: Owned, id: string, problem: string): Promise<false> {
  await store.changeUpload(ctx, id, { status: 'refused', problem })
  await announce(ctx, { type: 'media' })
  return false
}

/** The parts are needed no more; of what was not taken nothing stays. */
async function clearUp(ctx: Owned, id: string, shelved: boolean): Promise<void> {
  await rm(uploadFolder(ctx, id), { recursive: true, force: true })
  if (!shelved) await removeFiles(ctx, ctx.accountId, id)
}
