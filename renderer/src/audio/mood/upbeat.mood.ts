import { bassLine, broken, chords, hits, offBeats, onLastBar, tune } from '#audio/layer.ts'
import { type Carrying, EIGHTHS, EVERY_BEAT, MAJOR, OFF_BEATS, type Style } from './style.ts'

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

/** Four to the floor, bright and major: for energy. */
export const UPBEAT: Style = {
  tempos: [112, 116, 120, 124, 128],
  scale: MAJOR,
  cadence: 4,
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
    layers: [
      chords('pad', 64, 0.11),
      broken('pluck', 72, 0.5, 0.7, 0.05),
      onLastBar(hits('clap', [2, 2.5, 3, 3.5], 0.2)),
    ],
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
        onLastBar(hits('clap', [2.5, 3, 3.5], 0.22)),
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
        onLastBar(hits('clap', EIGHTHS, 0.14)),
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
  ending: [chords('pad', 64, 0.13, 3), tune('pluck', 76, 1), bassLine('bass', [[0, 2]], 0.2), hits('kick', [0], 0.5)],
  sound: {
    padsBelowHz: 3200,
    room: { amount: 0.14, decay: 0.78 },
    pump: 0.6,
    fadeInSeconds: 0.05,
    fadeOutSeconds: 1.5,
  },
}

/** Bright keys on the off-beats, and less of the drum under them. */
export const UPBEAT_CARRYING: Carrying = {
  upper: {
    intro: [offBeats('keys', 76, 0.1)],
    verse: [offBeats('keys', 76, 0.12), tune('pluck', 84, 0.7)],
    lift: [offBeats('keys', 76, 0.11)],
    break: [broken('pluck', 76, 0.5, 0.5, 0.1)],
    ride: [offBeats('keys', 79, 0.1), broken('pluck', 79, 0.5, 0.5, 0.15)],
  },
  ending: [chords('keys', 76, 0.1, 2)],
  gains: { kick: 0.5, bass: 0.5, lead: 1.2 },
  sound: { padsBelowHz: 4200, lowBelowHz: 1200 },
}
