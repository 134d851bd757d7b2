import { beforeAll, describe, expect, it } from 'vitest'
import { MOODS, type Mood } from '#plan.ts'
import { EFFECT_PEAK_SECONDS, EFFECTS, playEffect } from './effects.ts'
import { bandPass, filter, pass } from './filter.ts'
import { integratedLoudness, RATE } from './loudness.ts'
import { STYLES } from './mood/index.ts'
import { playMusic } from './music.ts'
import { beatsOf, composeScore, type Score } from './score.ts'

const power = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length
const pitched = ({ notes }: Score) => notes.filter(({ bus }) => bus !== 'drums')

function played(mood: Mood, seconds: number, seed: number): { left: Float32Array; right: Float32Array } {
  const [left, right] = [new Float32Array(seconds * RATE), new Float32Array(seconds * RATE)]
  playMusic(mood, seed, left, right, 2)
  return { left, right }
}

describe.each(MOODS)('the score of a bed: %s', (mood) => {
  it('stays in its key and in reach of the ear', () => {
    const scale = new Set(STYLES[mood].scale)
    for (let seed = 0; seed < 20; seed++) {
      const score = composeScore(mood, 120, seed, 2)
      const strange = pitched(score).filter(
        ({ midi }) => !scale.has((((midi - score.key) % 12) + 12) % 12) || midi < 28 || midi > 108,
      )
      expect(strange).toEqual([])
    }
  })

  it('is not a loop: a section that comes back is played anew', () => {
    const { sections, notes } = composeScore(mood, 300, 3, 2)
    const [first, second] = sections.filter(({ name }) => name === sections[1]!.name)
    const tune = (from: number): string =>
      notes
        .flatMap(({ at, bus, midi }) => (bus !== 'drums' && at >= from - 0.01 && at < from + 10 ? [midi] : []))
        .join(' ')
    expect(tune(second!.at)).not.toBe(tune(first!.at))
    expect(new Set(sections.map(({ name }) => name)).size).toBeGreaterThanOrEqual(5)
  })

  it('differs from seed to seed in key, tempo and notes', () => {
    const scores = Array.from({ length: 30 }, (_, seed) => composeScore(mood, 60, seed, 2))
    expect(new Set(scores.map(({ key, bpm }) => `${key} ${bpm}`)).size).toBeGreaterThan(9)
    expect(
      new Set(
        scores.map((score) =>
          pitched(score)
            .map(({ midi }) => midi)
            .join(),
        ),
      ).size,
    ).toBe(30)
  })

  it('comes home when the film ends: the last notes are of the tonic chord and begin shortly before', () => {
    for (const seconds of [15, 31.7, 60, 240]) {
      const score = composeScore(mood, seconds, 4, 2)
      const lastAt = seconds - 1.4
      const last = pitched(score).filter(({ at }) => at > lastAt - 0.01)
      const chord = new Set([0, 2, 4, 6].slice(0, STYLES[mood].chordSize).map((step) => STYLES[mood].scale[step]!))
      expect(last.length).toBeGreaterThan(2)
      expect(
        last.filter(({ bus, midi }) => bus === 'pads' && !chord.has((((midi - score.key) % 12) + 12) % 12)),
      ).toEqual([])
      expect(Math.abs(score.bpm / STYLES[mood].tempos[0]! - 1)).toBeLessThan(0.4)
    }
  })

  it('has its beats where its bars are, and the last bar begins on one of them', () => {
    for (const seconds of [15, 31.7, 60]) {
      const beats = beatsOf(mood, 4, seconds * 1000)
      const { bpm, sections } = composeScore(mood, seconds, 4, 2)
      const toBeat = (ms: number) => Math.min(...beats.map((beat) => Math.abs(beat - ms)))
      for (const { at } of sections.slice(0, -1)) expect(toBeat(at * 1000)).toBeLessThan(0.01)
      expect(toBeat((seconds - 1.4) * 1000)).toBeLessThan(0.01)
      expect(beats[1]! - beats[0]!).toBeCloseTo(60_000 / bpm, 6)
      expect(beats.at(-1)! < seconds * 1000 && beats.at(-1)! > seconds * 1000 - 60_000 / bpm - 1).toBe(true)
    }
  })

  it('changes every half minute over five minutes', () => {
    const { sections } = composeScore(mood, 300, 6, 2)
    for (const [at, { at: from, name }] of sections.entries()) {
      const next = sections[at + 1]
      if (next) expect(next.at - from, name).toBeLessThan(36)
    }
  })

  it('comes round in another order', () => {
    const orders = [1, 2, 3].map((seed) => {
      const names = composeScore(mood, 300, seed, 2).sections.map(({ name }) => name)
      return names.slice(1, 6).join() === names.slice(6, 11).join()
    })
    expect(orders).toContain(false)
  })

  it('is as long as was asked and begins with an introduction', () => {
    for (const seconds of [2, 15, 61, 300]) {
      const score = composeScore(mood, seconds, 1, 2)
      const last = Math.max(...score.notes.map(({ at }) => at))
      expect(last).toBeGreaterThan(seconds - 5)
      expect(['intro', 'opening']).toContain(score.sections[0]!.name)
    }
  })
})

describe.each(MOODS)('a bed: %s', (mood) => {
  let bed: ReturnType<typeof played>
  beforeAll(() => {
    bed = played(mood, 21, 2)
  })

  it('is the same for the same seed, wide, and never still', () => {
    const { left, right } = bed
    expect(played(mood, 21, 2).left.every((sample, i) => sample === left[i])).toBe(true)
    expect(left.every((sample, i) => sample === right[i])).toBe(false)
    for (let s = 2; s < 10; s += 2) {
      const part = [left, right].map((channel) => channel.subarray(s * RATE, (s + 2) * RATE)) as [
        Float32Array,
        Float32Array,
      ]
      const lufs = integratedLoudness(...part)
      expect(lufs).toBeGreaterThan(-30)
      expect(lufs).toBeLessThan(-10)
    }
    expect(left.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 2)).toBe(true)
  })

  it('carries on a phone: much of it lies between 0.5 and 4 kHz, and no tone sticks out of that', () => {
    const body = bed.left.subarray(6 * RATE, 16 * RATE)
    const phone = filter(body.slice(), pass('high', 500), pass('low', 4000))
    expect(power(phone) / power(body)).toBeGreaterThan(0.25)
    const tones = Array.from({ length: 36 }, (_, n) => 500 * 2 ** (n / 12))
    const loudest = Math.max(...tones.map((hz) => power(filter(phone.slice(), bandPass(hz, 17)))))
    expect(loudest / power(phone)).toBeLessThan(0.4)
  })

  it('runs on without a seam where blocks of work meet', () => {
    const { left } = bed
    const jump = (at: number): number =>
      Math.max(...Array.from({ length: 64 }, (_, k) => Math.abs(left[at + k - 32]! - left[at + k - 33]!)))
    const usual = Array.from({ length: 400 }, (_, n) => jump(5 * RATE + n * 1440)).sort((a, b) => a - b)
    expect(jump(20 * RATE)).toBeLessThanOrEqual(usual.at(-1)! * 1.5)
  })
})

describe.each(EFFECTS)('the effect %s', (effect) => {
  it('is short, loud once, and ends in silence', () => {
    const sound = playEffect(effect, 1)
    const peak = sound.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
    expect(peak).toBeCloseTo(0.9, 5)
    expect(Math.abs(sound.at(-1)!)).toBeLessThan(0.02)
    expect(Math.abs(sound[0]!)).toBeLessThan(0.02)
    expect(sound.length).toBeLessThan(2 * RATE)
    expect(EFFECT_PEAK_SECONDS[effect] * RATE).toBeLessThan(sound.length)
    expect(playEffect(effect, 1).every((sample, i) => sample === sound[i])).toBe(true)
  })
})
