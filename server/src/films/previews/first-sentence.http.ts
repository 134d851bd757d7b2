/** The first sentence of a film to be, over HTTP: sound, and kept nowhere. */
import { FIRST_SENTENCE, FIRST_SENTENCE_PATH } from '@octavo/contract/brand'
import { FirstSentence } from '@octavo/contract/brand/schemas'
import { accountLimit } from '#http/account-limit.ts'
import type { PlainRoutes } from '#http/app.ts'
import { refuseNul } from '#http/serve.ts'
import { wavOf } from '#services/voice/speech-file.ts'
import { speakFirstSentence } from './first-sentence.ts'

export const firstSentenceServed: PlainRoutes = (app, signedIn) => {
  const refuseOften = accountLimit(app, FIRST_SENTENCE.perMinute)
  app.post(FIRST_SENTENCE_PATH, async (request, reply) => {
    const ctx = await signedIn(request)
    await refuseOften(request, ctx)
    refuseNul(request.body)
    const asked = FirstSentence.parse(request.body ?? {})
    const gone = new AbortController()
    reply.raw.on('close', () => !reply.raw.writableFinished && gone.abort())
    const speech = await speakFirstSentence(ctx, asked, gone.signal)
    return reply.type('audio/wav').send(wavOf(speech))
  })
}
