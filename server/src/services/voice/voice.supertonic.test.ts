import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAlignThread, endNeuralThread } from '@octavo/voice'
import { VOICES } from '@octavo/voice/speech'
import { afterAll, describe, expect, it } from 'vitest'
import { standInVoices } from './neural.fixture.ts'
import { expectSoundSpeech, keepsVoicePromises } from './voice.conformance.ts'
import { PARTS } from './voice.parts.ts'
import { lettersVoice } from './voice.supertonic.ts'

const voicesDir = await standInVoices()
const cacheDir = await mkdtemp(path.join(tmpdir(), 'octavo-supertonic-'))
afterAll(async () => {
  await Promise.all([endNeuralThread(), endAlignThread()])
  for (const folder of [voicesDir, cacheDir]) await rm(folder, { recursive: true, force: true })
})

const voice = lettersVoice({ voicesDir, languages: ['es', 'de'] })

describe('a voice that reads letters', () => {
  keepsVoicePromises(() => voice, 1)

  it('has the twelve voices in English, and each speaker in each language that was asked for', () => {
    const voices = voice.voices()
    expect(voices.slice(0, VOICES.length).map(({ id, language }) => [id, language])).toEqual(
      VOICES.map((id) => [id, 'en']),
    )
    for (const { id, gender } of Object.values(PARTS))
      expect(voices.find((one) => one.id === id)?.gender, id).toBe(gender)
    expect(voices).toHaveLength(VOICES.length + 20)
    expect(voices.find(({ id }) => id === 'es-F2')).toMatchObject({
      name: 'Spanish (F2)',
      gender: 'female',
      language: 'es',
    })
    expect(lettersVoice({ voicesDir }).voices()).toHaveLength(VOICES.length)
  })

  it('says another language as it is written, with times by letters, and keeps it', async () => {
    const keeping = lettersVoice({ voicesDir, cacheDir, languages: ['es'] })
    const text = 'El café de Ana abre temprano, y el pan sale caliente. ¿Vienes mañana?'
    const speech = await keeping.speak({ text, voice: 'es-F1' })
    expectSoundSpeech(speech, text)
    expect(speech.timing).toEqual({ source: 'estimated', confidence: 0.6 })
    expect(new Set(speech.visemes.map(({ shape }) => shape)).size).toBeGreaterThan(3)
    const [first] = speech.sentences
    const lengthOf = (word: string) => {
      const { startMs, endMs } = first!.words.find((one) => one.text === word)!
      return endMs - startMs
    }
    expect(lengthOf('caliente.')).toBeGreaterThan(lengthOf('de') * 1.5)
    const kept = async () =>
      (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.speech')).length
    expect(await kept()).toBe(2)
    expect(await keeping.speak({ text, voice: 'es-F1' })).toEqual(speech)
    await keeping.speak({ text: '¿Vienes mañana?', voice: 'es-M1' })
    expect(await kept()).toBe(3)
  })

  it('says a sentence without end in several parts', async () => {
    const text = `${'wir machen Tassen und Teller und Schalen '.repeat(12).trim()}.`
    expectSoundSpeech(await voice.speak({ text, voice: 'de-M2' }), text)
  })

  it.each(['fr-F1', 'es-F9', 'es', 'F1', 'es-F1-x'])('has no voice %s', async (id) => {
    await expect(voice.speak({ text: 'Hola.', voice: id })).rejects.toThrow(`Supertonic has no voice “${id}”`)
  })
})
