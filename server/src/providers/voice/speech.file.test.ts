import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSpeech, writeSpeech } from './speech.file.ts'
import type { Speech } from './voice.ts'
import { decodeWav, encodeWav, toFloat, toInt16 } from './wav.ts'

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

describe('WAV', () => {
  it('keeps every 16-bit number', () => {
    const pcm = Int16Array.from([-32768, -32767, -1, 0, 1, 32766, 32767])
    expect(toInt16(decodeWav(encodeWav(pcm, 16_000)).pcm)).toEqual(pcm)
  })

  it('is read when the header of a stream claims more than there is', () => {
    const file = encodeWav(Int16Array.from([1, 2, 3]), 24_000)
    file.writeUInt32LE(0xffffffff, 4)
    file.writeUInt32LE(0xffffffff, 40)
    expect(decodeWav(file)).toMatchObject({ sampleRate: 24_000, pcm: { length: 3 } })
  })

  it('is refused when it is something else', () => {
    expect(() =>
      decodeWav(new TextEncoder().encode('{"error":"no sound today, sorry about that, please retry"}')),
    ).toThrow('not a WAV')
  })
})
