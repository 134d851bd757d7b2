import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAlignThread, endNeuralThread, LJSPEECH_MODEL } from '@octavo/voice'
import { VOICES } from '@octavo/voice/speech'
import { afterAll, describe, expect, it } from 'vitest'
import { ownersWords } from '#engine/failure.ts'
import { standInVoices } from './neural.fixture.ts'
import { keepsVoicePromises } from './voice.conformance.ts'
import { onlyVoice } from './voice.ljspeech.ts'

const voicesDir = await standInVoices()
const cacheDir = await mkdtemp(path.join(tmpdir(), 'octavo-ljspeech-'))
afterAll(async () => {
  await Promise.all([endNeuralThread(), endAlignThread()])
  for (const folder of [voicesDir, cacheDir]) await rm(folder, { recursive: true, force: true })
})

const voice = onlyVoice({ voicesDir })

describe('the one voice that was fetched', () => {
  keepsVoicePromises(() => voice, 1)

  it('answers to each of the twelve ids, says that they are one, and sounds alike for all', async () => {
    expect(voice.voices().map(({ id }) => id)).toEqual([...VOICES])
    for (const { gender, description } of voice.voices()) {
      expect(gender).toBe('female')
      expect(description).toContain('the same woman for all twelve')
    }
    const keeping = onlyVoice({ voicesDir, cacheDir })
    const first = await keeping.speak({ text: 'Hello. Wait.', voice: 'warm' })
    expect(await keeping.speak({ text: 'Hello. Wait.', voice: 'onyx' })).toEqual(first)
    const kept = (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.speech'))
    expect(kept).toHaveLength(2)
  })

  it('finds its words in its sound', async () => {
    const { sentences, timing } = await voice.speak({ text: 'Hello, the foot. Wait.', voice: 'warm' })
    expect(timing.source).toBe('aligned')
    const [hello, the, foot] = sentences[0]!.words.map(({ startMs, endMs }) => endMs - startMs)
    expect(hello).toBeGreaterThan(the!)
    expect(foot).toBeGreaterThan(the!)
  })

  it('refuses a description that is none', async () => {
    const broken = await standInVoices()
    await writeFile(path.join(broken, `ljspeech/${LJSPEECH_MODEL}.onnx.json`), '{"audio": {"sample_rate": 22050}}')
    const fault = await onlyVoice({ voicesDir: broken })
      .speak({ text: 'Hello.', voice: 'warm' })
      .catch((error) => error)
    await rm(broken, { recursive: true, force: true })
    expect(ownersWords(fault)).toMatch(/^LJ Speech could not speak: its description lacks .*npm run voices -- ljspeech/)
  })
})
