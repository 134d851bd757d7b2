/** Taking the bytes of a part: streamed into a file of its own, counted on the way, known only when they are all there. */
import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messages } from '@octavo/contract/messages'
import { lockAccount } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { checkSignature } from '#signing.ts'
import { completeSingle } from './finish-upload.service.ts'
import { partPath, removeUploaded, uploadFolder } from './media.keys.ts'
import { expectBytes, expectedBytes, refuseOverStorageLimit } from './room.service.ts'
import { partNumberOf, refuseTooLarge } from './uploads.service.ts'
import * as store from './uploads.store.ts'

type Address = { uploadId: string; partNumber: string; expires?: string | undefined; signature?: string | undefined }
type Kept = { file: string; bytes: number; etag: string }
/** What is answered, and where the file can be read when this was all of it. */
type Stored = { etag: string; location?: string }

export async function storePart(ctx: Ctx, address: Address, body: Readable, length?: number): Promise<Stored> {
  const { uploadId, partNumber } = address
  const verdict = checkSignature(ctx.secret, partPath(uploadId, partNumber), address, ctx.now())
  if (verdict !== 'good')
    throw new Refusal('forbidden', verdict === 'expired' ? messages.upload.expired : messages.upload.badAddress)
  const upload = await store.uploadById(ctx, uploadId)
  if (!upload) throw new Refusal('not-found', messages.upload.notFound)
  const owned = ownedBy(ctx, upload.accountId)
  const number = partNumberOf(partNumber, upload)
  if (length !== undefined) refuseTooLarge(length, upload.mostBytes)
  if (upload.status !== 'open') return again(owned, upload, body)
  const kept = await withRoom(owned, upload, { number, length }, (most) => writePart(owned, upload, number, body, most))
  await notePart(owned, uploadId, number, kept)
  return { etag: kept.etag, ...(!upload.inParts && (await completeSingle(owned, uploadId))) }
}

/**
 * Asks before the first byte is taken whether all of them fit, beside what other requests are bringing at this moment.
 * Who does not say how many there are may send what the upload may still be. More than that is cut off.
 */
async function withRoom<T>(
  ctx: Owned,
  upload: store.UploadRow,
  { number, length }: { number: number; length: number | undefined },
  receive: (most: number) => Promise<T>,
): Promise<T> {
  const parts = await store.listParts(ctx, upload.id)
  const there = parts.reduce((sum, part) => (part.number === number ? sum : sum + part.bytes), 0)
  const left = Math.min(upload.mostBytes, upload.bytes ?? upload.mostBytes) - there
  const most = length ?? left
  if (there + most > upload.mostBytes) refuseTooLarge(there + most, upload.mostBytes)
  if (most > left) throw new Refusal('too-large', messages.upload.moreThanSaid)
  const release = expectBytes(ctx.accountId, most)
  try {
    await refuseOverStorageLimit(ctx, there + expectedBytes(ctx.accountId), upload.id)
    return await receive(most)
  } finally {
    release()
  }
}

/** The bytes were received before and the answer was lost: it is given again, and nothing is kept twice. */
async function again(ctx: Owned, upload: store.UploadRow, body: Readable): Promise<Stored> {
  if (upload.inParts) throw new Refusal('conflict', messages.upload.finished)
  for await (const _ of body);
  const [part] = await store.listParts(ctx, upload.id)
  return { etag: part?.etag ?? upload.id, ...(await completeSingle(ctx, upload.id)) }
}

async function writePart(
  ctx: Owned,
  upload: store.UploadRow,
  number: number,
  body: Readable,
  most: number,
): Promise<Kept> {
  const folder = uploadFolder(ctx, upload.id)
  await mkdir(folder, { recursive: true })
  const file = `${number}-${randomUUID()}`
  const place = path.join(folder, file)
  const md5 = createHash('md5')
  const counter = new Counter(most, upload.mostBytes, md5)
  try {
    await pipeline(body, counter, createWriteStream(place))
    if (counter.bytes === 0) throw new Refusal('invalid', messages.upload.empty)
    await flush(place)
  } catch (error) {
    await rm(place, { force: true })
    throw isInterruption(error) ? new Refusal('invalid', messages.upload.interrupted) : error
  }
  return { file, bytes: counter.bytes, etag: md5.digest('hex') }
}

/** Counts and sums what flows through, and ends the flow when it is too much. */
class Counter extends Transform {
  bytes = 0
  readonly #most: number
  readonly #mostOfUpload: number
  readonly #md5: Hash
  constructor(most: number, mostOfUpload: number, md5: Hash) {
    super()
    this.#most = most
    this.#mostOfUpload = mostOfUpload
    this.#md5 = md5
  }
  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, chunk?: Buffer) => void): void {
    this.bytes += chunk.length
    this.#md5.update(chunk)
    try {
      refuseTooLarge(this.bytes, this.#mostOfUpload)
      if (this.bytes > this.#most) throw new Refusal('too-large', messages.upload.moreThanSaid)
      done(null, chunk)
    } catch (error) {
      done(error as Error)
    }
  }
}

const isInterruption = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'].includes((error as { code?: string }).code ?? '')

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Records the part; one that was sent earlier under its number is replaced. */
async function notePart(ctx: Owned, uploadId: string, number: number, kept: Kept): Promise<void> {
  try {
    const before = await inTransaction(ctx, async (within) => {
      await lockAccount(within)
      const upload = await store.lockUpload(within, uploadId)
      if (!upload) throw new Refusal('not-found', messages.upload.notFound)
      if (upload.status !== 'open') throw new Refusal('conflict', messages.upload.finished)
      const parts = await store.listParts(within, uploadId)
      const others = parts.filter((part) => part.number !== number)
      const bytes = others.reduce((sum, part) => sum + part.bytes, kept.bytes)
      refuseTooLarge(bytes, upload.mostBytes)
      await refuseOverStorageLimit(within, bytes, uploadId)
      await store.putPart(within, { uploadId, number, ...kept })
      await store.changeUpload(within, uploadId, { touchedAt: ctx.now() })
      return parts.find((part) => part.number === number)
    })
    if (before) await removeUploaded(ctx, uploadId, before.file)
  } catch (error) {
    await removeUploaded(ctx, uploadId, kept.file)
    throw error
  }
}
