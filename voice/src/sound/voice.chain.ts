/** What the engine's 16 kHz voice goes through at 48 kHz: filters, brilliance above its band, and a gentle compressor. */

export const CHAIN_RATE = 48_000

type Filter = { b0: number; b1: number; b2: number; a1: number; a2: number }

const BUTTERWORTH = Math.SQRT1_2
const RUMBLE_HZ = 70
const LOW_SHELF_HZ = 220
const HIGH_SHELF_HZ = 2800
const BRILLIANCE = { fromHz: 3500, aboveHz: 7200, belowHz: 14_000, amount: 0.72 }
const COMPRESSOR = { thresholdDb: -24, ratio: 2.5, attack: 0.005, release: 0.08 }

/** Shapes a voice in place. Shelf gains and the final gain are in dB. */
export function shapeVoice(pcm: Float32Array, { low, high, gain }: { low: number; high: number; gain: number }): void {
  run(pcm, pass('high', RUMBLE_HZ))
  run(pcm, shelf('low', LOW_SHELF_HZ, low))
  run(pcm, shelf('high', HIGH_SHELF_HZ, high))
  addBrilliance(pcm)
  compress(pcm, gain)
}

/** For a voice that has its whole band already: takes the rumble away and sets the level, in place. */
export function cleanVoice(pcm: Float32Array, gain: number): void {
  run(pcm, pass('high', RUMBLE_HZ))
  const factor = 10 ** (gain / 20)
  for (let i = 0; i < pcm.length; i++) pcm[i] = Math.max(-1, Math.min(1, pcm[i]! * factor))
}

/** Second-order low or high pass (R. Bristow-Johnson, Audio EQ Cookbook). */
function pass(kind: 'low' | 'high', hz: number): Filter {
  const { cos, alpha } = angle(hz)
  const sign = kind === 'low' ? 1 : -1
  const middle = sign * (1 - sign * cos)
  return scaled((1 - sign * cos) / 2, middle, (1 - sign * cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Low or high shelf of `gain` dB (same source). */
function shelf(kind: 'low' | 'high', hz: number, gain: number): Filter {
  const a = 10 ** (gain / 40)
  const { cos, alpha } = angle(hz)
  const slope = 2 * Math.sqrt(a) * alpha
  const c = kind === 'high' ? cos : -cos
  const s = kind === 'high' ? 1 : -1
  return scaled(
    a * (a + 1 + (a - 1) * c + slope),
    -2 * s * a * (a - 1 + (a + 1) * c),
    a * (a + 1 + (a - 1) * c - slope),
    a + 1 - (a - 1) * c + slope,
    2 * s * (a - 1 - (a + 1) * c),
    a + 1 - (a - 1) * c - slope,
  )
}

function angle(hz: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * hz) / CHAIN_RATE
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * BUTTERWORTH) }
}

const scaled = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
})

function run(pcm: Float32Array, { b0, b1, b2, a1, a2 }: Filter): void {
  let [s1, s2] = [0, 0]
  for (let i = 0; i < pcm.length; i++) {
    const x = pcm[i]!
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    pcm[i] = y
  }
}

/** The engine's band ends at 8 kHz: harmonics of what lies above 3.5 kHz fill the octave over it. */
function addBrilliance(pcm: Float32Array): void {
  const { fromHz, aboveHz, belowHz, amount } = BRILLIANCE
  const bright = pcm.slice()
  for (let i = 0; i < 2; i++) run(bright, pass('high', fromHz))
  for (let i = 0; i < bright.length; i++) bright[i] = Math.tanh(6 * bright[i]!) * 0.3 + Math.abs(bright[i]!) * 0.7
  for (let i = 0; i < 2; i++) run(bright, pass('high', aboveHz))
  run(bright, pass('low', belowHz))
  for (let i = 0; i < pcm.length; i++) pcm[i]! += amount * bright[i]!
}

function compress(pcm: Float32Array, gainDb: number): void {
  const { thresholdDb, ratio, attack, release } = COMPRESSOR
  const rise = Math.exp(-1 / (CHAIN_RATE * attack))
  const fall = Math.exp(-1 / (CHAIN_RATE * release))
  const threshold = 10 ** (thresholdDb / 20)
  const makeUp = 10 ** (gainDb / 20)
  const power = 1 / ratio - 1
  let level = 0
  for (let i = 0; i < pcm.length; i++) {
    const size = Math.abs(pcm[i]!)
    const keep = size > level ? rise : fall
    level = keep * level + (1 - keep) * size
    pcm[i]! *= level > threshold ? makeUp * (level / threshold) ** power : makeUp
  }
}
