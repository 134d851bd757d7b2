import { bassLine, broken, chords, hits, strum, tune } from '#audio/layer.ts'
import { type Carrying, MAJOR, SOFT_EFFECTS, type Style, TRIPLETS } from './style.ts'

const root = bassLine('softBass', [[0, 2.8]], 0.12)
const brush = [hits('shaker', TRIPLETS, 0.05, 0.3), hits('softKick', [0, 2], 0.14)]
const THIRD = 1 / 3

/** A guitar picked in threes, close and slow: for people and their stories. */
export const WARM: Style = {
  tempos: [56, 58, 60, 62, 64],
  scale: MAJOR,
  cadence: 4,
  progressions: [
    [0, 3, 0, 4],
    [0, 5, 3, 4],
    [3, 0, 1, 4],
    [0, 2, 3, 0],
    [5, 3, 0, 0],
  ],
  chordSize: 3,
  patterns: [
    [0, 1, 2],
    [0, 2, 1],
    [0, 1, 2, 1, 2, 1],
    [0, 2, 1, 2, 0, 1],
  ],
  rhythms: [
    [0, 1, 2, 4, 6],
    [0, 2, 2 + 2 * THIRD, 4, 6],
    [1, 2, 3, 4, 5, 6],
    [0, 2, 3, 4, 6, 7],
  ],
  intro: (bars) => ({ name: 'opening', bars: Math.ceil(bars / 2), layers: [broken('nylon', 62, THIRD, 0.75, 0.05)] }),
  sections: [
    { name: 'picking', bars: 4, layers: [broken('nylon', 62, THIRD, 0.8, 0.05), root, ...brush] },
    {
      name: 'song',
      bars: 8,
      layers: [
        broken('nylon', 60, THIRD, 0.6, 0.12),
        tune('nylon', 74, 1),
        chords('warmPad', 55, 0.04),
        root,
        ...brush,
      ],
    },
    { name: 'hearth', bars: 4, layers: [strum('nylon', 60, 0.6), tune('felt', 76, 0.16), root] },
    {
      name: 'together',
      bars: 4,
      layers: [
        broken('nylon', 62, THIRD, 0.65, 0.08),
        strum('nylon', 55, 0.45),
        tune('felt', 72, 0.2),
        root,
        ...brush,
        hits('rim', [1, 3], 0.09, -0.2),
      ],
    },
    {
      name: 'porch',
      bars: 4,
      layers: [broken('nylon', 67, 2 * THIRD, 0.8, 0.1), chords('warmPad', 60, 0.04), root, ...brush],
    },
  ],
  ending: [strum('nylon', 60, 0.75), tune('felt', 72, 0.16), root],
  sound: {
    padsBelowHz: 1200,
    room: { amount: 0.16, decay: 0.78 },
    pump: 0,
    fadeInSeconds: 0.1,
    fadeOutSeconds: 2,
  },
  gentler: SOFT_EFFECTS,
}

/** It carries as it is; the bass steps back a little. */
export const WARM_CARRYING: Carrying = {
  upper: {},
  ending: [],
  gains: { softBass: 0.7, softKick: 0.7 },
  sound: { lowBelowHz: 900 },
}
