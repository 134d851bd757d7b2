import { describe, expect, it } from 'vitest'
import { MOODS, type Mood } from '#plan.ts'
import { EFFECT_PEAK_SECONDS, EFFECTS, playEffect } from './effects.ts'
import { integratedLoudness, RATE } from './loudness.ts'
import { STYLES } from './mood/index.ts'
import { playMusic } from './music.ts'
import { composeScore, type Score } from './score.ts'

const pitched = ({ notes }: Score) => notes.filter(({ bus }) => bus !== 'drums')

function played(mood: Mood, seconds: number, seed: number): { left: Float32Array; right: Float32Array } {
  const [left, right] = [new Float32Array(seconds * RATE), new Float32Array(seconds * RATE)]
  playMusic(mood, seed, left, right)
  return { left, right }
}

describe.each(MOODS)('the score of a bed: %s', (mood) => {
  it('stays in its key and in reach of the ear', () => {
    const scale = new Set(STYLES[mood].scale)
    for (let seed = 0; seed < 20; seed++) {
      const score = composeScore(mood, 120, seed)
      const strange = pitched(score).filter(
        ({ midi }) => !scale.has((((midi - score.key) % 12) + 12) % 12) || midi < 28 || midi > 108,
      )
      expect(strange).toEqual([])
    }
  })

  it('is not a loop: a section that comes back is played anew', () => {
    const { sections, notes } = composeScore(mood, 300, 3)
    const [first, second] = sections.filter(({ name }) => name === sections[1]!.name)
    const tune = (from: number): string =>
      notes
        .flatMap(({ at, bus, midi }) => (bus !== 'drums' && at >= from - 0.01 && at < from + 10 ? [midi] : []))
        .join(' ')
    expect(tune(second!.at)).not.toBe(tune(first!.at))
    expect(new Set(sections.map(({ name }) => name)).size).toBeGreaterThanOrEqual(5)
  })

  it('differs from seed to seed in key, tempo and notes', () => {
    const scores = Array.from({ length: 30 }, (_, seed) => composeScore(mood, 60, seed))
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
      const score = composeScore(mood, seconds, 4)
      const lastAt = seconds - 2.4
      const last = pitched(score).filter(({ at }) => at > lastAt - 0.01)
      const chord = new Set([0, 2, 4, 6].slice(0, STYLES[mood].chordSize).map((step) => STYLES[mood].scale[step]!))
      expect(last.length).toBeGreaterThan(2)
      expect(
        last.filter(({ bus, midi }) => bus === 'pads' && !chord.has((((midi - score.key) % 12) + 12) % 12)),
      ).toEqual([])
      expect(Math.abs(score.bpm / STYLES[mood].tempos[0]! - 1)).toBeLessThan(0.4)
    }
  })

  it('changes every half minute over five minutes', () => {
    const { sections } = composeScore(mood, 300, 6)
    for (const [at, { at: from, name }] of sections.entries()) {
      const next = sections[at + 1]
      if (next) expect(next.at - from, name).toBeLessThan(36)
    }
  })

  it('comes round in another order', () => {
    const orders = [1, 2, 3].map((seed) => {
      const names = composeScore(mood, 300, seed).sections.map(({ name }) => name)
      return names.slice(1, 6).join() === names.slice(6, 11).join()
    })
    expect(orders).toContain(false)
  })

  it('is as long as was asked and begins with an introduction', () => {
    for (const seconds of [2, 15, 61, 300]) {
      const score = composeScore(mood, seconds, 1)
      const last = Math.max(...score.notes.map(({ at }) => at))
      expect(last).toBeGreaterThan(seconds - 5)
      expect(['intro', 'opening']).toContain(score.sections[0]!.name)
    }
  })
})

describe.each(MOODS)('a bed: %s', (mood) => {
  it('is the same for the same seed, wide, and never still', () => {
    const { left, right } = played(mood, 14, 2)
    expect(played(mood, 14, 2).left.every((sample, i) => sample === left[i])).toBe(true)
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

  it('runs on without a seam where blocks of work meet', () => {
    const { left } = played(mood, 21, 5)
    const jump = (at: number): number =>
      Math.max(...Array.from({ length: 64 }, (_, k) => Math.abs(left[at + k - 32]! - left[at + k - 33]!)))
    const usual = Array.from({ length: 400 }, (_, n) => jump(5 * RATE + n * 1440)).sort((a, b) => a - b)
    expect(jump(20 * RATE)).toBeLessThanOrEqual(usual.at(-1)! * 1.5)
  })

  it('is played many times faster than it sounds', () => {
    const before = process.cpuUsage()
    played(mood, 30, 9)
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(10)
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
