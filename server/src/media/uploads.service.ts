/** The companion of uploaders: it begins, signs, lists and gives up uploads. The bytes go to signed addresses. */
import { randomUUID } from 'node:crypto'
import { MEDIA_LIMITS, MEDIA_PURPOSE } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import type { Reply } from '@octavo/contract/route'
import { type companionRoutes, UPLOAD_LIMITS, UPLOAD_URL_SECONDS, type UploadPart } from '@octavo/contract/upload'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { uuidOf } from '#ids.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { signPath } from '#signing.ts'
import { later } from '#time.ts'
import { fileNameOf } from './content.rules.ts'
import { partPath, removeUploaded } from './media.keys.ts'
import { findMediaEver } from './media.store.ts'
import { refuseOverStorageLimit } from './room.service.ts'
import * as store from './uploads.store.ts'

type Answer<K extends keyof typeof companionRoutes> = Reply<(typeof companionRoutes)[K]>
type Asked = { filename: string; type?: string | null | undefined; metadata: Record<string, unknown> }

/** What an object store would call it. */
export const keyOf = (uploadId: string): string => `media/${uploadId}`

export async function createUpload(ctx: Owned, asked: Asked): Promise<Answer<'create'>> {
  const { id } = await begin(ctx, asked, true)
  return { uploadId: id, key: keyOf(id) }
}

const TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** For a file in one piece. */
export async function uploadParameters(ctx: Owned, asked: Asked): Promise<Answer<'params'>> {
  const { id } = await begin(ctx, asked, false)
  const type = asked.type ?? ''
  const headers: Record<string, string> = TYPE.test(type) ? { 'content-type': type } : {}
  return { method: 'PUT', fields: {}, headers, ...signed(ctx, id, 1) }
}

/** The same request finds the upload that it began: a request repeated after a lost answer begins no second one. */
async function begin(ctx: Owned, { filename, metadata }: Asked, inParts: boolean): Promise<store.UploadRow> {
  const { requestId } = metadata
  const id = typeof requestId === 'string' && requestId ? idOf(ctx.accountId, requestId) : randomUUID()
  const mostBytes = metadata.purpose === MEDIA_PURPOSE ? MEDIA_LIMITS.fileBytes : UPLOAD_LIMITS.defaultBytes
  const bytes = wholeNumber(metadata.size)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await store.findUpload(within, id)
    if (before) return before
    if (bytes !== null) refuseTooLarge(bytes, mostBytes)
    await refuseTooMany(within)
    await refuseOverStorageLimit(within, bytes ?? 0)
    const lastModified = wholeNumber(metadata.lastModified)
    const row = await store.putUpload(within, {
      id,
      filename: fileNameOf(filename),
      bytes,
      lastModified,
      mostBytes,
      inParts,
    })
    if (!row) throw new Error('The upload was not begun')
    return row
  })
}

/** The id of what a request brings: one that only this account can arrive at. */
export const idOf = (accountId: string, requestId: string): string => uuidOf(`${accountId} ${requestId}`)

const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}

const MB = 1_048_576

/** Thrown where a file is, or says that it is, larger than it may be. */
export function refuseTooLarge(bytes: number, mostBytes: number): void {
  if (bytes > mostBytes)
    throw new Refusal('too-large', `This file is larger than the ${mostBytes / MB} MB that are taken here.`)
}

async function refuseTooMany(ctx: Owned): Promise<void> {
  const unfinished = await store.countUnfinished(ctx)
  if (unfinished >= UPLOAD_LIMITS.unfinished)
    throw new Refusal(
      'too-many',
      `You have ${unfinished} unfinished uploads, the most at a time. Finish or discard some, then try again.`,
      30,
    )
}

const signed = (ctx: Owned, id: string, number: number) => ({
  url: signPath(ctx.secret, partPath(id, number), later(ctx.now(), UPLOAD_URL_SECONDS * 1000)),
  expires: UPLOAD_URL_SECONDS,
})

/** The account's upload of this id and key. */
export async function findUpload(ctx: Owned, uploadId: string, key: string | undefined): Promise<store.UploadRow> {
  const upload = await store.findUpload(ctx, uploadId)
  if (!upload) throw new Refusal('not-found', messages.upload.notFound)
  if (!key) throw new Refusal('invalid', messages.upload.noKey)
  if (key !== keyOf(uploadId)) throw new Refusal('not-found', messages.upload.notFound)
  return upload
}

export async function signPart(
  ctx: Owned,
  { uploadId, partNumber }: { uploadId: string; partNumber: string },
  key: string | undefined,
): Promise<Answer<'sign'>> {
  const upload = await findUpload(ctx, uploadId, key)
  const number = partNumberOf(partNumber, upload)
  if (upload.status !== 'open') throw new Refusal('conflict', messages.upload.finished)
  return signed(ctx, uploadId, number)
}

/** The number that an address names: one alone where the file comes in one piece. */
export function partNumberOf(given: string, { inParts }: Pick<store.UploadRow, 'inParts'>): number {
  const number = /^\d{1,5}$/.test(given) ? Number(given) : 0
  const most = inParts ? UPLOAD_LIMITS.parts : 1
  if (number < 1 || number > most) throw new Refusal('invalid', messages.upload.partNumber)
  return number
}

export async function listParts(ctx: Owned, uploadId: string, key: string | undefined): Promise<UploadPart[]> {
  await findUpload(ctx, uploadId, key)
  const parts = await store.listParts(ctx, uploadId)
  return parts.map(({ number, bytes, etag }) => ({ PartNumber: number, Size: bytes, ETag: `"${etag}"` }))
}

/** Nothing is left of an upload that is given up. What became own media already stays. */
export async function abortUpload(ctx: Owned, uploadId: string, key: string | undefined): Promise<Answer<'abort'>> {
  await findUpload(ctx, uploadId, key)
  if (await findMediaEver(ctx, uploadId)) throw new Refusal('conflict', messages.upload.finished)
  await store.deleteUpload(ctx, uploadId)
  await removeUploaded(ctx, uploadId)
  await notify(ctx, { type: 'media' })
  return {}
}
