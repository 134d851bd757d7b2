import { bassLine, broken, chords, hits, onLastBar } from '#audio/layer.ts'
import { type Carrying, DORIAN, EIGHTHS, OFF_BEATS, SOFT_EFFECTS, type Style } from './style.ts'

const pulse = bassLine(
  'sub',
  EIGHTHS.map((beat) => [beat, 0.4]),
  0.13,
)
const clock = [hits('softKick', [0, 2], 0.24), hits('hat', OFF_BEATS, 0.1, 0.2)]

/** Muted notes that tick over a pulse, without a tune: for numbers and how things work. */
export const FOCUSED: Style = {
  tempos: [100, 102, 104, 106, 108],
  scale: DORIAN,
  cadence: 3,
  progressions: [
    [0, 0, 3, 3],
    [0, 6, 3, 0],
    [0, 2, 3, 2],
    [0, 0, 6, 3],
    [5, 6, 0, 0],
  ],
  chordSize: 3,
  patterns: [
    [0, 0, 1, 0, 2, 0, 1, 0],
    [0, 1, 2, 0, 1, 2, 0, 1],
    [0, 2, 0, 1, 0, 2, 1, 2],
    [2, 0, 1, 0, 2, 0, 1, 1],
  ],
  rhythms: [
    [0, 4],
    [0, 3, 4],
    [0, 2, 6],
    [0, 1.5, 4],
    [2, 4, 7],
  ],
  intro: (bars) => ({
    name: 'intro',
    bars,
    layers: [broken('mute', 60, 0.5, 0.22, 0.1), chords('warmPad', 52, 0.03)],
  }),
  sections: [
    {
      name: 'pulse',
      bars: 8,
      layers: [broken('mute', 60, 0.5, 0.26, 0.06), chords('warmPad', 52, 0.045), pulse, ...clock],
    },
    {
      name: 'grid',
      bars: 8,
      layers: [
        broken('mute', 60, 0.25, 0.18, 0.25),
        chords('warmPad', 55, 0.04),
        pulse,
        ...clock,
        hits('rim', [1, 3], 0.14, -0.3),
      ],
    },
    { name: 'still', bars: 4, layers: [broken('mute', 67, 0.5, 0.2, 0.3), bassLine('sub', [[0, 3.6]], 0.14)] },
    {
      name: 'layers',
      bars: 8,
      layers: [
        broken('mute', 60, 0.5, 0.22, 0.06),
        broken('felt', 72, 1, 0.1, 0.3),
        chords('warmPad', 52, 0.045),
        pulse,
        ...clock,
        onLastBar(hits('rim', [2, 2.5, 3, 3.5], 0.12)),
      ],
    },
    {
      name: 'deep',
      bars: 8,
      layers: [
        broken('mute', 55, 0.5, 0.24, 0.15),
        broken('mute', 67, 1, 0.14, 0.35),
        pulse,
        hits('softKick', [0, 1.5, 2.5], 0.22),
      ],
    },
  ],
  ending: [chords('mute', 60, 0.24, 1), chords('warmPad', 52, 0.05, 3), bassLine('sub', [[0, 2.5]], 0.16)],
  sound: {
    padsBelowHz: 900,
    leadBelowHz: 2400,
    room: { amount: 0.12, decay: 0.74 },
    pump: 0,
    fadeInSeconds: 0.3,
    fadeOutSeconds: 1.6,
  },
  gentler: SOFT_EFFECTS,
}

/** A plucked figure high over the pulse. */
export const FOCUSED_CARRYING: Carrying = {
  upper: {
    intro: [broken('pizz', 76, 0.5, 0.5, 0.15)],
    pulse: [broken('pizz', 76, 0.5, 0.6, 0.15), broken('felt', 76, 1, 0.08, 0.3)],
    grid: [broken('pizz', 76, 0.5, 0.6, 0.25)],
    still: [broken('pluck', 76, 1, 0.35, 0.2)],
    layers: [broken('pizz', 79, 0.5, 0.55, 0.2)],
    deep: [broken('pluck', 74, 0.5, 0.35, 0.2)],
  },
  ending: [chords('pluck', 72, 0.3, 2)],
  gains: { sub: 0.45, softKick: 0.5, warmPad: 0.8 },
  sound: { padsBelowHz: 2200, leadBelowHz: 5200, lowBelowHz: 900 },
}
