import { RATE } from './loudness.ts'

// Delays of Freeverb (Jezar at Dreampoint, public domain), in samples at 44.1 kHz.
const COMBS = [1557, 1617, 1491, 1422, 1277, 1356]
const ALL_PASSES = [225, 556, 441]
const RIGHT_OFFSET = 23
const scaled = (samples: number): number => Math.round((samples * RATE) / 44_100)

/** Adds a room to both channels in place; `amount` is its share, `decay` (below 1) how long it rings. */
export function addRoom(left: Float32Array, right: Float32Array, amount: number, decay: number): void {
  for (const [channel, offset] of [
    [left, 0],
    [right, RIGHT_OFFSET],
  ] as const) {
    const room = combs(channel, offset, decay)
    for (const delay of ALL_PASSES) allPass(room, scaled(delay) + offset)
    for (let i = 0; i < channel.length; i++) channel[i]! += amount * room[i]!
  }
}

/** Six echoes that feed back through a soft low pass. */
function combs(input: Float32Array, offset: number, decay: number): Float32Array {
  const out = new Float32Array(input.length)
  for (const delay of COMBS) {
    const line = new Float32Array(scaled(delay) + offset)
    let [at, soft] = [0, 0]
    for (let i = 0; i < input.length; i++) {
      const echo = line[at]!
      soft = echo * 0.7 + soft * 0.3
      line[at] = input[i]! * 0.3 + soft * decay
      out[i]! += echo / 2
      if (++at === line.length) at = 0
    }
  }
  return out
}

function allPass(channel: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  let at = 0
  for (let i = 0; i < channel.length; i++) {
    const echo = line[at]!
    const x = channel[i]!
    const fed = x + echo * 0.5
    line[at] = fed
    channel[i] = echo - 0.5 * fed
    if (++at === delay) at = 0
  }
}
