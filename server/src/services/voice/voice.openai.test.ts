import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAlignThread, endVoiceThread } from '@octavo/voice'
import { VOICES } from '@octavo/voice/speech'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSpeaker, type TestSpeaker } from './speech.fixture.ts'
import type { SpeechSpending } from './spending.ts'
import { keepsVoicePromises } from './voice.conformance.ts'
import { openAiVoice } from './voice.openai.ts'
import { PARTS } from './voice.parts.ts'

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
beforeEach(() => speaker.asked.splice(0))

const free: SpeechSpending = { take: async () => async () => {} }
const voice = (model = 'double', spending = free, settings = {}) =>
  openAiVoice(
    { settings: { ...speaker.settings('openai', model), ...settings }, spending, cacheDir },
    { firstPauseMs: 1, withinMs: 20_000 },
  )
const speak = (text: string, by = voice()) => by.speak({ text, voice: 'nova', account: 'ada' })

describe('a speech server', () => {
  keepsVoicePromises(() => voice(), 1)

  it('speaks the one sentence anew that was changed', async () => {
    await speak('The kiln is warm. The mugs are dry.')
    await speak('The kiln is warm. The mugs are wet.')
    expect(speaker.asked.map(({ text }) => text)).toEqual([
      'The kiln is warm.',
      'The mugs are dry.',
      'The mugs are wet.',
    ])
    expect(speaker.asked[0]!.voice).toBe('nova')
  })

  it('asks again where that helps, and says what to do where it does not, without what the server said', async () => {
    speaker.instead.push('busy', 'fault')
    await speak('A patient sentence.')
    expect(speaker.asked).toHaveLength(3)
    for (const [slip, told] of Object.entries({
      key: /does not accept the key.*SPEECH_API_KEY/,
      spent: /nothing left to spend/,
      text: /did not answer with sound/,
      cut: /does not answer/,
      fault: /does not answer/,
    })) {
      const fault = await speak('A sentence in vain.', voice(`double-${slip}`)).catch((error: Error) => error)
      expect(fault).toMatchObject({ final: true, message: expect.stringMatching(told) })
      expect(JSON.stringify(fault) + String(fault)).not.toContain('double-key')
    }
    const impatient = openAiVoice(
      { settings: speaker.settings('openai', 'double-slow'), spending: free },
      { withinMs: 50 },
    )
    await expect(speak('A slow sentence.', impatient)).rejects.toThrow(/took too long/)
  })

  it('speaks no more than the budget allows, and pays nothing for what was not spoken', async () => {
    let left = 500
    const book: SpeechSpending = {
      async take(_, { microdollars }) {
        if (microdollars > left) return undefined
        left -= microdollars
        return async () => {
          left += microdollars
        }
      },
    }
    await expect(speak('Thirty characters, exactly it.', voice('double-key', book))).rejects.toThrow()
    expect(left).toBe(500)
    await speak('Thirty characters, exactly it.', voice('double', book))
    expect(left).toBe(50)
    await expect(speak('Another thirty characters now.', voice('double', book))).rejects.toThrow(/budget/)
  })

  it('has a voice of the same gender for each of the twelve, those of the operator first', () => {
    const kokoro = voice('kokoro', free, { voices: { warm: 'af_nicole' } }).voices()
    expect(kokoro.map(({ id }) => id).sort()).toEqual([...VOICES].sort())
    expect(kokoro.find(({ id }) => id === 'warm')!.name).toBe('Warm (af_nicole)')
    for (const { id, name, gender } of kokoro) {
      expect(gender).toBe(PARTS[id as keyof typeof PARTS].gender)
      expect(name).toMatch(gender === 'female' ? /\([ab]f_/ : /\([ab]m_/)
    }
  })
})
