import { bassLine, broken, chords, hits, offBeats, onLastBar, tune } from '#audio/layer.ts'
import { type Carrying, EVERY_BEAT, MAJOR, OFF_BEATS, type Style } from './style.ts'

const hop = bassLine(
  'pizz',
  [
    [0, 0.5],
    [2, 0.5],
  ],
  1.1,
)
const fingers = [hits('snap', [1, 3], 0.28, 0.2), hits('shaker', OFF_BEATS, 0.07, -0.3)]

/** Marimba and plucked strings with a hop in their step. */
export const PLAYFUL: Style = {
  tempos: [134, 138, 142, 146],
  scale: MAJOR,
  swing: 0.13,
  cadence: 4,
  progressions: [
    [0, 5, 1, 4],
    [0, 3, 0, 4],
    [0, 1, 4, 0],
    [0, 2, 5, 4],
    [3, 0, 1, 4],
  ],
  chordSize: 3,
  patterns: [
    [0, 2, 1, 2],
    [2, 1, 0, 2, 1, 0, 1, 2],
    [0, 1, 2, 2, 1, 0, 2, 1],
    [0, 0, 2, 1, 1, 2, 0, 2],
  ],
  rhythms: [
    [0, 0.5, 1, 2, 3, 4, 4.5, 5, 6],
    [0, 1, 1.5, 2, 4, 5, 5.5, 6],
    [0.5, 1, 2, 2.5, 3, 4.5, 5, 6],
    [0, 1.5, 2, 3, 4, 5.5, 6, 6.5],
  ],
  intro: (bars) => ({
    name: 'intro',
    bars,
    layers: [offBeats('pizz', 64, 0.6), hop, onLastBar(hits('snap', [2, 3], 0.25))],
  }),
  sections: [
    { name: 'hop', bars: 8, layers: [tune('marimba', 76, 0.42), offBeats('pizz', 64, 0.55), hop, ...fingers] },
    {
      name: 'skip',
      bars: 8,
      layers: [
        tune('pizz', 79, 1.1),
        broken('marimba', 67, 0.5, 0.2, 0.3),
        hop,
        ...fingers,
        hits('softKick', [0, 2], 0.28),
        onLastBar(hits('rim', [2, 2.5, 3, 3.5], 0.25)),
      ],
    },
    { name: 'tiptoe', bars: 4, layers: [broken('pizz', 72, 1, 0.8, 0.1), hits('snap', [3], 0.25, 0.2)] },
    {
      name: 'parade',
      bars: 8,
      layers: [
        tune('bell', 84, 0.24),
        tune('marimba', 72, 0.28),
        offBeats('pizz', 67, 0.5),
        hop,
        ...fingers,
        hits('softKick', EVERY_BEAT, 0.22),
      ],
    },
    {
      name: 'chase',
      bars: 8,
      layers: [
        broken('marimba', 72, 0.5, 0.33, 0.12),
        chords('pizz', 60, 0.4, 0.4),
        hop,
        ...fingers,
        hits('softKick', [0, 2], 0.28),
      ],
    },
  ],
  ending: [
    chords('marimba', 67, 0.3, 1),
    tune('bell', 84, 0.2),
    bassLine('pizz', [[0, 0.6]], 1.1),
    hits('snap', [0], 0.3),
  ],
  sound: { padsBelowHz: 5000, room: { amount: 0.14, decay: 0.74 }, pump: 0, fadeInSeconds: 0.02, fadeOutSeconds: 1.2 },
}

/** It carries as it is; the drum steps back a little. */
export const PLAYFUL_CARRYING: Carrying = {
  upper: {},
  ending: [],
  gains: { softKick: 0.7, pizz: 0.95 },
  sound: { lowBelowHz: 900 },
}
