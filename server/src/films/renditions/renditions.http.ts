/** Renditions over HTTP: for playing with ranges, and for saving. */
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { parseParams } from '#http/serve.ts'
import { renditionFile } from './renditions.service.ts'

type OfRendition = { Params: { id: string }; Querystring: { download?: string } }

export const renditionFilesServed: PlainRoutes = (app, signedIn) => {
  app.get<OfRendition>('/api/renditions/:id/file', async (request, reply) => {
    const ctx = await signedIn(request)
    const { key, filename } = await renditionFile(ctx, parseParams(request.params).id ?? '')
    if (request.query.download !== undefined) reply.header('content-disposition', `attachment; filename="${filename}"`)
    return sendFile(ctx.services.storage, key, 'video/mp4', request, reply)
  })
}
