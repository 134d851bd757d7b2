import { RATE } from './loudness.ts'

export type Filter = { b0: number; b1: number; b2: number; a1: number; a2: number }

const BUTTERWORTH = Math.SQRT1_2

/** Second-order low or high pass at `hz` (R. Bristow-Johnson, Audio EQ Cookbook). */
export function pass(kind: 'low' | 'high', hz: number, q = BUTTERWORTH): Filter {
  const w = (2 * Math.PI * hz) / RATE
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const sign = kind === 'low' ? 1 : -1
  const side = (1 - sign * cos) / 2
  return scaled(side, 2 * sign * side, side, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Band pass at `hz` with 0 dB at its middle (same source). */
export function bandPass(hz: number, q: number): Filter {
  const w = (2 * Math.PI * hz) / RATE
  const alpha = Math.sin(w) / (2 * q)
  return scaled(alpha, 0, -alpha, 1 + alpha, -2 * Math.cos(w), 1 - alpha)
}

/** Raises (or lowers, below 0) what lies around `hz` by `gainDb` (same source). */
export function peak(hz: number, q: number, gainDb: number): Filter {
  const w = (2 * Math.PI * hz) / RATE
  const [a, cos, alpha] = [10 ** (gainDb / 40), Math.cos(w), Math.sin(w) / (2 * q)]
  return scaled(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a)
}

const scaled = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
})

/** Runs filters one after the other over a channel, in place. */
export function filter(channel: Float32Array, ...filters: Filter[]): Float32Array {
  for (const { b0, b1, b2, a1, a2 } of filters) {
    let [s1, s2] = [0, 0]
    for (let i = 0; i < channel.length; i++) {
      const x = channel[i]!
      const y = b0 * x + s1
      s1 = b1 * x - a1 * y + s2
      s2 = b2 * x - a2 * y
      channel[i] = y
    }
  }
  return channel
}
