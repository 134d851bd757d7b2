/** The presenters' pictures and the voices' samples. */
import { createReadStream } from 'node:fs'
import type { PlainRoutes } from '#http/app.ts'
import { Refusal } from '#refusal.ts'
import { wavOf } from '#services/voice/speech-file.ts'
import { VoiceFailure } from '#services/voice/voice.ts'

type Named = { Params: { id: string } }
const SAMPLE_WORDS = 'Hello. This is how I sound when I tell people about your work.'
const DAY_SECONDS = 86_400

export const avatarFilesServed: PlainRoutes = (app, signedIn) => {
  app.get<Named>('/api/topview/avatars/:id/poster.jpg', async (request, reply) => {
    const { services } = await signedIn(request)
    const file = await services.avatars.poster(request.params.id)
    if (!file) throw new Refusal('not-found', 'This presenter is not there.')
    return reply
      .type('image/jpeg')
      .header('cache-control', `private, max-age=${DAY_SECONDS}`)
      .send(createReadStream(file))
  })
  app.get<Named>('/api/topview/voices/:id/sample.wav', async (request, reply) => {
    const { services, accountId: account } = await signedIn(request)
    const voice = services.voice.voices().find(({ id }) => id === request.params.id)
    if (!voice) throw new Refusal('not-found', 'This voice is not there.')
    const speech = await services.voice.speak({ text: SAMPLE_WORDS, voice: voice.id, account }).catch((error) => {
      throw error instanceof VoiceFailure ? new Refusal('unavailable', error.message) : error
    })
    return reply.type('audio/wav').header('cache-control', `private, max-age=${DAY_SECONDS}`).send(wavOf(speech))
  })
}
