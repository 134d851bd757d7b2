import { mediaRoutes } from '@octavo/contract/media'
import { mediaSchemas } from '@octavo/contract/media/schemas'
import { messages } from '@octavo/contract/messages'
import { companionRoutes } from '@octavo/contract/upload'
import { companionSchemas } from '@octavo/contract/upload/schemas'
import { serve } from '#http/serve.ts'
import { Refusal } from '#refusal.ts'
import { completeUpload } from './finish-upload.service.ts'
import { deleteMedia, getMedia, mediaLibrary, renameMedia, restoreMedia } from './media.service.ts'
import { abortUpload, createUpload, listParts, signPart, uploadParameters } from './uploads.service.ts'

export const mediaServed = [
  ...serve(mediaRoutes, mediaSchemas, {
    list: (ctx) => mediaLibrary(ctx),
    get: (ctx, { params }) => getMedia(ctx, params.id),
    rename: (ctx, { params, body }) => renameMedia(ctx, params.id, body.name),
    remove: (ctx, { params }) => deleteMedia(ctx, params.id),
    restore: (ctx, { params }) => restoreMedia(ctx, params.id),
  }),
  ...serve(companionRoutes, companionSchemas, {
    create: (ctx, { body }) => createUpload(ctx, body),
    parts: (ctx, { params, query }) => listParts(ctx, params.uploadId, query.key),
    sign: (ctx, { params, query }) => signPart(ctx, params, query.key),
    complete: (ctx, { params, query, body }) => completeUpload(ctx, params.uploadId, query.key, body.parts),
    abort: (ctx, { params, query }) => abortUpload(ctx, params.uploadId, query.key),
    params: (ctx, { query }) => uploadParameters(ctx, { ...query, metadata: metadataOf(query) }),
    sts: () => {
      throw new Refusal('not-found', messages.upload.noStore)
    },
  }),
]

/** `metadata[name]=value` of an address, as an object. */
const metadataOf = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const [, key] = name.match(/^metadata\[(\w+)\]$/) ?? []
      return key ? [[key, value]] : []
    }),
  )
