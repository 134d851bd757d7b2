/** The two moods: their tempos, chords, rhythms, and who plays in which section. */

import { bassLine, broken, chords, fill, hits, type Layer, tune } from './layer.ts'

export type Mood = 'calm' | 'upbeat'

export type Section = { name: string; bars: number; layers: Layer[] }
export type Style = {
  tempos: number[]
  /** Roots of the chords of a bar each, as steps of the scale. */
  progressions: number[][]
  chordSize: number
  /** Order in which the notes of a chord are played one by one. */
  patterns: number[][]
  /** When a motif's notes start, in beats of two bars. */
  rhythms: number[][]
  intro(bars: number): Section
  /** Played round and round after the intro. */
  sections: Section[]
}

const EVERY_BEAT = [0, 1, 2, 3]
const OFF_BEATS = [0.5, 1.5, 2.5, 3.5]
const EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]

const drive = [
  hits('kick', EVERY_BEAT, 0.5),
  hits('clap', [1, 3], 0.42),
  hits('hat', OFF_BEATS, 0.26, 0.3),
  hits('hat', EVERY_BEAT, 0.09, -0.2),
]
const groove = bassLine(
  'bass',
  [
    [0, 0.42],
    [1.5, 0.42],
    [2, 0.42],
    [3, 0.42],
    [3.5, 0.42],
  ],
  0.2,
)

const UPBEAT: Style = {
  tempos: [112, 116, 120, 124, 128],
  progressions: [
    [0, 4, 5, 3],
    [5, 3, 0, 4],
    [0, 3, 5, 4],
    [3, 0, 4, 5],
    [0, 5, 3, 4],
    [0, 2, 3, 4],
  ],
  chordSize: 3,
  patterns: [
    [0, 1, 2, 1, 0, 2, 1, 2],
    [0, 2, 1, 2, 0, 2, 1, 2],
    [2, 1, 0, 1, 2, 0, 1, 0],
    [0, 0, 1, 2, 2, 1, 0, 1],
  ],
  rhythms: [
    [0, 1.5, 3, 4, 5.5, 6],
    [0, 1, 1.5, 3, 4.5, 6],
    [0.5, 1, 2, 3.5, 4, 6],
    [0, 2, 3, 4, 6, 7],
  ],
  intro: (bars) => ({
    name: 'intro',
    bars,
    layers: [chords('pad', 64, 0.11), broken('pluck', 72, 0.5, 0.7, 0.05), fill(hits('clap', [2, 2.5, 3, 3.5], 0.2))],
  }),
  sections: [
    {
      name: 'verse',
      bars: 8,
      layers: [chords('pad', 64, 0.11), broken('pluck', 72, 0.5, 0.75, 0.05), groove, ...drive],
    },
    {
      name: 'lift',
      bars: 8,
      layers: [
        chords('pad', 64, 0.11),
        broken('pluck', 72, 0.5, 0.5, 0.1),
        tune('lead', 76, 0.24),
        groove,
        ...drive,
        hits('openHat', OFF_BEATS, 0.1, -0.3),
        fill(hits('clap', [2.5, 3, 3.5], 0.22)),
      ],
    },
    {
      name: 'break',
      bars: 4,
      layers: [
        chords('pad', 64, 0.12),
        tune('pluck', 79, 1),
        bassLine('bass', [[0, 3.5]], 0.14),
        hits('shaker', EIGHTHS, 0.1, 0.2),
        fill(hits('clap', EIGHTHS, 0.14)),
      ],
    },
    {
      name: 'ride',
      bars: 8,
      layers: [
        chords('pad', 67, 0.1),
        broken('bell', 76, 0.5, 0.13, 0.3),
        broken('pluck', 67, 0.5, 0.6, 0.1),
        groove,
        ...drive,
        hits('shaker', EIGHTHS, 0.09, 0.4),
      ],
    },
  ],
}

const walk = bassLine(
  'softBass',
  [
    [0, 1.8],
    [2, 1.2],
  ],
  0.13,
)
const brush = [hits('shaker', EIGHTHS, 0.1, 0.3), hits('rim', [3], 0.25, -0.3)]

const CALM: Style = {
  tempos: [68, 72, 76, 80, 84],
  progressions: [
    [3, 2, 1, 0],
    [0, 5, 3, 4],
    [5, 3, 0, 4],
    [1, 4, 0, 5],
    [3, 4, 2, 5],
    [0, 2, 3, 1],
    [5, 4, 3, 4],
  ],
  chordSize: 4,
  patterns: [
    [0, 2, 1, 3, 2, 1],
    [0, 1, 2, 3, 2, 1],
    [0, 2, 3, 2, 1, 2],
    [3, 2, 1, 0, 1, 2],
    [0, 3, 1, 2, 3, 1, 2, 1],
  ],
  rhythms: [
    [0, 2, 3, 4.5, 6],
    [0, 1.5, 4, 5.5],
    [1, 2, 3, 5, 6],
    [0, 3, 4, 7],
    [0.5, 2.5, 4, 6],
  ],
  intro: (bars) => ({ name: 'opening', bars, layers: [broken('keys', 64, 1, 0.15, 0.1), chords('warmPad', 55, 0.05)] }),
  sections: [
    {
      name: 'flow',
      bars: 8,
      layers: [broken('keys', 64, 0.5, 0.13, 0.2), chords('warmPad', 55, 0.06), walk, ...brush],
    },
    {
      name: 'song',
      bars: 8,
      layers: [
        chords('keys', 60, 0.06, 3.6),
        tune('bell', 76, 0.22),
        chords('warmPad', 55, 0.05),
        walk,
        ...brush,
        hits('softKick', [0, 2.5], 0.2),
      ],
    },
    {
      name: 'air',
      bars: 4,
      layers: [chords('warmPad', 60, 0.08), broken('bell', 79, 1, 0.09, 0.45), bassLine('softBass', [[0, 3.6]], 0.1)],
    },
    {
      name: 'strings',
      bars: 8,
      layers: [
        broken('softPluck', 67, 0.5, 0.7, 0.15),
        tune('keys', 72, 0.13),
        chords('warmPad', 55, 0.05),
        walk,
        hits('shaker', OFF_BEATS, 0.09, 0.3),
        hits('softKick', [0], 0.18),
      ],
    },
    {
      name: 'drift',
      bars: 8,
      layers: [
        broken('keys', 67, 1, 0.12, 0.15),
        broken('softPluck', 72, 0.5, 0.4, 0.5),
        chords('warmPad', 55, 0.07),
        walk,
      ],
    },
  ],
}

export const STYLES: Record<Mood, Style> = { calm: CALM, upbeat: UPBEAT }
