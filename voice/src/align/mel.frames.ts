/** Speech as frames of numbers that tell its sounds apart, whoever speaks and wherever it was recorded. */

import { spectrumSizes } from './spectrum.ts'

/** Frames are this far apart, of so much sound each. */
export const HOP_MS = 10
const WINDOW_MS = 25
export const FRAME_RATE = 16_000
const HOP = (FRAME_RATE * HOP_MS) / 1000
const WINDOW = (FRAME_RATE * WINDOW_MS) / 1000
const BANDS = { count: 26, fromHz: 80, toHz: 7_600 }
const CEPSTRA = 12
/** Numbers a frame: loudness and cepstra, and how fast each of them changes. */
export const WIDTH = 2 * (CEPSTRA + 1)
/** How much loudness, and change, weigh beside one cepstrum: where speech begins and ends tells most. */
const WEIGHTS = { loudness: 6, change: 0.6 }
const MOST_DEVIATION = 4
/** What is this far under the loud parts, or this close above the room's own noise, is silence. */
const NOISE_SHARE = 0.05
const QUIET = { underDb: 35, aboveNoiseDb: 6, mostOfRange: 0.45 }

export type Frames = {
  count: number
  /** `count` times `WIDTH`. */
  features: Float32Array
  /** 1 where somebody speaks. */
  speech: Uint8Array
}

/** The middle of a frame, in milliseconds. */
export const middleOf = (frame: number): number => frame * HOP_MS + WINDOW_MS / 2

/** What was measured of a sound, a frame every 10 ms: the logarithms of its bands, and its loudness in dB. */
export type Sound = { count: number; bands: Float32Array; loudness: Float32Array }
/** How far the noise of a place lies under the speech in it: in each band (natural logarithm), and in all (dB). */
export type Room = { bands: Float32Array; db: number }

/** Measures mono sound at 16 kHz. */
export function soundOf(pcm: Float32Array): Sound {
  const { power, bands } = spectrumSizes({ window: WINDOW, rate: FRAME_RATE, ...BANDS })
  const count = Math.max(1, Math.floor((pcm.length - WINDOW) / HOP) + 1)
  const sound = { count, bands: new Float32Array(count * BANDS.count), loudness: new Float32Array(count) }
  for (let t = 0; t < count; t++) {
    let energy = 0
    for (let i = 0; i < WINDOW; i++) energy += (pcm[t * HOP + i] ?? 0) ** 2
    sound.loudness[t] = 10 * Math.log10(energy / WINDOW + 1e-10)
    sound.bands.set(bands(power(pcm, t * HOP)), t * BANDS.count)
  }
  return sound
}

/** How noisy it is where a recording was made, by its quietest frames. */
export function roomOf(sound: Sound): Room {
  const sorted = sound.loudness.toSorted()
  const noise = sorted[Math.floor((sorted.length - 1) * NOISE_SHARE)]!
  const { quiet, loud } = quietAndLoud(sound.loudness)
  const [still, spoken] = [bandMeans(sound, (db) => db <= noise), bandMeans(sound, (db) => db > quiet)]
  return { bands: still.map((log, band) => log - spoken[band]!), db: noise - loud }
}

/** The same sound as it would be in a room: what is matched is heard under the same noise. */
export function heardIn(room: Room, { count, bands, loudness }: Sound): Sound {
  const { quiet, loud } = quietAndLoud(loudness)
  const spoken = bandMeans({ count, bands, loudness }, (db) => db > quiet)
  const sum = (a: number, b: number): number => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))
  const toDb = 10 / Math.LN10
  return {
    count,
    bands: bands.map((log, at) => sum(log, spoken[at % BANDS.count]! + room.bands[at % BANDS.count]!)),
    loudness: loudness.map((db) => toDb * sum(db / toDb, (loud + room.db) / toDb)),
  }
}

function bandMeans({ count, bands, loudness }: Sound, counts: (db: number) => boolean): Float32Array {
  const means = new Float32Array(BANDS.count)
  let found = 0
  for (let t = 0; t < count; t++) {
    if (!counts(loudness[t]!)) continue
    found++
    for (let band = 0; band < BANDS.count; band++) means[band]! += bands[t * BANDS.count + band]!
  }
  return means.map((sum) => sum / Math.max(1, found))
}

/**
 * Mel-frequency cepstra (Davis and Mermelstein 1980), each with mean 0 and deviation 1 over what is spoken, which takes away
 * most of a microphone, a room and a voice; and loudness.
 */
export function framesOf({ count, bands, loudness }: Sound): Frames {
  const { quiet, loud } = quietAndLoud(loudness)
  const speech = Uint8Array.from(loudness, (db) => (db > quiet ? 1 : 0))
  const cepstra = cepstraOf(bands, count)
  const steady = new Float32Array(count * (CEPSTRA + 1))
  for (let t = 0; t < count; t++)
    steady[t * (CEPSTRA + 1)] =
      WEIGHTS.loudness * Math.max(0, Math.min(1, (loudness[t]! - quiet + 10) / Math.max(1, loud - quiet)))
  for (let c = 0; c < CEPSTRA; c++) evenOut(cepstra, c, speech, steady)
  return { count, features: withChanges(steady, count), speech }
}

function quietAndLoud(loudness: Float32Array): { quiet: number; loud: number } {
  const sorted = loudness.toSorted()
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!
  const [noise, loud] = [at(NOISE_SHARE), at(0.95)]
  // A room that is noisy all the time is told by its quietest frames; speech without a pause has none that are quiet.
  const aboveNoise = noise + Math.min(QUIET.aboveNoiseDb, QUIET.mostOfRange * (loud - noise))
  return { quiet: Math.max(loud - QUIET.underDb, aboveNoise), loud }
}

function cepstraOf(bands: Float32Array, count: number): Float32Array {
  const cepstra = new Float32Array(count * CEPSTRA)
  for (let t = 0; t < count; t++) {
    for (let c = 0; c < CEPSTRA; c++) {
      let sum = 0
      for (let m = 0; m < BANDS.count; m++) sum += COSINES[c * BANDS.count + m]! * bands[t * BANDS.count + m]!
      cepstra[t * CEPSTRA + c] = sum
    }
  }
  return cepstra
}

const COSINES = Float32Array.from(
  { length: CEPSTRA * BANDS.count },
  (_, at) =>
    Math.cos((Math.PI * (Math.floor(at / BANDS.count) + 1) * ((at % BANDS.count) + 0.5)) / BANDS.count) *
    Math.sqrt(2 / BANDS.count),
)

/** One cepstrum with mean 0 and deviation 1 over the spoken frames, beside the loudness of its frame. */
function evenOut(cepstra: Float32Array, c: number, speech: Uint8Array, steady: Float32Array): void {
  let [count, sum, squares] = [0, 0, 0]
  for (let t = 0; t < speech.length; t++) {
    if (!speech[t]) continue
    const value = cepstra[t * CEPSTRA + c]!
    count++
    sum += value
    squares += value * value
  }
  const mean = count ? sum / count : 0
  const deviation = Math.sqrt(Math.max(1e-6, count ? squares / count - mean * mean : 1))
  for (let t = 0; t < speech.length; t++) {
    const value = (cepstra[t * CEPSTRA + c]! - mean) / deviation
    steady[t * (CEPSTRA + 1) + c + 1] = Math.max(-MOST_DEVIATION, Math.min(MOST_DEVIATION, value))
  }
}

function withChanges(steady: Float32Array, count: number): Float32Array {
  const half = CEPSTRA + 1
  const features = new Float32Array(count * WIDTH)
  for (let t = 0; t < count; t++) {
    const [after, before] = [Math.min(count - 1, t + 2) * half, Math.max(0, t - 2) * half]
    for (let c = 0; c < half; c++) {
      features[t * WIDTH + c] = steady[t * half + c]!
      features[t * WIDTH + half + c] = (WEIGHTS.change * (steady[after + c]! - steady[before + c]!)) / 2
    }
  }
  return features
}
