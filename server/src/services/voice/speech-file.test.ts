import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toFloat } from '@octavo/voice'
import { afterAll, describe, expect, it } from 'vitest'
import { readSpeech, writeSpeech } from './speech-file.ts'
import type { Speech } from './voice.ts'

const directory = await mkdtemp(join(tmpdir(), 'speech-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const speech: Speech = {
  pcm: toFloat(Int16Array.from({ length: 4800 }, (_, at) => Math.round(20_000 * Math.sin(at / 9)))),
  sampleRate: 48_000,
  durationMs: 100,
  sentences: [
    {
      text: 'Hi.',
      paragraph: 0,
      startMs: 10,
      endMs: 90,
      words: [{ text: 'Hi.', charStart: 0, charEnd: 3, startMs: 10, endMs: 90 }],
    },
  ],
  visemes: [{ shape: 'X', startMs: 0, endMs: 100 }],
  timing: { source: 'engine', confidence: 1 },
  provider: 'embedded',
}

describe('a speech on disk', () => {
  it('comes back as it was written, and leaves no drafts', async () => {
    const { wav, json } = await writeSpeech(join(directory, 'deep', 'one'), speech)
    expect(await readSpeech(join(directory, 'deep', 'one'))).toEqual(speech)
    expect((await readdir(join(directory, 'deep'))).map((name) => join(directory, 'deep', name)).sort()).toEqual([
      json,
      wav,
    ])
  })

  it('is missing when it was never written, cut short, or its times are not readable', async () => {
    const base = join(directory, 'two')
    expect(await readSpeech(base)).toBeUndefined()
    const { wav, json } = await writeSpeech(base, speech)
    await truncate(wav, 2000)
    expect(await readSpeech(base)).toBeUndefined()
    await writeSpeech(base, speech)
    await writeFile(json, '{"samples": 4800')
    expect(await readSpeech(base)).toBeUndefined()
  })
})
