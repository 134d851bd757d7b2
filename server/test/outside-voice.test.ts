/** A voice from outside, with voices of its own: nothing but the service itself knows them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trialServices } from '#services/index.ts'
import type { VoiceInfo } from '#services/voice/voice.ts'
import { until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner, quick } from './quick-films.ts'

const somebody = (id: string, gender: VoiceInfo['gender']): VoiceInfo => {
  const description = 'Speaks slowly'
  return { id, name: `Voice ${id}`, gender, description, language: 'en-GB', wordsAMinute: 60 }
}
const VOICES = [somebody('ben-2', 'male'), somebody('zoe-7', 'female')]
const spoken: string[] = []
const voice: typeof quick.services.voice = {
  ...quick.services.voice,
  name: 'Voice from outside',
  embedded: false,
  costs: { per: 'minute' },
  voices: () => VOICES,
  suiting: () => VOICES,
  // A word a second.
  estimate: (text) => text.split(/\s+/).length,
  speak(request) {
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
