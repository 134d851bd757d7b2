/** Bytes go past the table of JSON calls: parts to their signed addresses, files and previews to their owner. */
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { parseParams } from '#http/serve.ts'
import { mediaFile } from './media.service.ts'
import { storePart } from './parts.service.ts'

type ToPart = {
  Params: { uploadId: string; partNumber: string }
  Querystring: { expires?: string; signature?: string }
}
type OfMedia = { Params: { id: string }; Querystring: { download?: string } }

export const mediaFilesServed =
  (ctx: Ctx): PlainRoutes =>
  (app, signedIn) => {
    app.register(async (scope) => {
      // Whatever type they are said to be, they are only counted and kept.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
      scope.route<ToPart>({
        method: ['PUT', 'POST'],
        url: '/s3/files/:uploadId/:partNumber',
        handler: (request, reply) => receivePart(ctx, request, reply),
      })
    })
    for (const what of ['file', 'thumbnail'] as const)
      app.get<OfMedia>(`/api/media/:id/${what}`, async (request, reply) => {
        const owner = await signedIn(request)
        const { key, type, name } = await mediaFile(owner, parseParams(request.params).id ?? '', what)
        if (request.query.download !== undefined)
          reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        return sendFile(owner.services.storage, key, type, request, reply)
      })
  }

async function receivePart(ctx: Ctx, request: FastifyRequest<ToPart>, reply: FastifyReply) {
  const { uploadId = '', partNumber = '' } = parseParams(request.params)
  const length = request.headers['content-length']
  const body = (request.body ?? request.raw) as Readable
  const { etag, location } = await storePart(
    ctx,
    { uploadId, partNumber, ...request.query },
    body,
    length === undefined ? undefined : Number(length),
  )
  if (location) reply.header('location', location)
  // Object stores answer so, and uploaders wait for it.
  return reply.code(200).header('etag', `"${etag}"`).send()
}
