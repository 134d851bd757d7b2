/** Short sounds for cuts and appearances, mono at 48 kHz, peaks under 1. */

import { type Random, seededRandom } from '#random.ts'
import { RATE } from './loudness.ts'

export const EFFECTS = [
  'whoosh',
  'swish',
  'sweep',
  'swell',
  'pop',
  'tick',
  'ding',
  'thud',
  'riser',
  'impact',
  'knock',
] as const
export type Effect = (typeof EFFECTS)[number]

const TURN = 2 * Math.PI

/** A resonant filter whose pitch glides (Chamberlin's state variable filter): gives its band output. */
function glidingBand(random: Random, resonance: number): (hz: number) => number {
  let [low, middle] = [0, 0]
  return (hz) => {
    const f = 2 * Math.sin((Math.PI * Math.min(hz, RATE / 7)) / RATE)
    low += f * middle
    middle += f * (random.next() * 2 - 1 - low - resonance * middle)
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

/** Air that goes past: from `lowHz` up to `highHz` and back, each a little elsewhere every time. */
function air(random: Random, seconds: number, lowHz: number, highHz: number, resonance: number): Float32Array {
  const near = 0.75 + 0.5 * random.next()
  const pass = 0.65 + 0.3 * random.next()
  const band = glidingBand(random, resonance)
  return sound(
    seconds,
    (_, share) => band(lowHz + highHz * near * Math.sin(Math.PI * share) ** 2) * Math.sin(Math.PI * share ** pass) ** 2,
  )
}

/** A struck, falling tone over a rumble. */
function blow(random: Random, seconds: number, fromHz: number, toHz: number, rumbling: number): Float32Array {
  const sine = glidingSine()
  const tuned = 0.9 + 0.25 * random.next()
  let rumble = 0
  return sound(seconds, (t, share) => {
    rumble += 0.08 * (random.next() * 2 - 1 - rumble)
    const tone = sine(tuned * (toHz + fromHz * Math.exp(-t * 9)))
    const fading = Math.exp((-t * 4) / seconds)
    return (0.8 * tone * fading + rumbling * rumble * Math.exp(-t * 9)) * (1 - share) * Math.min(1, t / 0.002)
  })
}

/** A short tone that begins high and falls. */
function drop(random: Random, seconds: number, lowHz: number, aboveHz: number): Float32Array {
  const sine = glidingSine()
  const tuned = 0.85 + 0.3 * random.next()
  return sound(
    seconds,
    (t, share) =>
      sine(tuned * (lowHz + aboveHz * Math.exp(-t * 60))) *
      Math.exp((-t * 4.6) / seconds) *
      Math.min(1, t / 0.002) *
      (1 - share),
  )
}

const bellNote = (random: Random): Float32Array => {
  const hz = 1318.5 * random.pick([0.75, 0.89, 1])
  return sound(
    1.1,
    (t, share) =>
      (0.6 * Math.sin(TURN * hz * t) +
        0.25 * Math.sin(TURN * 2 * hz * t) * Math.exp(-t * 3) +
        0.1 * Math.sin(TURN * 3 * hz * t) * Math.exp(-t * 6)) *
      Math.exp(-t * 4.5) *
      Math.min(1, t / 0.003) *
      (1 - share),
  )
}

/** A knock on wood: a body, and above it two notes that a phone plays. */
function wood(random: Random, seconds: number): Float32Array {
  const hz = 150 * (0.9 + 0.25 * random.next())
  return sound(
    seconds,
    (t, share) =>
      (0.7 * Math.sin(TURN * hz * t) * Math.exp(-t * 16) +
        0.35 * Math.sin(TURN * 4.1 * hz * t) * Math.exp(-t * 34) +
        0.25 * Math.sin(TURN * 8.3 * hz * t) * Math.exp(-t * 60)) *
      (1 - share) *
      Math.min(1, t / 0.002),
  )
}

/** Noise, with a rising tone if `tone` is above 0, that grows towards its end. */
function rise(random: Random, seconds: number, octaves: number, tone: number): Float32Array {
  const [band, sine] = [glidingBand(random, 0.5), glidingSine()]
  return sound(
    seconds,
    (_, share) =>
      (0.5 * band(300 * 2 ** (share * octaves)) + tone * sine(120 * 2 ** (share * 3))) *
      share ** 1.6 *
      Math.min(1, (1 - share) * seconds * 40),
  )
}

const MAKERS: Record<Effect, (random: Random) => Float32Array> = {
  whoosh: (random) => air(random, 0.55, 300, 5200, 0.7),
  swish: (random) => air(random, 0.32, 900, 7000, 0.9),
  sweep: (random) => air(random, 0.8, 150, 1800, 0.8),
  swell: (random) => rise(random, 0.9, 4.2, 0),
  pop: (random) => drop(random, 0.12, 180, 720),
  tick: (random) => drop(random, 0.06, 900, 1400),
  ding: bellNote,
  thud: (random) => blow(random, 0.5, 70, 52, 0.25),
  riser: (random) => rise(random, 1.5, 5, 0.25),
  impact: (random) => blow(random, 1, 60, 38, 0.9),
  knock: (random) => wood(random, 0.35),
}

/** The moment of an effect that belongs on the cut, seconds from its start. */
export const EFFECT_PEAK_SECONDS: Record<Effect, number> = {
  whoosh: 0.3,
  swish: 0.17,
  sweep: 0.43,
  swell: 0.87,
  pop: 0.005,
  tick: 0.003,
  ding: 0.005,
  thud: 0.01,
  riser: 1.47,
  impact: 0.01,
  knock: 0.004,
}

/** Plays an effect; the seed varies it. The highest sample is 0.9. */
export function playEffect(effect: Effect, seed: number): Float32Array {
  const out = MAKERS[effect](seededRandom(seed))
  const peak = out.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return out.map((sample) => (sample / peak) * 0.9)
}
