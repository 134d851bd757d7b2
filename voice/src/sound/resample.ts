/** Band-limited change of sample rate with a table of windowed sincs (Hann window, 512 phases). */

const PHASES = 512
const TAPS = 16
const CUTOFF = 0.97
const tables = new Map<number, { half: number; taps: Float32Array }>()

/** Samples at `ratio` times the rate; a ratio below 1 also takes away what the lower rate cannot hold. */
export function resample(input: Float32Array, ratio: number): Float32Array {
  const { half, taps } = tableFor(Math.min(1, ratio))
  const width = 2 * half
  const output = new Float32Array(Math.floor(input.length * ratio))
  for (let i = 0; i < output.length; i++) {
    const centre = i / ratio
    const whole = Math.floor(centre)
    const row = Math.round((centre - whole) * PHASES) * width
    const first = whole - half + 1
    const to = Math.min(width, input.length - first)
    let sum = 0
    for (let k = Math.max(0, -first); k < to; k++) sum += input[first + k]! * taps[row + k]!
    output[i] = sum
  }
  return output
}

function tableFor(band: number): { half: number; taps: Float32Array } {
  const known = tables.get(band)
  if (known) return known
  const cutoff = band * CUTOFF
  const half = Math.ceil(TAPS / band)
  const taps = new Float32Array((PHASES + 1) * 2 * half)
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let k = 0; k < 2 * half; k++)
      taps[phase * 2 * half + k] = windowedSinc(k - half + 1 - phase / PHASES, cutoff, half)
  }
  const table = { half, taps }
  tables.set(band, table)
  return table
}

function windowedSinc(at: number, cutoff: number, half: number): number {
  if (Math.abs(at) >= half) return 0
  const x = Math.PI * at * cutoff
  return (x === 0 ? 1 : Math.sin(x) / x) * (0.5 + 0.5 * Math.cos((Math.PI * at) / half)) * cutoff
}
