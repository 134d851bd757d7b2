import { bassLine, broken, chords, hits, strum, tune } from '#audio/layer.ts'
import { type Carrying, EIGHTHS, MAJOR, OFF_BEATS, SOFT_EFFECTS, type Style } from './style.ts'

const walk = bassLine(
  'softBass',
  [
    [0, 1.8],
    [2, 1.2],
  ],
  0.13,
)
const brush = [hits('shaker', EIGHTHS, 0.1, 0.3), hits('rim', [3], 0.25, -0.3)]

/** Seventh chords on an electric piano: room for somebody who explains. */
export const CALM: Style = {
  tempos: [68, 72, 76, 80, 84],
  scale: MAJOR,
  cadence: 4,
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
  ending: [
    chords('keys', 60, 0.09, 4),
    chords('warmPad', 55, 0.05),
    tune('bell', 76, 0.2),
    bassLine('softBass', [[0, 3]], 0.13),
  ],
  sound: { padsBelowHz: 1500, room: { amount: 0.3, decay: 0.82 }, pump: 0, fadeInSeconds: 1, fadeOutSeconds: 2.2 },
  gentler: SOFT_EFFECTS,
}

/** A guitar answers the piano an octave higher. */
export const CALM_CARRYING: Carrying = {
  upper: {
    opening: [broken('nylon', 76, 1, 0.65, 0.15)],
    flow: [broken('nylon', 76, 2, 0.7, 0.1)],
    song: [broken('nylon', 79, 1, 0.6, 0.3)],
    air: [broken('nylon', 79, 1, 0.7, 0.15)],
    strings: [broken('nylon', 76, 2, 0.65, 0.1)],
    drift: [broken('nylon', 79, 1, 0.65, 0.2)],
  },
  ending: [strum('nylon', 72, 0.5)],
  gains: { softBass: 0.5, softKick: 0.6, warmPad: 0.8, keys: 0.75, shaker: 0.5, rim: 0.6 },
  sound: { padsBelowHz: 2800, lowBelowHz: 900 },
}
