/** Sound goes past the table of JSON calls: recordings come in as they are, and are heard by their owner. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { accountLimit } from '#http/account-limit.ts'
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { parseParams, refuseNul } from '#http/serve.ts'
import type { Incoming } from './receive.ts'
import { recordingFile } from './recordings.service.ts'
import { recordLine, recordNarration } from './take.service.ts'

type OfFilm = { Params: { id: string }; Querystring: { line?: string; text?: string } }
type OfRecording = { Params: { id: string; recordingId: string } }

/** More than somebody reads in a minute. */
const LINES_A_MINUTE = 60
const NARRATIONS_A_MINUTE = 6

export const recordingFilesServed: PlainRoutes = (app, signedIn) => {
  app.register(async (scope) => {
    // Whatever type they are said to be, their bytes tell.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const refuseManyLines = accountLimit(app, LINES_A_MINUTE)
    const refuseManyNarrations = accountLimit(app, NARRATIONS_A_MINUTE)
    scope.post<OfFilm>('/api/videos/:id/recordings', async (request) => {
      const owner = await signedIn(request)
      await refuseManyLines(request, owner)
      refuseNul(request.query)
      const { line, text } = request.query
      return recordLine(owner, idOf(request), { line: one(line), text: one(text) }, incoming(request))
    })
    scope.post<OfFilm>('/api/videos/:id/narration', async (request) => {
      const owner = await signedIn(request)
      await refuseManyNarrations(request, owner)
      return recordNarration(owner, idOf(request), incoming(request))
    })
  })
  app.get<OfRecording>('/api/videos/:id/recordings/:recordingId/file', async (request, reply) => {
    const owner = await signedIn(request)
    const { id = '', recordingId = '' } = parseParams(request.params)
    const key = await recordingFile(owner, id, recordingId)
    return sendFile(owner.services.storage, key, 'audio/wav', request, reply)
  })
}

const idOf = ({ params }: FastifyRequest): string => parseParams(params).id ?? ''
/** An address that says it twice says nothing. */
const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function incoming(request: FastifyRequest): Incoming {
  const length = request.headers['content-length']
  return {
    body: (request.body ?? request.raw) as Readable,
    length: length === undefined ? undefined : Number(length),
  }
}
