/** The speech of a trial over HTTP, for its owner. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import type { PlainRoutes } from '#http/app.ts'
import { parseParams } from '#http/serve.ts'
import { Refusal } from '#refusal.ts'
import { triedFile } from './tried-speech.ts'

type Named = { Params: { id: string; speechId: string } }

export const triedSpeechServed: PlainRoutes = (app, signedIn) => {
  app.get<Named>('/api/videos/:id/edit/speech/:speechId', async (request, reply) => {
    const ctx = await signedIn(request)
    const file = triedFile(ctx, parseParams(request.params).speechId ?? '')
    const size = (await stat(file).catch(() => undefined))?.size
    if (size === undefined) throw new Refusal('not-found', messages.edit.speechGone)
    reply.type('audio/wav').header('content-length', size).header('cache-control', 'private, max-age=3600, immutable')
    return reply.send(createReadStream(file))
  })
}
