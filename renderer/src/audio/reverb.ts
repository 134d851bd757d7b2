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
  const [a, b, c, d, e, f] = COMBS.map((delay) => new Float32Array(scaled(delay) + offset)) as Six
  addEchoes(input, out, decay, a, b, c)
  addEchoes(input, out, decay, d, e, f)
  return out
}

type Line = Float32Array
type Six = [Line, Line, Line, Line, Line, Line]

/** Three at once: as none waits for what another feeds back, they take little longer than one. */
function addEchoes(input: Float32Array, out: Float32Array, decay: number, a: Line, b: Line, c: Line): void {
  let [atA, atB, atC, softA, softB, softC] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < input.length; i++) {
    const x = input[i]! * 0.3
    const [echoA, echoB, echoC] = [a[atA]!, b[atB]!, c[atC]!]
    softA = echoA * 0.7 + softA * 0.3
    softB = echoB * 0.7 + softB * 0.3
    softC = echoC * 0.7 + softC * 0.3
    a[atA] = x + softA * decay
    b[atB] = x + softB * decay
    c[atC] = x + softC * decay
    out[i]! += (echoA + echoB + echoC) / 2
    if (++atA === a.length) atA = 0
    if (++atB === b.length) atB = 0
    if (++atC === c.length) atC = 0
  }
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
