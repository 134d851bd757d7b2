/** What a mood is made of, and the rhythms that several of them share. */

import type { Effect } from '#audio/effects.ts'
import type { Instrument } from '#audio/instruments.ts'
import type { MusicLayer } from '#audio/layer.ts'

export type Section = { name: string; bars: number; layers: MusicLayer[] }

/** How the players sound together. */
export type Sound = {
  padsBelowHz: number
  /** The bass is cut above this; at 420 Hz if not given. */
  lowBelowHz?: number
  /** Tunes and broken chords are cut above this; open if not given. */
  leadBelowHz?: number
  /** The same for drums. */
  drumsBelowHz?: number
  room: { amount: number; decay: number }
  /** Pads and bass bow to the kick by this share. */
  pump: number
  fadeInSeconds: number
  fadeOutSeconds: number
}

/**
 * How a mood is arranged to carry on a phone, which plays little below 500 Hz: an upper voice for each of its sections, and
 * less of what lies under it.
 */
export type Carrying = {
  /** What is played besides, by the section's name. */
  upper: Record<string, MusicLayer[]>
  ending: MusicLayer[]
  /** Players that are louder or softer than before, as factors. */
  gains: Partial<Record<Instrument, number>>
  sound: Partial<Sound>
}

export type Style = {
  tempos: number[]
  /** Semitones of the seven steps over the tonic. */
  scale: readonly number[]
  /** How much later the second half of each beat comes, in beats. */
  swing?: number
  /** Roots of the chords of a bar each, as steps of the scale. */
  progressions: number[][]
  /** Root of the bar before the last, which leads home. */
  cadence: number
  chordSize: number
  /** Order in which the notes of a chord are played one by one. */
  patterns: number[][]
  /** When a motif's notes start, in beats of two bars. */
  rhythms: number[][]
  intro(bars: number): Section
  /** Played round and round after the intro, each time with chords and tunes of its own. */
  sections: Section[]
  /** The last bar of the film, on the tonic, left to ring. */
  ending: MusicLayer[]
  sound: Sound
  gains?: Carrying['gains']
  /** Effects on cuts that would be too loud for the mood, and what is heard instead. */
  gentler?: Partial<Record<Effect, Effect>>
}

export const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const
export const MINOR = [0, 2, 3, 5, 7, 8, 10] as const
export const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const

export const EVERY_BEAT = [0, 1, 2, 3]
export const OFF_BEATS = [0.5, 1.5, 2.5, 3.5]
export const EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]
export const TRIPLETS = EVERY_BEAT.flatMap((beat) => [beat, beat + 1 / 3, beat + 2 / 3])

/** Moods in which nothing may startle. */
export const SOFT_EFFECTS: Partial<Record<Effect, Effect>> = { impact: 'thud', riser: 'swell', pop: 'tick' }
