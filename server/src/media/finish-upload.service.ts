/** Completing an upload: what is there is noted, then a durable run puts it together, looks into it and gives it to the account. */
import { messages } from '@octavo/contract/messages'
import type { Reply } from '@octavo/contract/route'
import { type companionRoutes, UPLOAD_LIMITS } from '@octavo/contract/upload'
import { inTransaction, type Owned } from '#context.ts'
import { waitForWorkflow } from '#engine/index.ts'
import { order } from '#jobs.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { plainEtag } from './content.rules.ts'
import { type FinishedUpload, finishUpload } from './finish-upload.job.ts'
import { mediaUrl } from './media.keys.ts'
import { findMediaEver } from './media.store.ts'
import { findUpload } from './uploads.service.ts'
import * as store from './uploads.store.ts'

type Named = { PartNumber: number; ETag: string }
type Completed = Reply<(typeof companionRoutes)['complete']>

// A call answers within 25 seconds; a little is kept for the way back.
const ANSWER_WITHIN_MS = 20_000

export async function completeUpload(
  ctx: Owned,
  uploadId: string,
  key: string | undefined,
  named: Named[],
): Promise<Completed> {
  await findUpload(ctx, uploadId, key)
  await orderFinishing(ctx, uploadId, named)
  return taken(ctx, uploadId)
}

/** The one piece is there, so that is all of it. */
export async function completeSingle(ctx: Owned, uploadId: string): Promise<{ location: string }> {
  await orderFinishing(ctx, uploadId, undefined)
  return taken(ctx, uploadId)
}

/** Orders the taking once, however often it is asked for. Without names, all parts that are there are meant. */
async function orderFinishing(ctx: Owned, uploadId: string, named: Named[] | undefined): Promise<void> {
  await inTransaction(ctx, async (within) => {
    const upload = await store.lockUpload(within, uploadId)
    if (!upload) throw new Refusal('not-found', messages.upload.notFound)
    if (upload.status !== 'open') return
    if (named) await keepNamed(within, uploadId, named)
    await store.changeUpload(within, uploadId, { status: 'checking', touchedAt: ctx.now() })
    await order(within, finishUpload, finishedUpload(ctx, uploadId))
    await notify(within, { type: 'media' })
  })
}

const finishedUpload = ({ accountId }: Owned, uploadId: string): FinishedUpload => ({ accountId, uploadId })

/** The parts as the uploader names them are those that are there, and large enough. */
async function keepNamed(ctx: Owned, uploadId: string, named: Named[]): Promise<void> {
  const parts = new Map((await store.listParts(ctx, uploadId)).map((part) => [part.number, part]))
  const numbers = [...new Set(named.map(({ PartNumber }) => PartNumber))].sort((one, other) => one - other)
  for (const { PartNumber, ETag } of named) {
    if (parts.get(PartNumber)?.etag !== plainEtag(ETag)) throw new Refusal('conflict', messages.upload.partMissing)
  }
  const small = numbers.slice(0, -1).some((number) => (parts.get(number)?.bytes ?? 0) < UPLOAD_LIMITS.partMinBytes)
  if (small) throw new Refusal('invalid', messages.upload.partTooSmall)
  await store.dropOtherParts(ctx, uploadId, numbers)
}

/** What became of it, as far as that is known in time. A refusal is told once, and then nothing of the upload is left. */
async function taken(ctx: Owned, uploadId: string): Promise<Completed> {
  const location = mediaUrl(uploadId)
  await waitForWorkflow(finishUpload.id(finishedUpload(ctx, uploadId)), ANSWER_WITHIN_MS)
  if (await findMediaEver(ctx, uploadId)) return { location, mediaId: uploadId, status: 'ready' }
  const upload = await store.findUpload(ctx, uploadId)
  if (!upload) throw new Refusal('not-found', messages.upload.notFound)
  if (upload.status !== 'refused') return { location, mediaId: uploadId, status: 'checking' }
  await store.deleteUpload(ctx, uploadId)
  await notify(ctx, { type: 'media' })
  throw new Refusal('wrong-type', upload.problem ?? messages.media.broken)
}
