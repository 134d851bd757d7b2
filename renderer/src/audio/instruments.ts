/** The instruments of the beds. Each plays one note as mono sound at 48 kHz that ends in silence. */

import { hashText, type Random, seededRandom } from '#random.ts'
import { DRUMS, type Drum, sound } from './drums.ts'
import { filter, pass } from './filter.ts'
import { RATE } from './loudness.ts'

/** MIDI number of the pitch (69 is A at 440 Hz; drums have none), seconds until it is let go, and random numbers for its noise. */
type Play = (midi: number, seconds: number, random: Random) => Float32Array

export type Instrument =
  | 'pad'
  | 'warmPad'
  | 'pluck'
  | 'softPluck'
  | 'nylon'
  | 'pizz'
  | 'mute'
  | 'felt'
  | 'vibes'
  | 'marimba'
  | 'strings'
  | 'stab'
  | 'keys'
  | 'bell'
  | 'lead'
  | 'bass'
  | 'softBass'
  | 'sub'
  | Drum

const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

type Envelope = { attack: number; decay: number; sustain: number; release: number }

/** Shapes a sound in place: rises, falls to `sustain` of its height, and dies away after `held` seconds. */
function shaped(out: Float32Array, held: number, { attack, decay, sustain, release }: Envelope): Float32Array {
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    const body = t < attack ? t / attack : Math.max(sustain, 1 - ((1 - sustain) * (t - attack)) / decay)
    out[i]! *= t > held ? body * Math.max(0, 1 - (t - held) / release) ** 2 : body
  }
  return out
}

/** Detuned saw waves without aliasing (polynomial band-limited steps). */
function saws(midi: number, seconds: number, voices: number, spread: number, random: Random): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE))
  for (let voice = 0; voice < voices; voice++) {
    const detune = 1 + spread * (voice / (voices - 1) - 0.5)
    const step = (hertz(midi) * detune) / RATE
    let phase = random.next()
    for (let i = 0; i < out.length; i++) {
      phase += step
      if (phase >= 1) phase -= 1
      out[i]! += (2 * phase - 1 - stepCorrection(phase, step)) / voices
    }
  }
  return out
}

function stepCorrection(phase: number, step: number): number {
  if (phase < step) return -((1 - phase / step) ** 2)
  if (phase > 1 - step) return (1 + (phase - 1) / step) ** 2
  return 0
}

/** A plucked string (Karplus and Strong, 1983) with a delay of a fractional number of samples. */
function string(midi: number, seconds: number, brightness: number, damping: number, random: Random): Float32Array {
  const period = RATE / hertz(midi) - 0.5
  const whole = Math.floor(period)
  const part = period - whole
  const line = new Float32Array(whole + 1)
  let noise = 0
  for (let i = 0; i < line.length; i++) {
    noise += brightness * (random.next() * 2 - 1 - noise)
    line[i] = noise
  }
  let [at, before] = [0, 0]
  return sound(seconds, (t) => {
    const next = at + 1 > whole ? 0 : at + 1
    const out = line[at]! * (1 - part) + line[next]! * part
    line[at] = damping * 0.5 * (out + before)
    before = out
    at = next
    return out * Math.min(1, t / 0.001) * (1 - t / seconds)
  })
}

/** An electric piano: two sines, one bending the other (Chowning's FM), and the knock of its hammer. */
function piano(midi: number, seconds: number): Float32Array {
  const [release, w] = [0.7, 2 * Math.PI * hertz(midi)]
  const out = sound(seconds + release, (t) => {
    const index = 1.3 * Math.exp(-t * 3) + 0.2
    const knock = 0.15 * Math.exp(-t * 18) * Math.sin(14 * w * t)
    return 0.75 * Math.sin(w * t + index * Math.sin(w * t)) + (midi < 84 ? knock : 0)
  })
  return shaped(out, seconds, { attack: 0.008, decay: 2, sustain: 0.3, release })
}

const bell = (midi: number, seconds: number): Float32Array => {
  const w = 2 * Math.PI * hertz(midi)
  return sound(
    seconds + 1,
    (t) =>
      Math.min(1, t / 0.004) *
      (1 - t / (seconds + 1)) *
      (0.6 * Math.sin(w * t) * Math.exp(-t * 2) +
        0.25 * Math.sin(2.76 * w * t) * Math.exp(-t * 5) +
        0.1 * Math.sin(5.4 * w * t) * Math.exp(-t * 9)),
  )
}

/** An overtone of a struck sound: its pitch over the note's, its height, and how fast it dies away (1/s). */
type Overtone = [ratio: number, height: number, fall: number]

/** Partials that are struck together and die away each in its own time; `tremble` in Hz. */
function struck(midi: number, seconds: number, partials: Overtone[], tremble = 0): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE))
  for (const [ratio, height, fall] of partials) {
    const turn = (2 * Math.PI * ratio * hertz(midi)) / RATE
    if (turn > 2) continue
    const [fade, double] = [Math.exp(-fall / RATE), 2 * Math.cos(turn)]
    let [level, last, now] = [height, 0, Math.sin(turn)]
    for (let i = 1; i < out.length; i++) {
      level *= fade
      out[i]! += level * now
      const next = double * now - last
      last = now
      now = next
    }
  }
  const edge = Math.round(0.003 * RATE)
  for (let i = 0; i < out.length; i++) {
    const wave = tremble ? 0.75 + 0.25 * Math.cos((2 * Math.PI * tremble * i) / RATE) : 1
    out[i]! *= wave * Math.min(1, i / edge) * (1 - i / out.length)
  }
  return out
}

function bass(midi: number, seconds: number, drive: number, attack: number): Float32Array {
  const w = 2 * Math.PI * hertz(midi)
  const out = sound(seconds + 0.08, (t) => Math.tanh(drive * (Math.sin(w * t) + 0.35 * Math.sin(2 * w * t))))
  return shaped(out, seconds, { attack, decay: 0.2, sustain: 0.7, release: 0.08 })
}

export const INSTRUMENTS: Record<Instrument, Play> = {
  pad: (midi, seconds, random) =>
    shaped(saws(midi, seconds + 0.3, 5, 0.012, random), seconds, {
      attack: 0.05,
      decay: 0.2,
      sustain: 0.85,
      release: 0.3,
    }),
  warmPad: (midi, seconds, random) =>
    shaped(saws(midi, seconds + 1.4, 3, 0.008, random), seconds, {
      attack: 0.9,
      decay: 0.5,
      sustain: 0.9,
      release: 1.4,
    }),
  pluck: (midi, seconds, random) => string(midi, seconds + 0.4, 0.6, 0.996, random),
  softPluck: (midi, seconds, random) => string(midi, seconds + 0.8, 0.25, 0.994, random),
  nylon: (midi, seconds, random) => string(midi, seconds + 1.2, 0.32, 0.9955, random),
  pizz: (midi, seconds, random) => string(midi, seconds + 0.25, 0.4, 0.97, random),
  mute: (midi, seconds, random) =>
    shaped(filter(saws(midi, seconds + 0.06, 2, 0.006, random), pass('low', 1100)), seconds * 0.5, {
      attack: 0.004,
      decay: 0.12,
      sustain: 0.2,
      release: 0.1,
    }),
  felt: (midi, seconds) =>
    struck(midi, seconds + 1.4, [
      [1, 0.7, 2.2],
      [2.002, 0.28, 3.4],
      [3.006, 0.1, 5],
      [4.012, 0.05, 7],
      [0.5, 0.05, 9],
    ]),
  vibes: (midi, seconds) =>
    struck(
      midi,
      seconds + 1.6,
      [
        [1, 0.8, 1.7],
        [4, 0.12, 6],
        [9.9, 0.03, 18],
      ],
      5.2,
    ),
  marimba: (midi, seconds) =>
    struck(midi, seconds * 0.3 + 0.45, [
      [1, 0.9, 8],
      [3.93, 0.3, 22],
      [9.4, 0.12, 50],
    ]),
  strings: (midi, seconds, random) =>
    shaped(filter(saws(midi, seconds + 0.6, 3, 0.007, random), pass('low', 3200)), seconds, {
      attack: 0.28,
      decay: 0.5,
      sustain: 0.9,
      release: 0.6,
    }),
  stab: (midi, seconds, random) =>
    shaped(filter(saws(midi, seconds * 0.45 + 0.16, 3, 0.009, random), pass('low', 2600)), seconds * 0.45, {
      attack: 0.012,
      decay: 0.1,
      sustain: 0.5,
      release: 0.16,
    }),
  keys: (midi, seconds) => piano(midi, seconds),
  bell,
  lead: (midi, seconds, random) =>
    shaped(filter(saws(midi, seconds + 0.15, 3, 0.01, random), pass('low', 2600)), seconds, {
      attack: 0.02,
      decay: 0.3,
      sustain: 0.6,
      release: 0.15,
    }),
  bass: (midi, seconds) => bass(midi, seconds, 1.8, 0.006),
  softBass: (midi, seconds) => bass(midi, seconds, 0.8, 0.03),
  sub: (midi, seconds) => bass(midi, seconds, 0.5, 0.012),
  ...DRUMS,
}

const KEPT_NOTES = 100
/** Sounds that begin with noise differ from one to the next, so that they do not repeat like a machine. */
const VARIANTS: Partial<Record<Instrument, number>> = {
  pluck: 2,
  softPluck: 2,
  nylon: 2,
  pizz: 2,
  snare: 3,
  snap: 3,
  crackle: 3,
  clap: 4,
  hat: 4,
  openHat: 4,
  shaker: 4,
  rim: 4,
}

/** Plays notes and remembers them: the same variant of a note is computed once. `chance` from 0 to 1 picks the variant. */
export function bandOf(
  seed: number,
): (instrument: Instrument, midi: number, seconds: number, chance: number) => Float32Array {
  const played = new Map<string, Float32Array>()
  return (instrument, midi, seconds, chance) => {
    const key = `${instrument} ${midi} ${seconds.toFixed(3)} ${Math.floor(chance * (VARIANTS[instrument] ?? 1))}`
    const known = played.get(key)
    if (known) return known
    const note = INSTRUMENTS[instrument](midi, seconds, seededRandom(hashText(key) ^ seed))
    if (played.size >= KEPT_NOTES) played.delete(played.keys().next().value!)
    played.set(key, note)
    return note
  }
}
