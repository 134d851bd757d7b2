/** What a voice goes through so that it carries on a phone, whoever speaks: shorn of boom, clear, even, without sharp hisses. */

import { type Filter, filter, pass, peak } from './filter.ts'
import { integratedLoudness, QUIETEST_LUFS, RATE } from './loudness.ts'

const RUMBLE_HZ = 110
/** A phone's loudspeaker plays next to nothing under this. */
const PHONE_HZ = 450
const BOOM = { hz: 240, q: 0.6 }
const PRESENCE = { hz: 3000, q: 0.7 }
/** How much boom is taken and how much presence given, dB: as little as is enough for a phone to take no more than so many LU. */
const TILTS = [
  { boom: -2, presence: 3 },
  { boom: -3.5, presence: 3.5 },
  { boom: -5, presence: 4 },
  { boom: -6.5, presence: 4.5 },
  { boom: -8, presence: 5 },
  { boom: -9.5, presence: 5.5 },
]
const LOSS_LU = 2.4
/** The voice is judged by its beginning. */
const JUDGED_SECONDS = 15

/** Levels count from the voice's own loudness, dB. */
const COMPRESSOR = { thresholdDb: 2, ratio: 2, attack: 0.006, release: 0.12 }
const HISS = { fromHz: 5200, thresholdDb: -15, ratio: 4, attack: 0.001, release: 0.05 }

/** A voice for mix 2, as a copy: mono at 48 kHz, about as loud as before. Silence stays silence. */
export function carryVoice(speech: Float32Array): Float32Array {
  const voice = filter(speech.slice(), pass('high', RUMBLE_HZ))
  const lufs = integratedLoudness(voice, voice)
  if (lufs <= QUIETEST_LUFS) return voice
  // First, because hisses that are louder than the words would pass for clarity.
  softenHiss(voice, lufs)
  filter(voice, ...tiltFor(voice))
  const tilted = integratedLoudness(voice, voice)
  turnDown(voice, voice, { ...COMPRESSOR, thresholdDb: tilted + COMPRESSOR.thresholdDb })
  return voice
}

/** How many LU a phone's loudspeaker takes of a sound. */
export function phoneLoss(left: Float32Array, right: Float32Array): number {
  const cut = (side: Float32Array) => filter(side.slice(), pass('high', PHONE_HZ))
  const a = cut(left)
  return integratedLoudness(left, right) - integratedLoudness(a, right === left ? a : cut(right))
}

/** The gentlest tilt that is enough, else the strongest. */
function tiltFor(voice: Float32Array): Filter[] {
  const judged = voice.subarray(0, JUDGED_SECONDS * RATE)
  const tilts = TILTS.map(({ boom, presence }) => [
    peak(BOOM.hz, BOOM.q, boom),
    peak(PRESENCE.hz, PRESENCE.q, presence),
  ])
  const enough = (tilt: Filter[]): boolean => {
    const tried = filter(judged.slice(), ...tilt)
    return phoneLoss(tried, tried) <= LOSS_LU
  }
  return tilts.find(enough) ?? tilts.at(-1)!
}

type Reins = { thresholdDb: number; ratio: number; attack: number; release: number }

/** Turns `what` down in place while `by` is louder than the threshold. */
function turnDown(what: Float32Array, by: Float32Array, { thresholdDb, ratio, attack, release }: Reins): void {
  const [rise, fall] = [Math.exp(-1 / (RATE * attack)), Math.exp(-1 / (RATE * release))]
  const threshold = 10 ** (thresholdDb / 20)
  let level = 0
  for (let i = 0; i < what.length; i++) {
    const size = Math.abs(by[i]!)
    const keep = size > level ? rise : fall
    level = keep * level + (1 - keep) * size
    if (level > threshold) what[i]! *= (level / threshold) ** (1 / ratio - 1)
  }
}

/** What lies above the hiss's edge is turned down while it is loud; the rest stays. */
function softenHiss(voice: Float32Array, lufs: number): void {
  const hiss = filter(voice.slice(), pass('high', HISS.fromHz))
  for (let i = 0; i < voice.length; i++) voice[i]! -= hiss[i]!
  turnDown(hiss, hiss.slice(), { ...HISS, thresholdDb: lufs + HISS.thresholdDb })
  for (let i = 0; i < voice.length; i++) voice[i]! += hiss[i]!
}
