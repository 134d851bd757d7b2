/** A voice from outside, with voices of its own: nothing but the service itself knows them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialServices } from '#services/index.ts'
import { VoiceFailure, type VoiceInfo } from '#services/voice/voice.ts'
import { until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner, quick } from './quick-films.ts'

const somebody = (id: string, gender: VoiceInfo['gender']): VoiceInfo => {
  const description = 'Speaks slowly'
  return { id, name: `Voice ${id}`, gender, description, language: 'en-GB', wordsAMinute: 60 }
}
const VOICES = [somebody('ben-2', 'male'), somebody('zoe-7', 'female')]
const spoken: string[] = []
/** Why nobody speaks at the moment. */
let silence: Error | undefined
const voice: typeof quick.services.voice = {
  ...quick.services.voice,
  name: 'Voice from outside',
  embedded: false,
  costs: { per: 'minute' },
  voices: () => VOICES,
  suiting: () => VOICES,
  // A word a second.
  estimate: (text) => text.split(/\s+/).length,
  async speak(request) {
    if (silence) throw silence
    spoken.push(request.voice)
    return quick.services.voice.speak(request)
  },
}

let product: TestProduct
let ada: Owner
beforeAll(async () => {
  product = await startTestProduct({ ...quick, services: { ...quick.services, voice } })
  ada = await owner(product)
})
afterAll(() => product.end())

const WORDS = `Clay shrinks in the kiln by about a tenth. ${'So a potter throws the mug a little larger. '.repeat(8)}`
const order = (content: string) => ada.post('/api/ai/video/generate', { content, title: 'Clay', quality: 'standard' })

describe('a voice from outside', () => {
  it('is offered with its own voices, to listen to and to choose from', async () => {
    const voices = (await ada.get('/api/topview/voices')).body
    expect(voices).toMatchObject(VOICES.map(({ id, name, gender }) => ({ id, name, gender })))
    expect((await ada.get(voices[1].sampleUrl)).headers.get('content-type')).toBe('audio/wav')
    expect(spoken.at(-1)).toBe('zoe-7')
  })

  it('is asked how long a text takes, and that is the price', async () => {
    const { video } = (await order(WORDS)).body
    await until(async () => (await ada.get(`/api/videos/${video.id}`)).body.status === 'ready')
    expect((await ada.get('/api/dashboard/stats')).body.creditsUsed).toBe(2)
    expect(VOICES.map(({ id }) => id)).toContain(spoken.at(-1))
  })

  it('refuses, in a sentence, a voice that it does not have', async () => {
    const answer = await ada.post('/api/topview/generate-simple', { script: WORDS, duration: 60, voiceId: 'nova' })
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Voice from outside has no voice “nova”. Choose another voice.',
    ])
  })

  it('is ordered by the ids of its own on every form, and by none that looks like one', async () => {
    const filmed = async (path: string, order: object, voice: string) => {
      const { status, body } = await ada.post(path, order)
      expect(status, JSON.stringify(body)).toBe(200)
      const id = body.video?.id ?? body.videoId ?? body.taskId
      await until(async () => (await ada.get(`/api/videos/${id}`)).body.status === 'ready')
      expect(spoken.at(-1)).toBe(voice)
    }
    const film = { brandId: ada.brandId, script: WORDS, duration: 90 }
    await filmed('/api/topview/generate-simple', { script: WORDS, duration: 90, voiceId: 'ben-2' }, 'ben-2')
    await filmed('/api/videos/generate', { ...film, voiceId: 'zoe-7' }, 'zoe-7')
    const viral = { title: 'Clay', script: WORDS, options: { voiceType: 'ben-2' } }
    await filmed('/api/generate-viral-video', viral, 'ben-2')
    const refused = await ada.post('/api/videos/generate', { ...film, voiceId: 'amy-9' })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Voice from outside has no voice “amy-9”. Choose another voice.',
    ])
    const strange = await ada.post('/api/videos/generate', { ...film, voiceId: 'amy; drop' })
    expect([strange.status, strange.body.issues[0].message]).toEqual([
      400,
      expect.stringMatching(/^Invalid enum value/),
    ])
  })

  it('says to whoever tries a change why it can not speak now', async () => {
    const { video } = (await order(WORDS)).body
    await until(async () => (await ada.get(`/api/videos/${video.id}`)).body.status === 'ready')
    silence = new VoiceFailure('Kokoro could not speak: the model is damaged. Try again in a minute.')
    const changes = { lines: [{ index: 0, text: 'Clay shrinks a little.' }] }
    const answer = await ada.post(`/api/videos/${video.id}/edit/try`, { changes })
    silence = undefined
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'Kokoro could not speak: the model is damaged. Try again in a minute.',
    ])
  })

  it('is said to be from outside where all services are shown', async () => {
    const { capabilities } = (await ada.get('/api/dashboard/stats')).body
    expect(capabilities).toContainEqual({ name: 'Voice', provider: 'Voice from outside', embedded: false })
  })

  it('speaks for nobody in their trial where plans are sold', () => {
    const { config, services, embeddedServices } = product.ctx
    const selling = { ...config, payments: { ...config.payments, trialServices: 'embedded' as const } }
    const inTrial = trialServices(selling, services, embeddedServices)
    for (const service of [inTrial.voice, inTrial.language, inTrial.email, inTrial.sms])
      expect(service.costs).toBe('nothing')
    expect(inTrial.voice.name).toBe('Built-in voice')
    expect(trialServices(config, services, embeddedServices).voice).toBe(voice)
  })
})
