/** A film's files over HTTP: for playing with ranges, and for saving. */

import { messages } from '@octavo/contract/messages'
import { STOPPED } from '@octavo/contract/video'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { completeMilestone } from '#accounts/milestones/index.ts'
import type { Owned } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { parseParams } from '#http/serve.ts'
import { Refusal } from '#refusal.ts'
import { filmFile } from './video.keys.ts'
import { findByFilename, type VideoRow } from './videos.store.ts'

const FILM = 'video/mp4'
const TYPES: Record<string, string> = {
  '.mp4': FILM,
  '.jpg': 'image/jpeg',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

type Named = { Params: { filename: string } }

export const videoFilesServed: PlainRoutes = (app, signedIn) => {
  const send = (saveAs: boolean) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const ctx = await signedIn(request)
    const { key, filename, type } = await find(ctx, parseParams(request.params).filename ?? '', request.query)
    if (type === FILM && !saveAs) await completeMilestone(ctx, 'watched')
    if (saveAs) reply.header('content-disposition', `attachment; filename="${filename}"`)
    return sendFile(ctx.services.storage, key, type, request, reply)
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
  return { key: await filmFile(ctx.services.storage, film, ending, query), filename, type }
}

/** A film that will not come is not worth asking for again. */
const notThereYet = ({ status, problem }: VideoRow): Refusal =>
  STOPPED.includes(status)
    ? new Refusal('not-found', problem ?? messages.video.notFound)
    : new Refusal('not-ready', messages.video.notReady, 10)
