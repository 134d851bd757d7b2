import { endVoiceThread } from '@octavo/voice'
import { afterAll, describe, it } from 'vitest'
import { expectSoundSpeech, keepsVoicePromises } from './voice.conformance.ts'
import { embeddedVoice } from './voice.embedded.ts'

afterAll(endVoiceThread)

const voice = embeddedVoice()

describe('the embedded voice', () => {
  keepsVoicePromises(() => embeddedVoice())

  it('says a word in letters it cannot read when the lexicon tells how', async () => {
    const text = 'We sell 東京 tea.'
    expectSoundSpeech(await voice.speak({ text, voice: 'nova', lexicon: { 東京: 'toe kyo' } }), text)
  })

  it('says a sentence without end in several breaths', async () => {
    const text = 'we make cups and plates and bowls '.repeat(30).trim()
    expectSoundSpeech(await voice.speak({ text, voice: 'alloy', rate: 1.4 }), text)
  })
})
