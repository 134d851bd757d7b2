/** Short sounds for cuts and appearances, mono at 48 kHz, peaks under 1. */

import { type Dice, diceOf } from './dice.ts'
import { RATE } from './loudness.ts'

export const EFFECTS = ['whoosh', 'pop', 'ding', 'riser', 'impact'] as const
export type Effect = (typeof EFFECTS)[number]

const TURN = 2 * Math.PI

/** A resonant filter whose pitch glides (Chamberlin's state variable filter): gives its band output. */
function glidingBand(dice: Dice, resonance: number): (hz: number) => number {
  let [low, middle] = [0, 0]
  return (hz) => {
    const f = 2 * Math.sin((Math.PI * Math.min(hz, RATE / 7)) / RATE)
    low += f * middle
    middle += f * (dice.next() * 2 - 1 - low - resonance * middle)
    return middle
  }
}

/** Samples for `seconds`, each from its time and its share of the whole. */
const sound = (seconds: number, sample: (t: number, share: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => sample(i / RATE, i / (seconds * RATE)))

/** A wave whose pitch changes: the phase is the sum of what it has turned. */
function glidingSine(): (hz: number) => number {
  let phase = 0
  return (hz) => {
    phase += hz / RATE
    return Math.sin(TURN * phase)
  }
}

const MAKERS: Record<Effect, (dice: Dice) => Float32Array> = {
  whoosh: (dice) => {
    const band = glidingBand(dice, 0.7)
    return sound(
      0.55,
      (_, share) => 0.7 * band(300 + 5200 * Math.sin(Math.PI * share) ** 2) * Math.sin(Math.PI * share ** 0.8) ** 2,
    )
  },
  pop: () => {
    const sine = glidingSine()
    return sound(
      0.12,
      (t, share) => sine(180 + 720 * Math.exp(-t * 60)) * Math.exp(-t * 38) * Math.min(1, t / 0.002) * (1 - share),
    )
  },
  ding: () =>
    sound(
      1.1,
      (t, share) =>
        (0.6 * Math.sin(TURN * 1318.5 * t) +
          0.25 * Math.sin(TURN * 2637 * t) * Math.exp(-t * 3) +
          0.1 * Math.sin(TURN * 3951 * t) * Math.exp(-t * 6)) *
        Math.exp(-t * 4.5) *
        Math.min(1, t / 0.003) *
        (1 - share),
    ),
  riser: (dice) => {
    const [band, sine] = [glidingBand(dice, 0.5), glidingSine()]
    return sound(
      1.5,
      (_, share) =>
        (0.5 * band(200 * 2 ** (share * 5)) + 0.25 * sine(120 * 2 ** (share * 3))) *
        share ** 1.6 *
        Math.min(1, (1 - share) * 60),
    )
  },
  impact: (dice) => {
    const sine = glidingSine()
    let rumble = 0
    return sound(1, (t, share) => {
      rumble += 0.08 * (dice.next() * 2 - 1 - rumble)
      return (
        (0.8 * sine(38 + 60 * Math.exp(-t * 9)) * Math.exp(-t * 4) + 0.9 * rumble * Math.exp(-t * 9)) *
        (1 - share) *
        Math.min(1, t / 0.002)
      )
    })
  },
}

/** The moment of an effect that belongs on the cut, seconds from its start. */
export const EFFECT_PEAK_SECONDS: Record<Effect, number> = {
  whoosh: 0.3,
  pop: 0.005,
  ding: 0.005,
  riser: 1.48,
  impact: 0.01,
}

/** Plays an effect; the seed varies its noise. The highest sample is 0.9. */
export function playEffect(effect: Effect, seed: number): Float32Array {
  const out = MAKERS[effect](diceOf(seed))
  const peak = out.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return out.map((sample) => (sample / peak) * 0.9)
}
