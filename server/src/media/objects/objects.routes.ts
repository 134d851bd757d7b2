import { LOGO_MAX_BYTES } from '@octavo/contract/brand'
import { uploadRoutes } from '@octavo/contract/upload'
import { uploadSchemas } from '@octavo/contract/upload/schemas'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { parseParams, serve } from '#http/serve.ts'
import { readUpload, startUpload, storeUpload, uploadOf } from './objects.service.ts'

export const uploadsServed = serve(uploadRoutes, uploadSchemas, { start: (ctx) => startUpload(ctx) })

const idOf = ({ params }: FastifyRequest): string => parseParams(params).id ?? ''

/** Bytes go past the table of JSON calls: PUT to the signed address, GET for the owner. */
export const uploadFiles =
  (ctx: Ctx): PlainRoutes =>
  (app, signedIn) => {
    app.register(async (scope) => {
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LOGO_MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      scope.put<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
        '/api/objects/:id',
        { preParsing: async (request) => void (await uploadOf(ctx, idOf(request), request.query)) },
        async (request, reply) => {
          const { etag } = await storeUpload(ctx, idOf(request), request.query, request.body)
          // Object stores answer so, and upload libraries wait for it.
          return reply.code(200).header('etag', `"${etag}"`).send()
        },
      )
      scope.get('/api/objects/:id', async (request, reply) => {
        const { contentType, stream } = await readUpload(await signedIn(request), idOf(request))
        return reply.type(contentType).header('cache-control', 'private, max-age=31536000, immutable').send(stream)
      })
    })
  }
