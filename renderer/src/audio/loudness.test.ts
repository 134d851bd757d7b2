import { describe, expect, it } from 'vitest'
import { joined } from '#fixtures/sound.ts'
import { limit } from './limiter.ts'
import { integratedLoudness, QUIETEST_LUFS, RATE, truePeakDb } from './loudness.ts'

/** A sine of `seconds` at `hz` with its peak at `db`; `phase` in degrees. */
const sine = (hz: number, db: number, seconds: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => 10 ** (db / 20) * Math.sin((2 * Math.PI * hz * i) / RATE + (phase * Math.PI) / 180),
  )

/** Without the click of a sudden start and end, which is a peak of its own. */
const soft = (channel: Float32Array): Float32Array =>
  channel.map((sample, i) => sample * Math.min(1, i / 2000, (channel.length - 1 - i) / 2000))

const tones = (...steps: [db: number, seconds: number][]): Float32Array =>
  joined(...steps.map(([db, seconds]) => sine(1000, db, seconds)))

describe('the loudness meter', () => {
  // The first six are the minimum requirements of EBU Tech 3341, section 2.9, that stereo can show.
  it.each([
    ['a tone at -23 dBFS on both sides', tones([-23, 20]), -23],
    ['a tone at -33 dBFS on both sides', tones([-33, 20]), -33],
    ['quiet ends under the relative gate', tones([-36, 10], [-23, 60], [-36, 10]), -23],
    ['near silence under the absolute gate', tones([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10]), -23],
    ['a louder middle', tones([-26, 20], [-20, 20.1], [-26, 20]), -23],
    ['997 Hz, where the weighting is nought', sine(997, -23, 10), -23],
    ['a hum that the ear hardly hears', sine(30, -23, 10), -32.0],
    ['a high tone that it hears well', sine(8000, -23, 10), -19.65],
    ['a sound shorter than one block', sine(1000, -23, 0.2), -23],
  ])('reads %s', (_, channel, lufs) => {
    expect(Math.abs(integratedLoudness(channel, channel) - lufs)).toBeLessThan(0.15)
  })

  it('reads one side alone 3 dB lower', () => {
    const channel = sine(997, -20, 5)
    expect(integratedLoudness(channel, new Float32Array(channel.length))).toBeCloseTo(-23, 1)
  })

  it('reads silence as its lowest value', () => {
    expect(integratedLoudness(new Float32Array(RATE), new Float32Array(RATE))).toBe(QUIETEST_LUFS)
    expect(integratedLoudness(new Float32Array(0), new Float32Array(0))).toBe(QUIETEST_LUFS)
  })
})

describe('the true peak meter', () => {
  // EBU Tech 3341, cases 15 to 19: within +0.2 and -0.4 dB.
  it.each([
    ['a quarter of the rate', sine(RATE / 4, -6, 1), -6],
    ['a quarter of the rate, between the samples', sine(RATE / 4, -6, 1, 45), -6],
    ['a sixth of the rate, between the samples', sine(RATE / 6, -6, 1, 60), -6],
    ['an eighth of the rate, between the samples', sine(RATE / 8, -6, 1, 67.5), -6],
  ])('finds the peak of %s', (_, channel, db) => {
    const found = truePeakDb(soft(channel), soft(channel))
    expect(found).toBeLessThan(db + 0.2)
    expect(found).toBeGreaterThan(db - 0.4)
  })

  it('looks at both sides', () => {
    expect(truePeakDb(sine(1000, -20, 1), sine(1000, -3, 1))).toBeCloseTo(-3, 1)
    expect(truePeakDb(new Float32Array(10), new Float32Array(10))).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('the limiter', () => {
  const spiky = (): Float32Array => {
    const channel = sine(220, -12, 2)
    for (let i = 9000; i < channel.length; i += 9000) channel[i] = 1
    return channel
  }

  it('holds the true peak under the ceiling', () => {
    for (const make of [spiky, () => sine(RATE / 4, 0, 1, 45), () => sine(60, 3, 1)]) {
      const [left, right] = [make(), make()]
      limit(left, right, 2, -1.5)
      expect(truePeakDb(left, right)).toBeLessThan(-1.2)
    }
  })

  it('only multiplies what stays under the ceiling', () => {
    const [left, right] = [sine(500, -20, 1), sine(700, -20, 1)]
    const before = left.slice()
    limit(left, right, 2, -1.5)
    const changes = left.map((sample, at) => Math.abs(sample - before[at]! * 2))
    expect(changes.reduce((largest, change) => Math.max(largest, change))).toBeLessThan(1e-6)
  })

  it('turns both sides down together', () => {
    const [left, right] = [spiky(), sine(220, -12, 2)]
    limit(left, right, 1, -6)
    const at = 9000 - 20
    expect(right[at]! / sine(220, -12, 2)[at]!).toBeLessThan(0.9)
  })
})
