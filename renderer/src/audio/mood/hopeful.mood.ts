import { bassLine, broken, chords, hits, onLastBar, tune } from '#audio/layer.ts'
import { type Carrying, EIGHTHS, EVERY_BEAT, MAJOR, type Style } from './style.ts'

const steps = bassLine(
  'softBass',
  [
    [0, 1.9],
    [2, 1.9],
  ],
  0.09,
)
const heart = [hits('softKick', [0, 2], 0.3), hits('shaker', EIGHTHS, 0.13, 0.3)]

/** A felt piano that strings come to: it rises, opens and rests. */
export const HOPEFUL: Style = {
  tempos: [88, 90, 92, 94],
  scale: MAJOR,
  cadence: 4,
  progressions: [
    [0, 4, 5, 3],
    [3, 0, 4, 5],
    [5, 3, 0, 4],
    [0, 2, 3, 4],
    [0, 3, 5, 4],
    [3, 4, 5, 0],
  ],
  chordSize: 3,
  patterns: [
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [2, 1, 0, 1, 2, 1, 0, 2],
    [0, 1, 2, 0, 2, 1, 2, 0],
  ],
  rhythms: [
    [0, 1, 2, 4, 5, 6],
    [0, 1.5, 2, 4, 6],
    [0, 3, 4, 5.5, 6],
    [0.5, 2, 4, 4.5, 6],
  ],
  intro: (bars) => ({
    name: 'opening',
    bars,
    layers: [broken('felt', 67, 0.5, 0.2, 0.2), chords('strings', 60, 0.03)],
  }),
  sections: [
    {
      name: 'rise',
      bars: 8,
      layers: [
        broken('felt', 67, 0.5, 0.22, 0.08),
        broken('pluck', 79, 0.5, 0.5, 0.25),
        chords('strings', 60, 0.06),
        steps,
        ...heart,
      ],
    },
    {
      name: 'open',
      bars: 8,
      layers: [
        chords('felt', 60, 0.13, 3.5),
        tune('felt', 79, 0.27),
        chords('strings', 64, 0.07),
        steps,
        ...heart,
        hits('clap', [1, 3], 0.12),
        onLastBar(hits('tom', [2, 2.5, 3, 3.5], 0.2)),
      ],
    },
    { name: 'hush', bars: 4, layers: [broken('felt', 72, 1, 0.2, 0.15), chords('strings', 67, 0.05)] },
    {
      name: 'swell',
      bars: 8,
      layers: [
        broken('felt', 67, 0.5, 0.17, 0.08),
        broken('pluck', 79, 0.5, 0.25, 0.3),
        tune('strings', 74, 0.13),
        chords('strings', 60, 0.06),
        steps,
        hits('softKick', EVERY_BEAT, 0.26),
        hits('shaker', EIGHTHS, 0.08, 0.3),
      ],
    },
    {
      name: 'walk',
      bars: 8,
      layers: [
        chords('felt', 64, 0.11, 1.8),
        broken('pluck', 72, 1, 0.4, 0.1),
        tune('bell', 79, 0.14),
        steps,
        ...heart,
      ],
    },
  ],
  ending: [
    chords('felt', 64, 0.17, 4),
    tune('felt', 79, 0.25),
    chords('strings', 60, 0.06, 3),
    bassLine('softBass', [[0, 3]], 0.14),
  ],
  sound: { padsBelowHz: 4200, room: { amount: 0.24, decay: 0.82 }, pump: 0, fadeInSeconds: 0.4, fadeOutSeconds: 2 },
}

/** High strings stand over the piano, and plucked ones answer it. */
export const HOPEFUL_CARRYING: Carrying = {
  upper: {
    opening: [broken('pluck', 79, 1, 0.3, 0.2)],
    rise: [chords('strings', 76, 0.03)],
    open: [broken('pluck', 79, 1, 0.4, 0.2), chords('strings', 76, 0.03)],
    hush: [broken('pluck', 79, 1, 0.35, 0.2)],
    swell: [chords('strings', 76, 0.035)],
    walk: [chords('strings', 76, 0.04)],
  },
  ending: [broken('pluck', 79, 1, 0.35, 0)],
  gains: { softKick: 0.6, softBass: 0.5, tom: 0.7, felt: 0.85, shaker: 1.3 },
  sound: { padsBelowHz: 6000, lowBelowHz: 900 },
}
