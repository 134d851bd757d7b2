/** The drums of the beds, mono at 48 kHz. None has a pitch that a tune could play. */

import type { Random } from '#random.ts'
import { bandPass, filter, pass } from './filter.ts'
import { RATE } from './loudness.ts'

export type Drum =
  | 'kick'
  | 'softKick'
  | 'tom'
  | 'boom'
  | 'snare'
  | 'snap'
  | 'clap'
  | 'hat'
  | 'openHat'
  | 'shaker'
  | 'rim'
  | 'crackle'

/** Samples for `seconds`, each from its time in seconds and its index. */
export const sound = (seconds: number, sample: (t: number, i: number) => number): Float32Array => {
  const out = new Float32Array(Math.round(seconds * RATE))
  for (let i = 0; i < out.length; i++) out[i] = sample(i / RATE, i)
  return out
}

/** A falling sine with a click in front. */
function drum(fromHz: number, toHz: number, fall: number, fade: number, click: number): Float32Array {
  let phase = 0
  return sound(6 / fade, (t) => {
    phase += (toHz + (fromHz - toHz) * Math.exp(-t * fall)) / RATE
    return (
      Math.sin(2 * Math.PI * phase) * Math.exp(-t * fade) * Math.min(1, t / 0.001) +
      (t < 0.004 ? click * (1 - t / 0.004) : 0)
    )
  })
}

const noise = (seconds: number, random: Random): Float32Array => sound(seconds, () => random.next() * 2 - 1)

const shapedNoise = (out: Float32Array, height: (t: number) => number): Float32Array => {
  for (let i = 0; i < out.length; i++) out[i]! *= height(i / RATE)
  return out
}

/** Three hands that do not quite meet. */
const clapHeight = (t: number): number => (t < 0.03 ? 0.4 + 0.6 * (1 - (t % 0.01) / 0.01) : Math.exp(-(t - 0.03) * 22))

/** Plays a drum; the first two are there because all players are called alike. */
export const DRUMS: Record<Drum, (midi: number, seconds: number, random: Random) => Float32Array> = {
  kick: () => drum(198, 48, 32, 9, 0.4),
  softKick: () => drum(110, 46, 24, 10, 0.05),
  clap: (_, __, random) => shapedNoise(filter(noise(0.25, random), pass('high', 900), bandPass(1500, 0.6)), clapHeight),
  tom: () => drum(150, 78, 12, 7, 0.05),
  boom: () => drum(95, 36, 9, 3.2, 0.15),
  snare: (_, __, random) => {
    const out = shapedNoise(
      filter(noise(0.3, random), pass('high', 700), bandPass(2400, 0.5)),
      (t) => 1.4 * Math.exp(-t * 20),
    )
    const body = drum(260, 180, 40, 24, 0)
    for (let i = 0; i < body.length; i++) out[i]! += 0.4 * body[i]!
    return out
  },
  snap: (_, __, random) =>
    shapedNoise(filter(noise(0.12, random), bandPass(2600, 2.2)), (t) => 2.2 * clapHeight(t + 0.015)),
  /** Dust on a record for a bar of any mood. */
  crackle: (_, __, random) =>
    sound(3.2, () => (random.happens(0.0004) ? 1.6 * (random.next() - 0.5) : 0.02 * (random.next() - 0.5))),
  hat: (_, __, random) =>
    shapedNoise(filter(noise(0.07, random), pass('high', 7000), pass('high', 7000)), (t) => Math.exp(-t * 70)),
  openHat: (_, __, random) =>
    shapedNoise(filter(noise(0.3, random), pass('high', 7000), pass('high', 7000)), (t) => Math.exp(-t * 16)),
  shaker: (_, __, random) =>
    shapedNoise(
      filter(noise(0.12, random), bandPass(6500, 0.8)),
      (t) => Math.min(1, t / 0.03) * Math.exp(-Math.max(0, t - 0.03) * 45),
    ),
  rim: (_, __, random) => shapedNoise(filter(noise(0.08, random), bandPass(2100, 4)), (t) => 3 * Math.exp(-t * 60)),
}
