import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { endVoiceThread, requestUtterance } from '#thread/flite.client.ts'
import { restBetween } from './pauses.ts'
import { PRESETS } from './preset.table.ts'
import { builtInVoice } from './speak.ts'
import { type Speech, VOICES, type VoiceId } from './speech.ts'

const SCRIPT = `Meet the water bottle that keeps up with you. It stays ice cold for twenty four hours, and it never leaks in your bag.
Forget plastic cups and lukewarm coffee. Our steel design is light, tough, and easy to clean. Join 10,000 happy customers today.
Order now at acme.io, get free shipping this week, and taste the difference with every single sip.`

const folders: string[] = []
const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'voice-'))
  folders.push(path)
  return path
}
afterAll(async () => {
  await endVoiceThread()
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })))
})

const voice = builtInVoice()
const bytesOf = ({ pcm }: Speech): string =>
  createHash('sha256')
    .update(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    .digest('hex')

/** Pitches in Hz of the voiced frames, from low to high: the best lag of the normalised autocorrelation, 60 to 400 Hz, at 8 kHz. */
function pitchesOf({ pcm }: Speech): number[] {
  const step = 6
  const x = Float32Array.from({ length: Math.floor(pcm.length / step) }, (_, i) => {
    let sum = 0
    for (let k = 0; k < step; k++) sum += pcm[i * step + k]!
    return sum / step
  })
  const [window, shortest, longest] = [320, 20, 133]
  const pitches: number[] = []
  for (let at = 0; at + window + longest < x.length; at += 240) {
    let [best, lag] = [0, 0]
    const energy = dot(x, at, at, window)
    if (energy < 1) continue
    for (let l = shortest; l <= longest; l++) {
      const likeness = dot(x, at, at + l, window) / Math.sqrt(energy * dot(x, at + l, at + l, window) + 1e-9)
      if (likeness > best + 0.02) [best, lag] = [likeness, l]
    }
    if (best > 0.6) pitches.push(8000 / lag)
  }
  return pitches.sort((a, b) => a - b)
}

const quantile = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const medianPitch = (speech: Speech): number => quantile(pitchesOf(speech), 0.5)

/** Semitones between the tenth and the ninetieth part of the pitches. */
function pitchSwing(speech: Speech): number {
  const pitches = pitchesOf(speech)
  return 12 * Math.log2(quantile(pitches, 0.9) / quantile(pitches, 0.1))
}

/** How much of the sound is high, below and above about 4 kHz, in dB. */
function brightness({ pcm }: Speech): number[] {
  let [whole, slope, bend] = [0, 0, 0]
  for (let i = 6; i < pcm.length; i += 3) {
    whole += pcm[i]! ** 2
    slope += (pcm[i]! - pcm[i - 3]!) ** 2
    bend += (pcm[i]! - 2 * pcm[i - 3]! + pcm[i - 6]!) ** 2
  }
  return [10 * Math.log10(slope / whole), 10 * Math.log10(bend / slope)]
}

/**
 * By how many just noticeable steps two voices differ in pitch (a semitone), pace (a twentieth) and brightness (a
 * decibel in either band): the pitch of running speech, its tempo and its timbre are told apart from about there on.
 */
function noticed([hz, wpm, ...bands]: number[], [otherHz, otherWpm, ...otherBands]: number[]): number[] {
  return [
    Math.abs(12 * Math.log2(hz! / otherHz!)),
    Math.abs(Math.log(wpm! / otherWpm!) / Math.log(1.05)),
    ...bands.map((decibels, k) => Math.abs(decibels - otherBands[k]!)),
  ]
}

function dot(x: Float32Array, a: number, b: number, length: number): number {
  let sum = 0
  for (let i = 0; i < length; i++) sum += x[a + i]! * x[b + i]!
  return sum
}

const wordsAMinute = ({ sentences, durationMs }: Speech): number =>
  (sentences.reduce((sum, { words }) => sum + words.length, 0) / durationMs) * 60_000

describe('the built-in voice', () => {
  it('speaks with twelve voices of their own pitch and pace, no two alike', async () => {
    const heard: number[][] = []
    for (const id of VOICES) {
      const speech = await voice.speak({ text: SCRIPT.split('\n')[0]!, voice: id })
      const [hz, wpm] = [medianPitch(speech), wordsAMinute(speech)]
      expect(Math.abs(hz / PRESETS[id].heard.hz - 1), `${id} pitch`).toBeLessThan(0.06)
      expect(Math.abs(wpm / PRESETS[id].heard.wpm - 1), `${id} pace`).toBeLessThan(0.06)
      heard.push([hz, wpm, ...brightness(speech)])
    }
    for (const [at, one] of heard.entries()) {
      for (const other of heard.slice(0, at)) {
        const steps = noticed(one, other)
        const pair = `${VOICES[at]} and ${VOICES[heard.indexOf(other)]}: ${steps.map((step) => step.toFixed(1)).join(' ')}`
        expect(Math.max(...steps), pair).toBeGreaterThan(1)
        expect(Math.hypot(...steps), pair).toBeGreaterThan(1.5)
      }
    }
  })

  it('speaks the same bytes twice, and computes for less than a third of what is heard', async () => {
    const before = process.cpuUsage()
    const first = await voice.speak({ text: SCRIPT, voice: 'professional' })
    const seconds = process.cpuUsage(before).user / 1_000_000
    expect(seconds).toBeLessThan(first.durationMs / 1000 / 3)
    expect(first.durationMs).toBeGreaterThan(18_000)
    expect(bytesOf(await voice.speak({ text: SCRIPT, voice: 'professional' }))).toBe(bytesOf(first))
  })

  it('leaves its caller free while it computes', async () => {
    const before = performance.eventLoopUtilization()
    await voice.speak({ text: SCRIPT, voice: 'shimmer' })
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  it.each([
    ['Привет, как дела?', 'Привет'],
    ['We sell 東京 tea.', '東京'],
    ['مرحبا بكم', 'مرحبا'],
  ])('refuses letters it cannot read: %s', async (text, word) => {
    await expect(voice.speak({ text, voice: 'nova' })).rejects.toThrow(word)
  })

  it('says a brand as its lexicon spells it', async () => {
    const text = 'Kiln is open. Welcome to Kiln.'
    const plain = await voice.speak({ text, voice: 'fable' })
    const respelt = await voice.speak({ text, voice: 'fable', lexicon: { Kiln: 'magnificent pottery' } })
    expect(respelt.sentences[0]!.words[0]!.text).toBe('Kiln')
    expect(respelt.durationMs).toBeGreaterThan(plain.durationMs + 800)
  })

  it('breathes longer between paragraphs than between sentences', async () => {
    const gap = async (text: string): Promise<number> => {
      const { sentences } = await voice.speak({ text, voice: 'nova' })
      return sentences[1]!.startMs - sentences[0]!.endMs
    }
    const [within, between] = [await gap('It rains. It pours.'), await gap('It rains.\nIt pours.')]
    expect(within).toBeGreaterThan(250)
    expect(between).toBeGreaterThan(within + 200)
  })

  it('rests between sentences by what ends there, by its length and a little by its words, the same each time', async () => {
    const rest = (said: string, next = 'Then it rests for a night.') => restBetween(said, next, true)
    const rests = ['It rains.', 'Does it rain?', 'It pours!', 'It rains on every roof of the town today.'].map((one) =>
      rest(one),
    )
    expect(new Set(rests.map(Math.round)).size).toBe(4)
    expect(rest('Does it rain on the town today?')).toBeGreaterThan(rest('It will rain on the town!'))
    for (const ms of rests) expect(ms > 220 && ms < 520).toBe(true)
    const { sentences } = await voice.speak({ text: 'Does it rain? Then it rests for a night.', voice: 'nova' })
    expect(sentences[1]!.startMs - sentences[0]!.endMs).toBeCloseTo(rest('Does it rain?'), -1)
  })

  it('swings further in pitch than it did, and has less weight under 250 Hz', async () => {
    const [text, by] = [SCRIPT.split('\n')[0]!, 'nova' as const]
    const [first, now] = [await voice.speak({ text, voice: by, intonation: 1 }), await voice.speak({ text, voice: by })]
    expect([first.intonation, now.intonation]).toEqual([undefined, 3])
    expect(pitchSwing(now)).toBeGreaterThan(1.5 * pitchSwing(first))
    expect(brightness(now)[0]).toBeGreaterThan(brightness(first)[0]! + 1)
  })

  it('speaks a film on with the intonation that it was spoken with', async () => {
    const text = 'It stays cold, all day. Why?\nThe steel is light.'
    const heard = async (by: VoiceId, intonation: number) => {
      const { pcm, sentences, visemes } = await voice.speak({ text, voice: by, intonation })
      const bytes = new Uint8Array(Int16Array.from(pcm, (sample) => Math.round(sample * 32_768)).buffer)
      return createHash('sha256')
        .update(JSON.stringify([sentences, visemes]))
        .update(bytes)
        .digest('hex')
        .slice(0, 16)
    }
    const all = async (intonation: number) => [
      await heard('professional', intonation),
      await heard('friendly', intonation),
      await heard('storyteller', intonation),
    ]
    expect(await all(1)).toEqual(['22c011dc4424725c', '08bcfa4ca017ea9f', '2b7c65b720a4171d'])
    expect(await all(2)).toEqual(['f61a2d192f9b1717', 'd1849bd00585a6c9', '0ff5b4d31f3ccd1c'])
  })

  it('speaks on after its thread was lost', async () => {
    const job = { pieces: [{ word: 'hello', pause: '.' as const }], preset: PRESETS.nova, rate: 1 }
    const before = await requestUtterance(job)
    const during = requestUtterance(job)
    await endVoiceThread()
    expect((await during).pcm).toEqual(before.pcm)
    expect((await requestUtterance(job)).pcm).toEqual(before.pcm)
  })
})

describe('the cache of spoken sentences', () => {
  const text = 'A kept sentence. Another one.'
  const files = async (path: string): Promise<string[]> =>
    (await readdir(path, { recursive: true }))
      .filter((name) => name.endsWith('.speech'))
      .map((name) => join(path, name))

  it('keeps one file a sentence and gives the same speech from it', async () => {
    const cacheDir = await folder()
    const cached = builtInVoice({ cacheDir })
    const fresh = await cached.speak({ text, voice: 'nova' })
    expect(await files(cacheDir)).toHaveLength(2)
    expect(await cached.speak({ text, voice: 'nova' })).toEqual(fresh)
    await cached.speak({ text: 'Another one. And a third.', voice: 'nova' })
    expect(await files(cacheDir)).toHaveLength(3)
    await cached.speak({ text, voice: 'warm' })
    expect(await files(cacheDir)).toHaveLength(5)
  })

  it('really answers from the file', async () => {
    const cacheDir = await folder()
    const cached = builtInVoice({ cacheDir })
    await cached.speak({ text: 'Only these words.', voice: 'nova' })
    const [kept] = await files(cacheDir)
    const other = await folder()
    await builtInVoice({ cacheDir: other }).speak({ text: 'Something entirely different.', voice: 'nova' })
    await writeFile(kept!, await readFile((await files(other))[0]!))
    const planted = await voice.speak({ text: 'Something entirely different.', voice: 'nova' })
    const answered = await cached.speak({ text: 'Only these words.', voice: 'nova' })
    expect(answered.durationMs).toBe(planted.durationMs)
  })

  it('speaks anew what was cut short or damaged on disk', async () => {
    const cacheDir = await folder()
    const cached = builtInVoice({ cacheDir })
    const fresh = await cached.speak({ text, voice: 'nova' })
    const [one, two] = await files(cacheDir)
    await truncate(one!, 900)
    const bytes = await readFile(two!)
    bytes[bytes.length - 100]! ^= 0xff
    await writeFile(two!, bytes)
    expect(await cached.speak({ text, voice: 'nova' })).toEqual(fresh)
  })
})
