/** Where the bytes of uploads and own media lie. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx, Owned } from '#context.ts'
import { removalsMayGo } from '#services/storage/hold.ts'

/** Unfinished uploads, each in a folder of its own. */
export const uploadsRoot = ({ config }: Pick<Ctx, 'config'>): string => path.join(config.dataDir, 'uploads')

export const uploadFolder = (ctx: Pick<Ctx, 'config'>, uploadId: string): string =>
  path.join(uploadsRoot(ctx), uploadId)

/** Removes an upload's bytes, or one part of them, for good. */
export async function removeUploaded(ctx: Pick<Ctx, 'config'>, uploadId: string, part = ''): Promise<void> {
  await removalsMayGo(ctx.config.dataDir)
  await rm(path.join(uploadFolder(ctx, uploadId), part), { recursive: true, force: true })
}

const accountKey = (accountId: string): string => `media/${accountId}`
const folderKey = (accountId: string, id: string): string => `${accountKey(accountId)}/${id}`

export const mediaKey = (accountId: string, id: string, ending: string): string =>
  `${folderKey(accountId, id)}/file${ending}`

export const thumbnailKey = (accountId: string, id: string): string => `${folderKey(accountId, id)}/thumbnail.jpg`

/** Removes a file from the media library for good, with its preview. */
export const removeFiles = ({ services }: Pick<Ctx, 'services'>, accountId: string, id: string): Promise<void> =>
  services.storage.remove(folderKey(accountId, id))

/** Removes every file of the media library. */
export const removeLibrary = ({ services, accountId }: Pick<Owned, 'services' | 'accountId'>): Promise<void> =>
  services.storage.remove(accountKey(accountId))

/** The signed address that a part's bytes go to. */
export const partPath = (uploadId: string, number: number | string): string => `/s3/files/${uploadId}/${number}`

export const mediaUrl = (id: string): string => `/api/media/${id}/file`
