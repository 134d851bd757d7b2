/** Plays a bed into two channels, block by block, so that five minutes need no more memory than half of one. */

import type { FilmPlan, Mood } from '#plan.ts'
import { type Filter, filter, pass } from './filter.ts'
import { bandOf } from './instruments.ts'
import type { Bus, Note } from './layer.ts'
import { RATE } from './loudness.ts'
import { type Sound, styleOf } from './mood/index.ts'
import { addRoom } from './reverb.ts'
import { composeScore } from './score.ts'

type Channels = { left: Float32Array; right: Float32Array }

const BLOCK = 20 * RATE
/** A note that starts at the end of a block has died away after this, with its room. */
const TAIL = 7 * RATE
const PUMP_SECONDS = 0.28
const BUSES: Bus[] = ['pads', 'lead', 'low', 'drums']

/**
 * Adds a bed to `left` and `right` (48 kHz) over their whole length, faded in and out; its peak lies around 0.5.
 * Same mood, length and seed, same samples.
 */
export function playMusic(
  mood: Mood,
  seed: number,
  left: Float32Array,
  right: Float32Array,
  mix?: FilmPlan['mix'],
): void {
  const { sound } = styleOf(mood, mix)
  const { notes } = composeScore(mood, left.length / RATE, seed, mix)
  const play = bandOf(seed)
  const kicks = notes.filter(({ instrument }) => instrument === 'kick').map(({ at }) => Math.round(at * RATE))
  const out = { left, right }
  for (let from = 0; from < left.length; from += BLOCK) {
    const own = notes.filter(({ at }) => at * RATE >= from && at * RATE < from + BLOCK)
    const buses = new Map(BUSES.map((bus) => [bus, silence(Math.min(BLOCK + TAIL, left.length - from))]))
    for (const note of own)
      addNote(buses.get(note.bus)!, note, from, play(note.instrument, note.midi, note.seconds, note.variant))
    addBlock(
      out,
      finished(
        buses,
        sound,
        kicks.map((kick) => kick - from),
      ),
      from,
    )
  }
  fadeEnds(out, sound)
}

const silence = (length: number): Channels => ({ left: new Float32Array(length), right: new Float32Array(length) })

/** Places a note with equal power between left and right. */
function addNote({ left, right }: Channels, { at, gain, pan }: Note, from: number, sound: Float32Array): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const [l, r] = [gain * Math.SQRT2 * Math.cos(angle), gain * Math.SQRT2 * Math.sin(angle)]
  const start = Math.round(at * RATE) - from
  const end = Math.min(sound.length, left.length - start)
  for (let i = 0; i < end; i++) {
    left[start + i]! += l * sound[i]!
    right[start + i]! += r * sound[i]!
  }
}

/** The buses of a block, each through its filters, as one sound. */
function finished(buses: Map<Bus, Channels>, sound: Sound, kicks: number[]): Channels {
  const [pads, lead, low, drums] = BUSES.map((bus) => buses.get(bus)!) as [Channels, Channels, Channels, Channels]
  for (const side of ['left', 'right'] as const) {
    filter(pads[side], pass('low', sound.padsBelowHz), pass('high', 180))
    filter(lead[side], pass('high', 220), ...below(sound.leadBelowHz))
    filter(drums[side], ...below(sound.drumsBelowHz))
    filter(low[side], pass('low', sound.lowBelowHz ?? 420), pass('high', 30))
    if (sound.pump) for (const bus of [pads, low]) pump(bus[side], kicks, sound.pump)
    addTo(pads[side], lead[side], 0)
  }
  addRoom(pads.left, pads.right, sound.room.amount, sound.room.decay)
  addBlock(pads, low, 0)
  addBlock(pads, drums, 0)
  return pads
}

const below = (hz: number | undefined): Filter[] => (hz === undefined ? [] : [pass('low', hz)])

/** Each kick takes `depth` of the level, which comes back within PUMP_SECONDS. */
function pump(channel: Float32Array, kicks: number[], depth: number): void {
  const length = Math.round(PUMP_SECONDS * RATE)
  for (const kick of kicks) {
    for (let i = Math.max(0, -kick); i < length && kick + i < channel.length; i++) {
      channel[kick + i]! *= 1 - depth * (1 - i / length)
    }
  }
}

function addBlock(to: Channels, block: Channels, from: number): void {
  addTo(to.left, block.left, from)
  addTo(to.right, block.right, from)
}

function addTo(to: Float32Array, what: Float32Array, from: number): void {
  const end = Math.min(what.length, to.length - from)
  for (let i = 0; i < end; i++) to[from + i]! += what[i]!
}

/** In and out along a square, in place. */
export function fadeEnds(
  { left, right }: Channels,
  { fadeInSeconds, fadeOutSeconds }: Pick<Sound, 'fadeInSeconds' | 'fadeOutSeconds'>,
): void {
  const n = left.length
  const rise = Math.min(n / 4, fadeInSeconds * RATE)
  const fall = Math.min(n / 3, fadeOutSeconds * RATE)
  for (let i = 0; i < n; i++) {
    const gain = Math.min(1, i / rise, (n - 1 - i) / fall)
    if (gain >= 1) {
      i = Math.max(i, Math.floor(n - fall) - 2)
      continue
    }
    left[i]! *= gain * gain
    right[i]! *= gain * gain
  }
}
