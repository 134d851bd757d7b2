import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAlignThread, endVoiceThread } from '@octavo/voice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSpeaker, type TestSpeaker } from './speech.fixture.ts'
import { keepsVoicePromises } from './voice.conformance.ts'
import { elevenLabsVoice } from './voice.elevenlabs.ts'

let speaker: TestSpeaker
let cacheDir: string
beforeAll(async () => {
  speaker = await startSpeaker()
  cacheDir = await mkdtemp(path.join(tmpdir(), 'speech-'))
})
afterAll(async () => {
  await speaker.end()
  await Promise.all([endAlignThread(), endVoiceThread()])
  await rm(cacheDir, { recursive: true, force: true })
})

const voice = (model = 'eleven_multilingual_v2') =>
  elevenLabsVoice(
    {
      settings: {
        ...speaker.settings('elevenlabs', model),
        more: [{ name: 'Anna May', gender: 'female', voice: '21m00Tcm4TlvDq8ikWAM' }],
      },
      spending: { take: async () => async () => {} },
      cacheDir,
    },
    { firstPauseMs: 1, withinMs: 20_000 },
  )

describe('ElevenLabs', () => {
  keepsVoicePromises(() => voice(), 1)

  it('speaks with voices of its operator’s own too', async () => {
    expect(voice().voices()).toHaveLength(13)
    const own = voice().voices().at(-1)
    expect(own).toMatchObject({ id: 'own-anna-may', name: 'Anna May', gender: 'female' })
    await voice().speak({ text: 'A voice of my own.', voice: 'own-anna-may' })
    expect(speaker.asked.at(-1)?.voice).toBe('21m00Tcm4TlvDq8ikWAM')
    await expect(voice().speak({ text: 'In vain.', voice: 'own-ben' })).rejects.toThrow('has no voice “own-ben”')
  })

  it('tells when words are said, and knows an empty account from a wrong key', async () => {
    const { timing } = await voice().speak({ text: 'Two mugs for $9.99 — 🎉 today.', voice: 'onyx' })
    expect(timing).toEqual({ source: 'provider', confidence: 1 })
    const refused = (model: string) => expect(voice(model).speak({ text: 'In vain.', voice: 'onyx' })).rejects
    await refused('double-spent').toThrow(/nothing left to spend/)
    await refused('double-key').toThrow(/does not accept the key/)
  })
})
