import { MEDIA_LIMITS } from '@octavo/contract/media'
import type { Owned } from '#context.ts'
import { refuseWithoutRoom } from '#disk.ts'
import { Refusal } from '#refusal.ts'
import { recordedBytes, usedRoom } from './media.store.ts'
import { unfinishedBytes } from './uploads.store.ts'

const words = (bytes: number): string =>
  bytes < 1024 ** 3 ? `${Math.ceil(bytes / 1024 ** 2)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`

/** Bytes in the media library, in recordings of lines and in unfinished uploads, without one of these. */
export async function usedBytes(ctx: Owned, exceptUpload?: string): Promise<number> {
  const [{ bytes }, recorded, unfinished] = await Promise.all([
    usedRoom(ctx),
    recordedBytes(ctx),
    unfinishedBytes(ctx, exceptUpload),
  ])
  return bytes + recorded + unfinished
}

/** Why so much more does not fit, or nothing when it does. A caller that has locked the account cannot be overtaken. */
export async function storageObstacle(ctx: Owned, more: number, exceptUpload?: string): Promise<string | undefined> {
  const { files: most } = MEDIA_LIMITS
  const { files } = await usedRoom(ctx)
  if (files >= most) return `There is room for ${most} files and you have ${files}. Delete some, then try again.`
  return bytesObstacle(ctx, more, exceptUpload)
}

async function bytesObstacle(ctx: Owned, more: number, exceptUpload?: string): Promise<string | undefined> {
  const { accountBytes } = MEDIA_LIMITS
  const used = await usedBytes(ctx, exceptUpload)
  if (used + more <= accountBytes) return undefined
  return `Own media have room for ${words(accountBytes)}; ${words(used)} are used and this needs ${words(more)}. Delete some files, then try again.`
}

export async function refuseOverStorageLimit(ctx: Owned, more: number, exceptUpload?: string): Promise<void> {
  const problem = await storageObstacle(ctx, more, exceptUpload)
  if (problem) throw new Refusal('plan-limit', problem)
  await refuseWithoutRoom(ctx.config, more)
}

/** The same for what is no file of the media library and lies beside it. */
export async function refuseOverRoom(ctx: Owned, more: number): Promise<void> {
  const problem = await bytesObstacle(ctx, more)
  if (problem) throw new Refusal('plan-limit', problem)
  await refuseWithoutRoom(ctx.config, more)
}

/** Bytes that requests to this process have said they bring, by account. */
const expected = new Map<string, number>()

/** Counts bytes that are about to come, until what comes back is called. */
export function expectBytes(accountId: string, bytes: number): () => void {
  expected.set(accountId, expectedBytes(accountId) + bytes)
  return () => {
    const left = expectedBytes(accountId) - bytes
    if (left > 0) expected.set(accountId, left)
    else expected.delete(accountId)
  }
}

export const expectedBytes = (accountId: string): number => expected.get(accountId) ?? 0
