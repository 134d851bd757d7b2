import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoder, openEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { wavFile } from '#fixtures/sound.ts'
import { readTrack } from './track.ts'

let folder: string
const at = (name: string) => join(folder, name)
const RATE = 48_000
const tone = (hz: number, seconds: number, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 0.4 * Math.sin((2 * Math.PI * hz * i) / rate))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-track-'))
  const encoder = await openEncoder(await chooseEncoder('auto'))
  await encoder.encodeSound(at('two.m4a'), { left: tone(440, 3), right: tone(880, 3), sampleRate: RATE })
  await encoder.encodeSound(at('silent.m4a'), { left: tone(0, 3), right: tone(0, 3), sampleRate: RATE })
  await encoder.encodeSound(at('short.m4a'), { left: tone(440, 0.5), right: tone(440, 0.5), sampleRate: RATE })
  await writeFile(at('mono.wav'), wav(tone(440, 2, 22_050), 22_050))
  await writeFile(at('words.mp3'), 'ID3 is how it begins, and then there is nothing to hear')
  await writeFile(at('half.m4a'), (await readFile(at('two.m4a'))).subarray(0, 2000))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** From -1 to 1. */
const wav = (samples: Float32Array, rate: number): Buffer =>
  wavFile(
    Int16Array.from(samples, (sample) => sample * 32_767),
    rate,
  )

/** Upward crossings a second. */
const pitch = (side: Float32Array): number => {
  const part = side.subarray(RATE / 2, 1.5 * RATE)
  return part.reduce((sum, sample, i) => sum + (i > 0 && part[i - 1]! < 0 && sample >= 0 ? 1 : 0), 0)
}

describe.each(['ffmpeg', 'node-av'] as EncoderName[])('music read by %s', (name) => {
  const usable = chooseEncoder(name).then(
    () => true,
    () => false,
  )
  const read = (file: string, seconds = 60) => readTrack(at(file), seconds, name)

  it('comes with both its channels, at our rate, no longer than was asked', async ({ skip }) => {
    if (!(await usable)) skip()
    const { left, right, sampleRate } = await read('two.m4a')
    expect([pitch(left), pitch(right), sampleRate]).toEqual([expect.closeTo(440, -1), expect.closeTo(880, -1), RATE])
    expect(left.length / RATE).toBeCloseTo(3, 1)
    expect((await read('two.m4a', 2)).left).toHaveLength(2 * RATE)
  })

  it('of another rate and one channel is heard at its pitch on both sides', async ({ skip }) => {
    if (!(await usable)) skip()
    const { left, right } = await read('mono.wav')
    expect([pitch(left), pitch(right)]).toEqual([expect.closeTo(440, -1), expect.closeTo(440, -1)])
    expect(left.length / RATE).toBeCloseTo(2, 1)
  })

  it.each([
    ['words.mp3', "can't be read. Please use an MP3"],
    ['half.m4a', "can't be read. Please use an MP3"],
    ['nowhere.mp3', "can't be read. Please use an MP3"],
    ['silent.m4a', 'is silent'],
    ['short.m4a', 'is shorter than a second'],
  ])('that is %s is refused in a sentence', async (file, words) => {
    if (!(await usable)) return
    await expect(read(file)).rejects.toThrow(words)
    await expect(read(file)).rejects.toThrow(`"${file}"`)
  })
})
