import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endNeuralThread, endVoiceThread } from '@octavo/voice'
import { VOICES } from '@octavo/voice/speech'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { ownersWords } from '#engine/failure.ts'
import { voiceOnThisMachine } from '#services/index.ts'
import { standInVoices } from './neural.fixture.ts'
import { keepsVoicePromises } from './voice.conformance.ts'
import { neuralVoice } from './voice.neural.ts'
import { PARTS } from './voice.parts.ts'

const voicesDir = await standInVoices()
const cacheDir = await mkdtemp(path.join(tmpdir(), 'octavo-neural-'))
afterAll(async () => {
  await Promise.all([endNeuralThread(), endVoiceThread()])
  for (const folder of [voicesDir, cacheDir]) await rm(folder, { recursive: true, force: true })
})

const voice = neuralVoice({ voicesDir })

describe('a voice that was fetched', () => {
  keepsVoicePromises(() => voice)

  it('speaks for each of the twelve voices with somebody of the same gender, and has more besides', () => {
    for (const { id, gender } of Object.values(PARTS))
      expect(voice.voices().find((one) => one.id === id)?.gender, id).toBe(gender)
    expect(voice.voices().length).toBeGreaterThan(VOICES.length + 10)
  })

  it('has the times of its words from the model', async () => {
    const { sentences, timing } = await voice.speak({ text: 'Hello, the foot.', voice: 'warm' })
    const [hello, the, foot] = sentences[0]!.words
    expect(timing).toEqual({ source: 'engine', confidence: 1 })
    // Four signs and a mark of stress, as many and a half, and three with one: each as long as the others.
    const sign = (hello!.endMs - hello!.startMs) / 5
    expect((the!.startMs - hello!.endMs) / sign).toBeCloseTo(2, 0)
    expect((the!.endMs - the!.startMs) / sign).toBeCloseTo(2.5, 0)
    expect((foot!.endMs - foot!.startMs) / sign).toBeCloseTo(4.5, 0)
  })

  it('keeps sentences, each of each voice by itself', async () => {
    const keeping = neuralVoice({ voicesDir, cacheDir })
    const kept = async () =>
      (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.speech')).length
    const first = await keeping.speak({ text: 'Hello. Wait.', voice: 'warm' })
    expect(await kept()).toBe(2)
    expect(await keeping.speak({ text: 'Hello. Wait.', voice: 'warm' })).toEqual(first)
    await keeping.speak({ text: 'Wait. The rim dries.', voice: 'warm' })
    expect(await kept()).toBe(3)
    await keeping.speak({ text: 'Wait.', voice: 'nova' })
    expect(await kept()).toBe(4)
  })

  it('says so when it can not speak, and is replaced by nobody', async () => {
    const broken = await standInVoices()
    await writeFile(path.join(broken, 'kokoro/model_quantized.onnx'), 'damaged')
    const fault = await neuralVoice({ voicesDir: broken })
      .speak({ text: 'Hello.', voice: 'warm' })
      .catch((error) => error)
    await rm(broken, { recursive: true, force: true })
    expect(ownersWords(fault)).toMatch(/^Kokoro could not speak: this is no graph\. .*npm run voices -- kokoro/)
  })

  it('is found where it lies at the start, unless a setting says who speaks', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'octavo-data-'))
    const found = (VOICE_ENGINE: string) => voiceOnThisMachine(readConfig({ DATA_DIR: data, VOICE_ENGINE })).name
    expect([found('auto'), found('built-in')]).toEqual(['Built-in voice', 'Built-in voice'])
    expect(() => found('kokoro')).toThrow('Run npm run voices -- kokoro first.')
    await symlink(voicesDir, path.join(data, 'voices'))
    expect(['auto', 'kokoro', 'ljspeech', 'built-in'].map(found)).toEqual([
      ...['Kokoro', 'Kokoro', 'LJ Speech'],
      'Built-in voice',
    ])
    await rm(path.join(data, 'voices'))
    await mkdir(path.join(data, 'voices'))
    for (const part of ['ljspeech', 'runtime'])
      await symlink(path.join(voicesDir, part), path.join(data, 'voices', part))
    expect(found('auto')).toBe('LJ Speech')
    await symlink(path.join(voicesDir, 'supertonic'), path.join(data, 'voices', 'supertonic'))
    const languages = (VOICE_LANGUAGES: string, VOICE_ENGINE = 'supertonic') =>
      voiceOnThisMachine(readConfig({ DATA_DIR: data, VOICE_ENGINE, VOICE_LANGUAGES })).voices().length
    expect(languages('es')).toBe(VOICES.length + 10)
    expect(() => languages('xx')).toThrow('VOICE_LANGUAGES names xx. Supertonic says ar, bg,')
    expect(() => languages('es', 'auto')).toThrow('VOICE_LANGUAGES needs Supertonic to speak.')
    await rm(data, { recursive: true, force: true })
  })
})
