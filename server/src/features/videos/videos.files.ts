/** A film's files over HTTP: for playing with ranges, and for saving. */

import { messages } from '@octavo/contract/messages'
import { STOPPED } from '@octavo/contract/video'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Owned } from '#context.ts'
import { reach } from '#features/first-steps/index.ts'
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { parseParams } from '#http/serve.ts'
import type { Storage } from '#providers/storage/storage.ts'
import { Refusal } from '#refusal.ts'
import { findByFilename, type VideoRow } from './videos.store.ts'

const FILM = 'video/mp4'
const TYPES: Record<string, string> = {
  '.mp4': FILM,
  '.jpg': 'image/jpeg',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** Where everything of a film is kept. */
export const filmFolder = (accountId: string, videoId: string): string => `films/${accountId}/${videoId}`

/** Where a film's file is kept: the account and the video name the folder, revision and ending the file. */
export const filmKey = (accountId: string, videoId: string, ending: string, revision = 1): string =>
  `${filmFolder(accountId, videoId)}/film${revision > 1 ? `-${revision}` : ''}${ending}`

/** All files of one revision of a film. */
export const filmKeys = (accountId: string, videoId: string, revision: number): string[] =>
  Object.keys(TYPES).map((ending) => filmKey(accountId, videoId, ending, revision))

type OfFilm = { accountId: string; videoId: string; revision: number }

/**
 * The file of a film that an address means: the one it names with `v` while that is still there, else the present one.
 * Whoever watches a film while it is edited sees the old one to its end.
 */
export async function filmFile(storage: Storage, film: OfFilm, ending: string, query: unknown): Promise<string> {
  const named = Number((query as { v?: unknown }).v)
  const key = (revision: number) => filmKey(film.accountId, film.videoId, ending, revision)
  const isEarlier = Number.isInteger(named) && named >= 1 && named < film.revision
  return isEarlier && (await storage.size(key(named))) !== undefined ? key(named) : key(film.revision)
}

type Named = { Params: { filename: string } }

export const videoFilesServed: PlainRoutes = (app, signedIn) => {
  const send = (saveAs: boolean) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const ctx = await signedIn(request)
    const { key, filename, type } = await find(ctx, parseParams(request.params).filename ?? '', request.query)
    if (type === FILM && !saveAs) await reach(ctx, 'watched')
    if (saveAs) reply.header('content-disposition', `attachment; filename="${filename}"`)
    return sendFile(ctx.providers.storage, key, type, request, reply)
  }
  for (const path of ['/api/videos/stream/:filename', '/api/preview-video/:filename']) app.get<Named>(path, send(false))
  for (const path of ['/api/videos/download/:filename', '/api/download-video/:filename'])
    app.get<Named>(path, send(true))
}

/** The name is only ever looked up among the account's own films; it never becomes a path. */
async function find(ctx: Owned, filename: string, query: unknown) {
  const ending = filename.match(/\.[a-z0-9]+$/)?.[0] ?? ''
  const type = TYPES[ending]
  const video = type && (await findByFilename(ctx, `${filename.slice(0, -ending.length)}.mp4`))
  if (!type || !video) throw new Refusal('not-found', messages.video.notFound)
  if (!video.readyAt) throw notThereYet(video)
  const film = { accountId: ctx.accountId, videoId: video.id, revision: video.revision }
  return { key: await filmFile(ctx.providers.storage, film, ending, query), filename, type }
}

/** A film that will not come is not worth asking for again. */
const notThereYet = ({ status, problem }: VideoRow): Refusal =>
  STOPPED.includes(status)
    ? new Refusal('not-found', problem ?? messages.video.notFound)
    : new Refusal('not-ready', messages.video.notReady, 10)
