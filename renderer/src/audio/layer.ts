/** The players of a bed: each layer plays one bar of its part on the chord of that bar. */

import type { Random } from '#random.ts'
import type { Instrument } from './instruments.ts'

/** Where a note goes in the mix. */
export type Bus = 'pads' | 'lead' | 'low' | 'drums'

export type Note = {
  /** Seconds from the start of the bed. */
  at: number
  instrument: Instrument
  bus: Bus
  midi: number
  /** Seconds until it is let go. */
  seconds: number
  gain: number
  /** -1 is left, 1 is right. */
  pan: number
  /** From 0 to 1: which variant of the sound. */
  variant: number
}

/** A chord as steps of the scale; `root` is the lowest. */
export type Chord = { root: number; steps: number[] }

/** What a layer needs to play one bar. `at` and `beat` are seconds; `number` counts from 0 to `bars` in its section. */
export type Bar = {
  at: number
  beat: number
  number: number
  bars: number
  chord: Chord
  motif: Motif
  pattern: number[]
  tonic: number
  /** Semitones of the seven steps over the tonic. */
  scale: readonly number[]
  random: Random
}
/** A tune over two bars: start and length in beats, climb in steps of the scale from the chord's root. */
export type Motif = { start: number; length: number; climb: number }[]
/** A note of a bar, its time in beats. */
export type BarNote = Omit<Note, 'at' | 'variant' | 'seconds'> & { beat: number; beats: number }
export type MusicLayer = (bar: Bar) => BarNote[]

/** Beats in a bar. */
export const BEATS = 4

const pitch = ({ tonic, scale }: Bar, step: number): number =>
  tonic + 12 * Math.floor(step / 7) + scale[((step % 7) + 7) % 7]!

/** The chord's notes, each in the octave that lies nearest to `centre`. */
const closeTo = (centre: number, bar: Bar): number[] =>
  bar.chord.steps.map((step) => {
    const midi = pitch(bar, step)
    return midi + 12 * Math.round((centre - midi) / 12)
  })

/** The chord's root in the octave that starts at `low`. */
const rootAt = (low: number, bar: Bar): number => {
  const midi = pitch(bar, bar.chord.root)
  return midi - 12 * Math.ceil((midi - low - 11) / 12)
}

/** The same drum on the same beats of every bar, never twice equally loud. */
export const hits =
  (instrument: Instrument, beats: number[], gain: number, pan = 0): MusicLayer =>
  (bar) =>
    beats.map((beat) => ({
      beat,
      beats: 0,
      instrument,
      bus: 'drums',
      midi: 0,
      gain: gain * (0.9 + 0.2 * bar.random.next()),
      pan,
    }))

/** The chord held, its notes spread from left to right. */
export const chords =
  (instrument: Instrument, centre: number, gain: number, held = 4): MusicLayer =>
  (bar) =>
    closeTo(centre, bar).map((midi, at) => ({
      beat: 0,
      beats: held,
      instrument,
      bus: 'pads',
      midi,
      gain,
      pan: (at % 2 ? 1 : -1) * (0.3 + 0.2 * at),
    }))

/** The chord twice a bar, its strings struck one after the other. */
export const strum =
  (instrument: Instrument, centre: number, gain: number): MusicLayer =>
  (bar) =>
    [0, 2].flatMap((beat) =>
      closeTo(centre, bar)
        .sort((a, b) => a - b)
        .map((midi, at) => ({
          beat: beat + 0.03 * at,
          beats: 1.9,
          instrument,
          bus: 'lead' as const,
          midi,
          gain: gain * (beat ? 0.7 : 1),
          pan: -0.25 + 0.15 * at,
        })),
    )

/** The chord, short, between the beats. */
export const offBeats =
  (instrument: Instrument, centre: number, gain: number): MusicLayer =>
  (bar) =>
    [0.5, 1.5, 2.5, 3.5].flatMap((beat) =>
      closeTo(centre, bar).map((midi, at) => ({
        beat,
        beats: 0.3,
        instrument,
        bus: 'lead' as const,
        midi,
        gain: gain * (0.85 + 0.2 * bar.random.next()),
        pan: 0.35 - 0.2 * at,
      })),
    )

/** The chord note by note, in the pattern of the section; now and then one is left out or an octave higher. */
export const broken =
  (instrument: Instrument, centre: number, step: number, gain: number, rest: number): MusicLayer =>
  (bar) => {
    const notes = closeTo(centre, bar)
    return Array.from({ length: Math.round(BEATS / step) }, (_, at) => at).flatMap((at) => {
      if (bar.random.happens(rest)) return []
      const octave = bar.random.happens(0.1) ? 12 : 0
      const midi = notes[bar.pattern[at % bar.pattern.length]! % notes.length]! + octave
      const accent = at % 2 ? 0.75 : 1
      return [
        {
          beat: at * step,
          beats: step * 1.8,
          instrument,
          bus: 'lead' as const,
          midi,
          gain: gain * accent,
          pan: at % 2 ? 0.45 : -0.45,
        },
      ]
    })
  }

/** The section's tune: two bars of motif, said, said again a little differently, and brought to rest on its last chord. */
export const tune =
  (instrument: Instrument, centre: number, gain: number): MusicLayer =>
  (bar) => {
    const half = bar.number % 2
    const last = bar.number === bar.bars - 1
    const [home] = closeTo(centre, bar)
    return bar.motif
      .filter(({ start }) => Math.floor(start / BEATS) === half)
      .flatMap(({ start, length, climb }, at) => {
        if (last && at > 0) return []
        const step =
          nearestStep(home! - bar.tonic, bar.scale) + climb + (bar.number % 4 >= 2 && bar.random.happens(0.25) ? 1 : 0)
        const midi = last ? home! : pitch(bar, step)
        return [
          {
            beat: start - BEATS * half,
            beats: last ? 3 : length,
            instrument,
            bus: 'lead' as const,
            midi,
            gain,
            pan: 0.12,
          },
        ]
      })
  }

/** The step of the scale at or under a number of semitones above the tonic. */
const nearestStep = (semitones: number, scale: readonly number[]): number => {
  const octave = Math.floor(semitones / 12)
  return 7 * octave + scale.findLastIndex((value) => value <= semitones - 12 * octave)
}

/** The root of the chord, low; now and then an octave up. */
export const bassLine =
  (instrument: Instrument, beats: [beat: number, length: number][], gain: number): MusicLayer =>
  (bar) =>
    beats.map(([beat, length], at) => ({
      beat,
      beats: length,
      instrument,
      bus: 'low',
      midi: rootAt(33, bar) + (at > 2 && bar.random.happens(0.3) ? 12 : 0),
      gain,
      pan: 0,
    }))

/** Only in the last bar of a section: what leads into the next. */
export const onLastBar =
  (layer: MusicLayer): MusicLayer =>
  (bar) =>
    bar.number === bar.bars - 1 ? layer(bar) : []
