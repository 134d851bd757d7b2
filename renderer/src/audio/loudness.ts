/** Loudness and true peak of stereo sound at 48 kHz, as ITU-R BS.1770-4 defines them. */

/** Rate of every sound in this folder, samples a second. */
export const RATE = 48_000

/** Silence: the meter's absolute gate, and what it reads when nothing is louder. */
export const QUIETEST_LUFS = -70

// BS.1770-4, annex 1, tables 1 and 2: the head's shelf, then the high pass, at 48 kHz.
const SHELF = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] }
const HIGH_PASS = { a: [-1.99004745483398, 0.99007225036621] }
const STEP = RATE / 10
const STEPS_PER_BLOCK = 4
const RELATIVE_GATE = 10 ** -1

const lufsOf = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness in LUFS of two channels of equal length; QUIETEST_LUFS when no block is louder. */
export function integratedLoudness(left: Float32Array, right: Float32Array): number {
  const a = stepPowers(left)
  const b = left === right ? a : stepPowers(right)
  const steps = a.map((power, at) => power + b[at]!)
  const blocks = steps.length < STEPS_PER_BLOCK ? [mean(steps)] : overlapping(steps)
  const audible = blocks.filter((power) => power > 0 && lufsOf(power) > QUIETEST_LUFS)
  if (!audible.length) return QUIETEST_LUFS
  const gate = mean(audible) * RELATIVE_GATE
  return lufsOf(mean(audible.filter((power) => power > gate)))
}

/** Blocks of 400 ms that overlap by three quarters. */
const overlapping = (steps: number[]): number[] =>
  Array.from({ length: steps.length - STEPS_PER_BLOCK + 1 }, (_, at) => mean(steps.slice(at, at + STEPS_PER_BLOCK)))

/** Mean square of each 100 ms of the K-weighted channel; a shorter sound is one step. */
function stepPowers(channel: Float32Array): number[] {
  const [b0, b1, b2] = SHELF.b as [number, number, number]
  const [a1, a2] = SHELF.a as [number, number]
  const [c1, c2] = HIGH_PASS.a as [number, number]
  const length = Math.max(1, Math.min(STEP, channel.length))
  const powers: number[] = []
  let [s1, s2, h1, h2, sum] = [0, 0, 0, 0, 0]
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i]!
    const shelved = b0 * x + s1
    s1 = b1 * x - a1 * shelved + s2
    s2 = b2 * x - a2 * shelved
    const weighted = shelved + h1
    h1 = -2 * shelved - c1 * weighted + h2
    h2 = shelved - c2 * weighted
    sum += weighted * weighted
    if ((i + 1) % length === 0) {
      powers.push(sum / length)
      sum = 0
    }
  }
  return powers.length ? powers : [0]
}

const PHASES = 4
const HALF = 12
/** Interpolators between two samples, at each quarter: sinc under a Hann window. */
const BETWEEN = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * HALF }, (_, k) => {
    const distance = k - HALF + 1 - (phase + 1) / PHASES
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (HALF + 0.5))
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  }),
)

/** The highest level from sample `at` up to the next one, oversampled four times (BS.1770-4, annex 2). */
export function peakAfter(channel: Float32Array, at: number): number {
  let peak = Math.abs(channel[at]!)
  const first = at - HALF + 1
  // Beyond its ends a channel is silent.
  const [from, to] = [Math.max(0, -first), Math.min(2 * HALF, channel.length - first)]
  for (const taps of BETWEEN) {
    let sum = 0
    for (let k = from; k < to; k++) sum += channel[first + k]! * taps[k]!
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

/** Only samples near the peak can hide a higher one between them. */
const WORTH_A_LOOK = 0.6

/** True peak in dBTP of two channels; -Infinity for silence. */
export function truePeakDb(left: Float32Array, right: Float32Array): number {
  let peak = 0
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      if (Math.abs(channel[i]!) > peak * WORTH_A_LOOK) peak = Math.max(peak, peakAfter(channel, i))
    }
  }
  return 20 * Math.log10(peak)
}
