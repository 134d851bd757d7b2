import { bassLine, broken, chords, hits, onLastBar, tune } from '#audio/layer.ts'
import { type Carrying, EIGHTHS, MINOR, type Style } from './style.ts'

const ground = bassLine('bass', [[0, 3.8]], 0.13)
const drums = [hits('boom', [0], 0.55), hits('tom', [2.5, 3], 0.26, 0.2), hits('tom', [1.5], 0.16, -0.3)]

/** Driving short strings in minor over low drums: for warnings and turning points. */
export const DRAMATIC: Style = {
  tempos: [150, 154, 158, 162],
  scale: MINOR,
  cadence: 6,
  progressions: [
    [0, 0, 5, 5, 2, 2, 6, 6],
    [0, 0, 3, 3, 5, 5, 4, 4],
    [0, 0, 6, 6, 5, 5, 6, 6],
    [5, 5, 6, 6, 0, 0, 0, 0],
    [0, 0, 2, 2, 3, 3, 5, 6],
  ],
  chordSize: 3,
  patterns: [
    [0, 0, 0, 1, 0, 0, 2, 1],
    [0, 0, 2, 0, 0, 1, 0, 2],
    [0, 1, 0, 2, 0, 1, 0, 2],
    [0, 0, 0, 0, 2, 2, 1, 1],
  ],
  rhythms: [
    [0, 4, 6],
    [0, 3, 4],
    [0, 2, 4, 7],
    [0, 6],
    [0, 4, 5, 6],
  ],
  intro: (bars) => ({
    name: 'opening',
    bars: 2 * bars,
    layers: [chords('strings', 50, 0.1), ground, broken('stab', 55, 0.5, 0.2, 0.15), hits('boom', [0], 0.35)],
  }),
  sections: [
    {
      name: 'drive',
      bars: 8,
      layers: [broken('stab', 55, 0.5, 0.24, 0.04), chords('strings', 52, 0.06), ground, ...drums],
    },
    {
      name: 'charge',
      bars: 16,
      layers: [
        broken('stab', 55, 0.5, 0.22, 0.04),
        tune('strings', 67, 0.2),
        chords('strings', 50, 0.08),
        ground,
        ...drums,
        onLastBar(hits('tom', EIGHTHS, 0.24)),
      ],
    },
    {
      name: 'wait',
      bars: 8,
      layers: [
        chords('strings', 57, 0.09),
        bassLine('bass', [[0, 3.8]], 0.09),
        hits('boom', [0], 0.3),
        tune('felt', 72, 0.2),
      ],
    },
    {
      name: 'climb',
      bars: 8,
      layers: [
        broken('stab', 62, 0.5, 0.22, 0.04),
        broken('stab', 50, 1, 0.2, 0),
        chords('strings', 57, 0.08),
        ground,
        ...drums,
        hits('hat', EIGHTHS, 0.06, -0.2),
        onLastBar(hits('tom', [2, 2.5, 3, 3.5], 0.28)),
      ],
    },
    {
      name: 'march',
      bars: 8,
      layers: [
        chords('stab', 55, 0.16, 0.6),
        tune('strings', 62, 0.2),
        ground,
        hits('boom', [0, 2], 0.4),
        hits('tom', [1, 3, 3.5], 0.22),
      ],
    },
  ],
  ending: [
    chords('strings', 50, 0.12, 3),
    chords('stab', 55, 0.25, 0.5),
    bassLine('bass', [[0, 3]], 0.14),
    hits('boom', [0], 0.65),
  ],
  sound: {
    padsBelowHz: 2000,
    leadBelowHz: 3200,
    room: { amount: 0.3, decay: 0.84 },
    pump: 0,
    fadeInSeconds: 0.6,
    fadeOutSeconds: 1.8,
  },
}

/** The short strings are doubled an octave and two higher, and the low drums leave room for them. */
export const DRAMATIC_CARRYING: Carrying = {
  upper: {
    opening: [broken('stab', 76, 0.5, 0.2, 0.1), chords('strings', 74, 0.04)],
    drive: [broken('stab', 76, 0.5, 0.26, 0.06), chords('strings', 76, 0.04)],
    charge: [broken('stab', 76, 0.5, 0.24, 0.06), tune('strings', 79, 0.12)],
    wait: [chords('strings', 76, 0.07), tune('felt', 84, 0.12), broken('pizz', 79, 1, 0.5, 0.2)],
    climb: [broken('stab', 79, 0.5, 0.24, 0.06), chords('strings', 74, 0.05)],
    march: [chords('stab', 76, 0.18, 0.6), tune('strings', 79, 0.18)],
  },
  ending: [chords('strings', 74, 0.08, 2), chords('stab', 74, 0.2, 0.5)],
  gains: { boom: 0.35, tom: 0.5, bass: 0.32, strings: 0.85 },
  sound: { padsBelowHz: 4200, leadBelowHz: 5200, lowBelowHz: 1200 },
}
