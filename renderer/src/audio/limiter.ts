import { peakAfter, RATE } from './loudness.ts'

const LOOK_AHEAD = Math.round(0.005 * RATE)
const RELEASE = Math.exp(-1 / (0.08 * RATE))
/** Samples below this share of the ceiling cannot hide a peak above it. */
const SAFE = 0.6

/**
 * Multiplies two channels by `gain` and holds their true peak under `ceilingDb` (dBTP), both by the same amount, in
 * place. Looks 5 ms ahead, so that it bends the sound before a peak instead of cutting it; lets go in 80 ms.
 */
export function limit(left: Float32Array, right: Float32Array, gain: number, ceilingDb: number): void {
  if (!left.length) return
  const ceiling = 10 ** (ceilingDb / 20) / gain
  const lowest = slidingMinimum((at) => neededGain(left, right, at, ceiling), left.length)
  // As if the first samples had been seen coming.
  let held = lowest(0)
  const recent = new Float64Array(LOOK_AHEAD).fill(held)
  let sum = held * LOOK_AHEAD
  for (let i = 0; i < left.length; i++) {
    held = Math.min(lowest(i), 1 - (1 - held) * RELEASE)
    sum += held - recent[i % LOOK_AHEAD]!
    recent[i % LOOK_AHEAD] = held
    const factor = (gain * sum) / LOOK_AHEAD
    left[i]! *= factor
    right[i]! *= factor
  }
}

function neededGain(left: Float32Array, right: Float32Array, at: number, ceiling: number): number {
  const [l, r] = [Math.abs(left[at]!), Math.abs(right[at]!)]
  let peak = Math.max(l, r)
  if (l > ceiling * SAFE) peak = Math.max(peak, peakAfter(left, at))
  if (r > ceiling * SAFE && left !== right) peak = Math.max(peak, peakAfter(right, at))
  return peak > ceiling ? ceiling / peak : 1
}

/** The lowest of `valueAt` from a sample to LOOK_AHEAD after it; asked for in order, each value is computed once. */
function slidingMinimum(valueAt: (at: number) => number, length: number): (at: number) => number {
  const size = LOOK_AHEAD + 2
  const [places, values] = [new Int32Array(size), new Float64Array(size)]
  let [head, tail, next] = [0, 0, 0]
  return (at) => {
    for (; next < length && next <= at + LOOK_AHEAD; next++) {
      const value = valueAt(next)
      while (tail > head && values[(tail - 1) % size]! >= value) tail--
      places[tail % size] = next
      values[tail % size] = value
      tail++
    }
    while (places[head % size]! < at) head++
    return values[head % size]!
  }
}
