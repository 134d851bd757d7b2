import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integratedLoudness } from '#audio/loudness.ts'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { writeRecording } from '#fixtures/recorder.ts'
import { wavFile } from '#fixtures/sound.ts'
import { type CutLine, type HeardVoice, readVoice } from './voice.read.ts'

/** The system's ffmpeg, too, where there is one. */
const here: EncoderName[] = ['node-av']
await chooseEncoder('ffmpeg').then(
  () => here.push('ffmpeg'),
  () => {},
)

const RATE = 48_000
const LUFS = -19
/** Seconds in which somebody "speaks": two lines, syllables of a buzz with harmonics. */
const LINES = [
  { from: 0.6, to: 2.1 },
  { from: 3, to: 4.5 },
] as const

let folder: string
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-read-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Room = { hiss?: number; hum?: number; gain?: number }

/** Five seconds with those lines in them. */
function spoken({ hiss = 0, hum = 0, gain = 0.1 }: Room = {}): Float32Array {
  let dice = 1
  return Float32Array.from({ length: 5 * RATE }, (_, i) => {
    const t = i / RATE
    dice = (dice * 48_271) % 2_147_483_647
    const speaks = LINES.some(({ from, to }) => t >= from && t < to)
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * (t - 0.6))) ** 0.5
    const buzz = [1, 2, 3, 5, 8, 13].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 140 * n * t) / n, 0)
    const noise = hiss * (dice / 1_073_741_823 - 1) + hum * Math.sin(2 * Math.PI * 50 * t)
    return (speaks ? gain * syllable * buzz : 0) + noise
  })
}

const wav = (pcm: Float32Array): Buffer =>
  wavFile(Int16Array.from(pcm, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767))
/** Reads a file as one line, all of it or what is given. */
async function read(file: string, encoder: EncoderName, spans?: { startMs: number; endMs: number }[]) {
  const heard: HeardVoice[] = []
  const lines = await readVoice(at(file), { seconds: 20, lufs: LUFS, encoder }, async (voice) => {
    heard.push(voice)
    return spans ?? [{ startMs: 0, endMs: voice.durationMs }]
  })
  return { heard: heard[0], lines }
}

const samples = ({ pcm }: CutLine) => Float32Array.from(pcm, (sample) => sample / 32_768)
const lufsOf = (line: CutLine) => integratedLoudness(samples(line), samples(line))
const dbOf = (pcm: Float32Array) => 10 * Math.log10(pcm.reduce((sum, sample) => sum + sample ** 2, 1e-12) / pcm.length)
describe.each(here)('a voice read by %s', (name) => {
  it.each(['webm', 'ogg', 'mp4', 'mp3', 'wav'] as const)(
    'out of %s is cut at its ends and as loud as is wanted',
    async (form) => {
      const file = `${name}.${form}`
      if (form === 'wav') await writeFile(at(file), wav(spoken()))
      else await writeRecording(at(file), form, spoken())
      const { heard, lines } = await read(file, name)
      expect(heard!.durationMs / 1000).toBeCloseTo(5, 0)
      const [line] = lines!
      // 120 ms at both ends, and what an encoder's own frames add.
      expect(line!.startMs).toBeGreaterThan(600 - 120 - 60)
      expect(line!.startMs).toBeLessThan(600 - 120 + 60)
      expect(line!.durationMs).toBeGreaterThan(3900 + 240 - 200)
      expect(line!.durationMs).toBeLessThan(3900 + 240 + 60)
      expect(line!.pcm.length / 48).toBeCloseTo(line!.durationMs, 1)
      expect(lufsOf(line!)).toBeCloseTo(LUFS, 0)
    },
  )

  it('loses hum and most of its hiss, and stays on its clock', async () => {
    await writeFile(at('noisy.wav'), wav(spoken({ hiss: 0.012, hum: 0.03 })))
    const { heard, lines } = await read('noisy.wav', name)
    const above = (pcm: Float32Array, rate: number, from: number) =>
      dbOf(pcm.subarray((1 - from) * rate, (2 - from) * rate)) -
      dbOf(pcm.subarray((2.3 - from) * rate, (2.8 - from) * rate))
    const before = above(spoken({ hiss: 0.012, hum: 0.03 }), RATE, 0)
    expect(above(heard!.pcm, 16_000, heard!.startMs / 1000)).toBeGreaterThan(before + 15)
    expect(Math.abs(heard!.startMs - 400)).toBeLessThan(40)
    expect(Math.abs(lines![0]!.startMs - 480)).toBeLessThan(40)
    expect(Math.abs(lufsOf(lines![0]!) - LUFS)).toBeLessThan(0.5)
    // What was measured of it is measured before.
    expect(heard!.speechDb - heard!.noiseDb).toBeLessThan(25)
  })

  it('comes line by line, each as loud as the other, and nothing of one in the other', async () => {
    const pcm = spoken()
    for (let i = 2.5 * RATE; i < pcm.length; i++) pcm[i]! *= 0.2
    await writeFile(at('two.wav'), wav(pcm))
    const spans = LINES.map(({ from, to }) => ({ startMs: from * 1000 - 50, endMs: to * 1000 + 300 }))
    const { lines } = await read('two.wav', name, [...spans, { startMs: 2300, endMs: 2700 }])
    expect(lines!.map((line) => line && Math.round(line.durationMs / 100))).toEqual([16, 16, undefined])
    expect(Math.abs(lufsOf(lines![0]!) - lufsOf(lines![1]!))).toBeLessThan(0.5)
    expect(dbOf(samples(lines![0]!).subarray(0, 60 * 48))).toBeLessThan(-60)
  })

  it('that is none is answered with nothing, and leaves nothing', async () => {
    const before = (await readdir(tmpdir())).filter((file) => file.startsWith('octavo-voice-'))
    await writeFile(at('words.mp3'), 'ID3 is how it begins, and then there is nothing to hear')
    expect((await read('words.mp3', name)).lines).toBeUndefined()
    await writeFile(at('some.wav'), wav(spoken()))
    const refusing = readVoice(at('some.wav'), { seconds: 20, lufs: LUFS, encoder: name }, async () => {
      throw new Error('These are other words.')
    })
    await expect(refusing).rejects.toThrow('These are other words.')
    expect(
      (await readdir(tmpdir())).filter((file) => file.startsWith('octavo-voice-') && !before.includes(file)),
    ).toEqual([])
  })

  it('is known to be too loud, too quiet or too long', async () => {
    await writeFile(at('loud.wav'), wav(spoken({ gain: 3 })))
    await writeFile(at('quiet.wav'), wav(spoken({ gain: 0.0005 })))
    const [loud, quiet] = [await read('loud.wav', name), await read('quiet.wav', name)]
    expect(loud.heard!.clipped).toBeGreaterThan(0.12)
    expect((await read('some.wav', name)).heard!.clipped).toBeLessThan(0.05)
    expect(quiet.heard!.speechDb).toBeLessThan(-55)
    const long = await readVoice(at('some.wav'), { seconds: 2, lufs: LUFS, encoder: name }, async ({ durationMs }) => {
      expect(Math.round(durationMs)).toBe(2000)
      return []
    })
    expect(long).toEqual([])
  })
})
