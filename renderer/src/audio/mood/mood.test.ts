import { describe, expect, it } from 'vitest'
import { RATE } from '#audio/loudness.ts'
import { playMusic } from '#audio/music.ts'
import { composeScore } from '#audio/score.ts'
import { MOODS, type Mood } from '#plan.ts'
import { CARRYING, STYLES } from './index.ts'

/** After the introduction, long enough for a section. */
const [FROM, TO] = [13, 24]

/** What is heard of a bed, each in steps that a listener just notices. */
type Heard = { tempo: number; third: number; density: number; brightness: number; depth: number }

const decibels = (ratio: number): number => 10 * Math.log10(ratio)
const power = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length

/** What lies below about 150 Hz: a running mean. */
function low(sound: Float32Array): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * 150) / RATE)
  let [one, two] = [0, 0]
  return sound.map((sample) => {
    one += share * (sample - one)
    two += share * (one - two)
    return two
  })
}

/** Beginnings of sounds a second: where the power of 12 ms is twice what it was around. */
function onsets(sound: Float32Array): number {
  const size = 576
  const bright = sound.map((sample, i) => sample - (sound[i - 1] ?? 0))
  const frames = Array.from({ length: Math.floor(bright.length / size) }, (_, n) =>
    Math.log(power(bright.subarray(n * size, (n + 1) * size)) + 1e-12),
  )
  const starts = frames.filter((level, n) => {
    const before = Math.max(...frames.slice(Math.max(0, n - 3), n), Number.NEGATIVE_INFINITY)
    return n > 2 && level > before + 0.5
  })
  return starts.length / (sound.length / RATE)
}

function hear(mood: Mood, seed: number): Heard {
  const [left, right] = [new Float32Array(TO * RATE), new Float32Array(TO * RATE)]
  playMusic(mood, seed, left, right, 2)
  const sound = left.subarray(FROM * RATE, TO * RATE)
  const slope = sound.map((sample, i) => sample - (sound[i - 1] ?? 0))
  return {
    tempo: Math.log(composeScore(mood, TO, seed, 2).bpm) / Math.log(1.08),
    third: STYLES[mood].scale[2]! * 2,
    density: Math.log(onsets(sound)) / Math.log(1.25),
    brightness: decibels(power(slope) / power(sound)) / 2,
    depth: decibels(power(low(sound)) / power(sound)) / 3,
  }
}

const heard = new Map(MOODS.map((mood) => [mood, [1, 2].map((seed) => hear(mood, seed))]))
const mean = (mood: Mood, what: keyof Heard): number =>
  heard.get(mood)!.reduce((sum, one) => sum + one[what], 0) / heard.get(mood)!.length

describe('the moods', () => {
  const pairs = MOODS.flatMap((one, at) => MOODS.slice(at + 1).map((other) => [one, other] as const))

  it.each(pairs)('%s and %s differ in at least two ways that a listener notices', (one, other) => {
    const ways = (['tempo', 'third', 'density', 'brightness', 'depth'] as const).map((what) =>
      Math.abs(mean(one, what) - mean(other, what)),
    )
    expect(ways.filter((steps) => steps >= 1).length).toBeGreaterThanOrEqual(2)
    expect(Math.hypot(...ways)).toBeGreaterThan(3)
  })

  it('have chords, players and sections of their own', () => {
    const players = MOODS.map((mood) =>
      [...new Set(composeScore(mood, 120, 1, 2).notes.map(({ instrument }) => instrument))].sort().join(),
    )
    expect(new Set(players).size).toBe(MOODS.length)
    for (const mood of MOODS) {
      const sections = [STYLES[mood].intro(2), ...STYLES[mood].sections].map(({ name }) => name)
      expect(sections).toEqual(expect.arrayContaining(Object.keys(CARRYING[mood].upper)))
    }
    for (const mood of MOODS) expect(STYLES[mood].sections.length, mood).toBeGreaterThanOrEqual(4)
  })
})
