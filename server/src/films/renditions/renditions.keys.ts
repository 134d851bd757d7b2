import { filmFolder, renditionName } from '#films/videos/index.ts'
import type { RenditionRow } from './renditions.store.ts'

/** Where a rendition's file lies in the storage: among those of its film, so that it goes with them. */
export const renditionKey = (row: RenditionRow, ending: '.mp4' | '.jpg' = '.mp4'): string =>
  `${filmFolder(row.accountId, row.videoId)}/${renditionName(row)}${ending}`
