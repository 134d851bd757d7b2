import { describe, expect, it } from 'vitest'
import { MOODS, MUSIC, type Scene } from '#plan.ts'
import { seededRandom } from '#random.ts'
import { cuesOf } from './cues.ts'
import { duck, speakingStretches } from './ducking.ts'
import { filter, pass } from './filter.ts'
import { follow, levelsOf } from './follow.ts'
import { integratedLoudness, QUIETEST_LUFS, RATE, truePeakDb } from './loudness.ts'
import { type FilmSound, mixFilm } from './mix.ts'
import { layTrack } from './track.ts'
import { phoneLoss } from './voice.carry.ts'

const SECONDS = 12
const WORDS = [0.5, 1, 1.5, 2, 2.5, 6, 6.5, 7, 7.5, 8].map((at) => ({
  text: 'word',
  startMs: at * 1000,
  endMs: at * 1000 + 400,
}))
const spoken = (seconds: number): boolean =>
  WORDS.some(({ startMs, endMs }) => seconds * 1000 >= startMs && seconds * 1000 < endMs)

/** Something like a voice: pulses at a pitch, rung by a formant, while a word lasts. */
function voice(hz: number, level: number, seconds = SECONDS): Float32Array {
  const random = seededRandom(hz)
  const out = new Float32Array(seconds * RATE)
  let ring = [0, 0]
  for (let i = 0; i < out.length; i++) {
    const pulse = i % Math.round(RATE / hz) === 0 ? 1 : 0.01 * (random.next() - 0.5)
    const next = pulse + 1.97 * ring[0]! - 0.975 * ring[1]!
    ring = [next, ring[0]!]
    out[i] = spoken(i / RATE) ? next * level : 0
  }
  return out
}

const VOICES: [string, Float32Array][] = [
  ['a low voice', voice(90, 0.05)],
  ['a high, quiet voice', voice(220, 0.002)],
  [
    'a voice with hard peaks',
    voice(130, 0.04).map((sample, i) => (i % 12_007 === 0 && spoken(i / RATE) ? 0.95 : sample)),
  ],
]

/** Scenes of two kinds in turn, the first from the start. */
const scenesAt = (...cuts: number[]): Scene[] =>
  [0, ...cuts].map((startMs, at) => {
    const times = { startMs, endMs: cuts[at] ?? SECONDS * 1000, reason: '' }
    return at % 2 ? { kind: 'icon', icon: 'kiln', label: '', ...times } : { kind: 'question', text: '', ...times }
  })

const film = (part: Partial<FilmSound>): FilmSound => ({
  speech: VOICES[0]![1],
  durationMs: SECONDS * 1000,
  sentences: [{ words: WORDS.slice(0, 5) }, { words: WORDS.slice(5) }],
  music: 'none',
  scenes: scenesAt(3000, 6000, 9000),
  seed: 7,
  mix: 2,
  ...part,
})

const same = (a: Float32Array, b: Float32Array): boolean =>
  a.length === b.length && a.every((sample, i) => sample === b[i])
const power = (channel: Float32Array, from: number, to: number): number =>
  channel.subarray(from * RATE, to * RATE).reduce((sum, sample) => sum + sample * sample, 0) / ((to - from) * RATE)
const decibels = (ratio: number): number => 10 * Math.log10(ratio)

describe('the mix of a film', () => {
  for (const [name, speech] of VOICES) {
    it.each(name === VOICES[2]![0] ? MUSIC : (['none', 'calm', 'upbeat'] as const))(
      `is at -14 LUFS under its ceiling for ${name} and music "%s"`,
      (music) => {
        const mix = mixFilm(film({ speech, music }))
        expect(Math.abs(integratedLoudness(mix.left, mix.right) + 14)).toBeLessThan(0.3)
        expect(mix.lufs).toBeCloseTo(integratedLoudness(mix.left, mix.right), 6)
        expect(truePeakDb(mix.left, mix.right)).toBeLessThanOrEqual(-1.2)
        expect(mix.truePeakDb).toBeCloseTo(truePeakDb(mix.left, mix.right), 6)
        expect(mix.left.every(Number.isFinite) && mix.right.every(Number.isFinite)).toBe(true)
      },
    )
  }

  it.each([1000 / 30, 15_033.333333333334, 1000, 12_500])('lasts exactly %d ms', (durationMs) => {
    const { left, right, sampleRate } = mixFilm(film({ durationMs, music: 'calm' }))
    expect([left.length, right.length, sampleRate]).toEqual([
      Math.round(durationMs * 48),
      Math.round(durationMs * 48),
      48_000,
    ])
  })

  it('is the same for the same film and another for another seed', () => {
    const [first, again, other] = [3, 3, 4].map((seed) => mixFilm(film({ music: 'calm', seed })))
    expect(same(first!.left, again!.left) && same(first!.right, again!.right)).toBe(true)
    expect(same(first!.left, other!.left)).toBe(false)
  })

  it('has the voice alone, in the middle, when no music is wanted', () => {
    const { left, right } = mixFilm(film({ music: 'none' }))
    expect(same(left, right)).toBe(true)
    expect(power(left, 3.2, 5.8)).toBe(0)
  })

  const alone = mixFilm(film({ scenes: [] })).left
  const onAPhone = (channel: Float32Array) => filter(channel.slice(), pass('high', 450))

  it.each(MOODS)('keeps the voice over the music and the music audible, on a phone too: %s', (music) => {
    const both = mixFilm(film({ music, scenes: [] })).left
    const [from, to] = [6 * RATE, 8.4 * RATE]
    let [cross, own] = [0, 0]
    for (let i = from; i < to; i++) {
      cross += alone[i]! * both[i]!
      own += alone[i]! ** 2
    }
    const rest = both.map((sample, i) => sample - (cross / own) * alone[i]!)
    for (const heard of [(channel: Float32Array) => channel, onAPhone]) {
      const over = decibels(power(heard(both), 6, 8.4) / power(heard(rest), 6, 8.4))
      expect(over).toBeGreaterThan(9)
      expect(over).toBeLessThan(20)
    }
    expect(power(rest, 3.5, 5.5)).toBeGreaterThan(power(rest, 6.2, 8.2) * 1.4)
  })

  it('loses little of a dark voice on a phone, and less than it did', () => {
    const dark = voice(90, 0.05).map((sample, i) => sample + (spoken(i / RATE) ? 0.5 * Math.sin(i / 60) : 0))
    const { mix: _, ...earlier } = film({ speech: dark, scenes: [] })
    const [before, now] = [mixFilm(earlier), mixFilm({ ...earlier, mix: 2 })]
    expect(phoneLoss(now.left, now.right)).toBeLessThan(phoneLoss(before.left, before.right) - 2)
  })

  it.each(MOODS)('lets %s music come and go softly', (music) => {
    const { left } = mixFilm(film({ music, sentences: [], speech: new Float32Array(0), scenes: [] }))
    const body = power(left, 4, 8)
    expect(decibels(power(left, 0, 0.01) / body)).toBeLessThan(-12)
    expect(decibels(power(left, SECONDS - 0.1, SECONDS) / body)).toBeLessThan(-20)
  })

  it('marks a cut now and then, quietly', () => {
    const cuts = [5000, 5400, 5800, 11_500]
    const [with_, without] = [scenesAt(...cuts), []].map((scenes) => mixFilm(film({ music: 'calm', scenes })).left)
    const changed = with_!.map((sample, i) => sample - without![i]!)
    expect(power(changed, 4.8, 5.3)).toBeGreaterThan(power(changed, 2, 4) * 20)
    expect(decibels(power(changed, 4.7, 5.3) / power(with_!, 6, 8.4))).toBeLessThan(-12)
  })

  it('stays silent without any sound, and takes a voice that is too long or too short', () => {
    const silent = mixFilm(film({ speech: new Float32Array(100) }))
    expect(silent.lufs).toBe(QUIETEST_LUFS)
    expect(silent.left.every((sample) => sample === 0)).toBe(true)
    expect(mixFilm(film({ speech: voice(100, 0.05, 30) })).left).toHaveLength(SECONDS * RATE)
    expect(mixFilm(film({ speech: new Float32Array(0), music: 'calm' })).lufs).toBeCloseTo(-14, 0)
  })
})

describe('a track of somebody’s own', () => {
  const tone = (seconds: number) => {
    const side = Float32Array.from({ length: seconds * RATE }, (_, i) => 0.3 * Math.sin(i / 30))
    return { left: side, right: side.slice() }
  }

  it('is looped without a gap or a jump and ends with the film', () => {
    const [left, right] = [new Float32Array(20 * RATE), new Float32Array(20 * RATE)]
    layTrack(tone(6), left, right)
    for (let s = 1; s < 17; s++)
      expect(decibels(power(left, s, s + 1) / power(left, 1, 2)), `at ${s} s`).toBeGreaterThan(-4)
    const steps = left.subarray(1).map((sample, i) => Math.abs(sample - left[i]!))
    expect(steps.reduce((largest, step) => Math.max(largest, step))).toBeLessThan(0.03)
    expect(decibels(power(left, 19.9, 20) / power(left, 1, 2))).toBeLessThan(-20)
    layTrack({ left: new Float32Array(0), right: new Float32Array(0) }, left, right)
  })

  it('lies under the voice as loud as a bed of ours', () => {
    const mix = mixFilm(film({ music: tone(5) }))
    expect(mix.lufs).toBeCloseTo(-14, 0)
    expect(mix.truePeakDb).toBeLessThanOrEqual(-1.2)
    const gap = (of: typeof mix) =>
      integratedLoudness(of.left.subarray(3.4 * RATE, 5.5 * RATE), of.right.subarray(3.4 * RATE, 5.5 * RATE))
    expect(Math.abs(gap(mix) - gap(mixFilm(film({ music: 'calm' }))))).toBeLessThan(6)
  })
})

describe('the cues of a film', () => {
  const scene = (kind: 'statement' | 'list' | 'number' | 'chapter', startMs: number): Scene => {
    const times = { startMs, endMs: startMs + 3500, reason: '' }
    if (kind === 'list') return { kind, title: 'Three steps', items: [], ...times }
    if (kind === 'number') return { kind, value: '3', label: '', ...times }
    if (kind === 'chapter') return { kind, title: 'Two', number: 2, ...times }
    return { kind, text: '', emphasis: [], ...times }
  }

  it('stand on cuts where the scene is another, not where words go on or a list is continued', () => {
    const scenes = [
      scene('statement', 0),
      scene('statement', 4000),
      scene('list', 8000),
      scene('list', 12_000),
      scene('number', 16_000),
      scene('statement', 17_000),
    ]
    expect(cuesOf({ scenes, seed: 1 }).map(({ atMs }) => atMs)).toEqual([8000, 16_000])
    expect(cuesOf({ scenes: [], seed: 1 })).toEqual([])
  })

  it('vary, never the same sound twice running, and are the same for the same plan', () => {
    const scenes = Array.from({ length: 40 }, (_, n) => scene(n % 2 ? 'number' : 'statement', n * 3500))
    const cues = cuesOf({ scenes, seed: 3 })
    expect(cuesOf({ scenes, seed: 3 })).toEqual(cues)
    expect(cues).toHaveLength(39)
    expect(new Set(cues.map(({ effect }) => effect)).size).toBeGreaterThan(4)
    for (const [at, { effect }] of cues.entries()) expect(effect).not.toBe(cues[at + 1]?.effect)
    expect(cuesOf({ scenes, seed: 4 }).map(({ effect }) => effect)).not.toEqual(cues.map(({ effect }) => effect))
  })

  it('of a cut stay what they are when another scene is changed', () => {
    const scenes = [scene('statement', 0), scene('number', 4000), scene('list', 9000), scene('chapter', 14_000)]
    const changed = scenes.with(0, { ...scenes[0]!, text: 'Other words' } as Scene)
    expect(cuesOf({ scenes: changed, seed: 5 })).toEqual(cuesOf({ scenes, seed: 5 }))
  })
})

describe('accents', () => {
  it('are heard in place of what the scenes would have, at most one in three seconds', () => {
    const accents = [9000, 500, 4000, 5500].map((atMs) => ({ atMs, kind: atMs > 4500 ? 'swish' : 'hit' }) as const)
    const cues = cuesOf({ scenes: scenesAt(3000, 6000, 9000), accents, seed: 2 })
    expect(cues.map(({ atMs }) => atMs)).toEqual([4000, 9000])
    expect(cues.map(({ effect }) => ['knock', 'thud'].includes(effect))).toEqual([true, false])
    expect(cuesOf({ scenes: scenesAt(3000), accents: [], seed: 2 })).toEqual([])
  })
})

describe('music that follows the film', () => {
  const words = [
    { startMs: 1000, endMs: 2000 },
    { startMs: 2300, endMs: 3000 },
    { startMs: 3500, endMs: 5000 },
    { startMs: 6500, endMs: 8000 },
  ]
  const level = (lastCardMs?: number): ((ms: number) => number) => {
    const [left, right] = [new Float32Array(10 * RATE).fill(1), new Float32Array(10 * RATE).fill(1)]
    follow(left, right, levelsOf(words, 10_000, -6, lastCardMs))
    const steps = left.subarray(1).map((gain, i) => Math.abs(20 * Math.log10(gain / left[i]!)))
    expect(steps.reduce((largest, step) => Math.max(largest, step))).toBeLessThan(0.001)
    return (ms) => 20 * Math.log10(left[Math.round((ms * RATE) / 1000)]!)
  }

  it('is down under the words, up where nobody speaks, a little in a short gap, and slow on its way', () => {
    const at = level()
    expect([1000, 1990, 2150, 2900, 3500, 6500, 8000].map((ms) => Math.round(at(ms)))).toEqual(Array(7).fill(-6))
    expect([100, 5750, 8500, 9999].map(at)).toEqual([0, 0, 0, 0].map((db) => expect.closeTo(db, 3)))
    expect(at(3260)).toBeGreaterThan(-3)
    expect(at(3260)).toBeLessThan(-1)
  })

  it('takes a breath before the last card', () => {
    expect(level(6500)(5750)).toBeCloseTo(1.5, 3)
    expect(level(3400)(3260)).toBeGreaterThan(level()(3260) - 0.01)
  })

  it('stays as it is where nobody speaks at all', () => {
    expect(levelsOf([], 10_000, -6)).toEqual([])
  })
})

describe('ducking', () => {
  const ones = (): Float32Array => new Float32Array(10 * RATE).fill(1)
  const ducked = (stretches: { startMs: number; endMs: number }[]): ((ms: number) => number) => {
    const [left, right] = [ones(), ones()]
    duck(left, right, stretches, -8)
    expect(same(left, right)).toBe(true)
    return (ms) => 20 * Math.log10(left[Math.round((ms * RATE) / 1000)]!)
  }

  it('is 8 dB deep under words and nothing far from them', () => {
    const level = ducked([{ startMs: 2000, endMs: 3000 }])
    expect([1800, 2000, 2500, 3000, 3400].map(level)).toEqual([0, -8, -8, -8, 0].map((db) => expect.closeTo(db, 3)))
    expect(level(1940)).toBeLessThan(-2)
    expect(level(3175)).toBeGreaterThan(-6)
  })

  it('holds through short gaps and never jumps', () => {
    const words = [
      { startMs: 1000, endMs: 1400 },
      { startMs: 1700, endMs: 2000 },
      { startMs: 2420, endMs: 3000 },
      { startMs: 8000, endMs: 20_000 },
    ]
    expect(speakingStretches(words)).toEqual([
      { startMs: 1000, endMs: 2000 },
      { startMs: 2420, endMs: 3000 },
      { startMs: 8000, endMs: 20_000 },
    ])
    const [left, right] = [ones(), ones()]
    duck(left, right, speakingStretches(words), -8)
    const steps = left.subarray(1).map((gain, i) => Math.abs(gain - left[i]!))
    expect(steps.reduce((largest, step) => Math.max(largest, step))).toBeLessThan(0.001)
  })
})
