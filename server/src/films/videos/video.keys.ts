/** Where a film's files lie in the storage. */
import type { Storage } from '#services/storage/storage.ts'

const ENDINGS = ['.mp4', '.jpg', '.srt', '.vtt']

/** Where everything of a film is kept. */
export const filmFolder = (accountId: string, videoId: string): string => `films/${accountId}/${videoId}`

/** Where a film's file is kept: the account and the video name the folder, revision and ending the file. */
export const filmKey = (accountId: string, videoId: string, ending: string, revision = 1): string =>
  `${filmFolder(accountId, videoId)}/film${revision > 1 ? `-${revision}` : ''}${ending}`

/** All files of one revision of a film. */
export const filmKeys = (accountId: string, videoId: string, revision: number): string[] =>
  ENDINGS.map((ending) => filmKey(accountId, videoId, ending, revision))

type OfFilm = { accountId: string; videoId: string; revision: number }

/**
 * The file of a film that an address means: the one it names with `v` while that is still there, else the present one.
 * Somebody watching a film while it is edited sees the old one to its end.
 */
export async function filmFile(storage: Storage, film: OfFilm, ending: string, query: unknown): Promise<string> {
  const named = Number((query as { v?: unknown }).v)
  const key = (revision: number) => filmKey(film.accountId, film.videoId, ending, revision)
  const isEarlier = Number.isInteger(named) && named >= 1 && named < film.revision
  return isEarlier && (await storage.size(key(named))) !== undefined ? key(named) : key(film.revision)
}
