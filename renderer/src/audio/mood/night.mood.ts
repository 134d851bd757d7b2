import { bassLine, broken, chords, hits, onLastBar, strum, tune } from '#audio/layer.ts'
import { type Carrying, EIGHTHS, MINOR, SOFT_EFFECTS, type Style } from './style.ts'

const low = bassLine(
  'sub',
  [
    [0, 1.4],
    [1.5, 0.4],
    [2.5, 1.2],
  ],
  0.17,
)
const beat = [hits('softKick', [0, 1.5, 2.5], 0.36), hits('snare', [1, 3], 0.2), hits('hat', EIGHTHS, 0.06, 0.25)]
const dust = hits('crackle', [0], 0.05)

/** A slow, swinging beat under dark sevenths: late, quiet, unhurried. */
export const NIGHT: Style = {
  tempos: [74, 78, 82, 86],
  scale: MINOR,
  swing: 0.11,
  cadence: 4,
  progressions: [
    [0, 3, 0, 4],
    [5, 4, 0, 0],
    [3, 6, 2, 5],
    [0, 5, 3, 4],
    [5, 6, 0, 0],
  ],
  chordSize: 4,
  patterns: [
    [0, 2, 1, 3],
    [3, 1, 2, 0, 2, 1],
    [0, 3, 2, 3, 1, 2],
  ],
  rhythms: [
    [0.5, 1, 3, 4.5],
    [0, 2.5, 3, 6],
    [1, 1.5, 2, 5, 5.5],
    [0, 3.5, 4, 6.5],
  ],
  intro: (bars) => ({ name: 'intro', bars, layers: [chords('keys', 57, 0.1, 3.4), dust] }),
  sections: [
    { name: 'street', bars: 8, layers: [chords('keys', 57, 0.1, 2.3), low, ...beat, dust] },
    { name: 'window', bars: 8, layers: [chords('keys', 55, 0.085, 2.3), tune('vibes', 69, 0.26), low, ...beat, dust] },
    { name: 'pause', bars: 4, layers: [chords('keys', 57, 0.1, 3.6), broken('vibes', 69, 1, 0.12, 0.5), dust] },
    {
      name: 'drive',
      bars: 8,
      layers: [
        chords('warmPad', 52, 0.06),
        broken('vibes', 64, 0.5, 0.13, 0.35),
        low,
        ...beat,
        dust,
        onLastBar(hits('snare', [2.5, 3.5], 0.12)),
      ],
    },
    {
      name: 'late',
      bars: 8,
      layers: [broken('keys', 57, 0.5, 0.13, 0.3), chords('warmPad', 50, 0.05), low, ...beat, dust],
    },
  ],
  ending: [chords('keys', 57, 0.13, 4), tune('vibes', 69, 0.2), bassLine('sub', [[0, 3]], 0.17), dust],
  sound: {
    padsBelowHz: 1000,
    leadBelowHz: 1500,
    drumsBelowHz: 3600,
    room: { amount: 0.22, decay: 0.8 },
    pump: 0,
    fadeInSeconds: 0.4,
    fadeOutSeconds: 2,
  },
  gentler: SOFT_EFFECTS,
}

/** A guitar answers the piano from above, which plays its chords an octave higher too. */
export const NIGHT_CARRYING: Carrying = {
  upper: {
    intro: [broken('nylon', 76, 1, 0.6, 0.25), chords('keys', 69, 0.06, 3.4)],
    street: [broken('nylon', 76, 0.5, 0.65, 0.35), chords('keys', 69, 0.07, 2.3)],
    window: [broken('nylon', 79, 1, 0.6, 0.3), chords('keys', 69, 0.07, 2.3)],
    pause: [broken('nylon', 76, 1, 0.65, 0.25), chords('keys', 69, 0.06, 3.6)],
    drive: [broken('nylon', 76, 0.5, 0.6, 0.3), broken('vibes', 79, 1, 0.12, 0.4)],
    late: [broken('vibes', 76, 1, 0.16, 0.3), broken('nylon', 79, 0.5, 0.6, 0.4)],
  },
  ending: [chords('keys', 69, 0.08, 3), strum('nylon', 72, 0.4)],
  gains: { sub: 0.35, softKick: 0.5, keys: 0.6, vibes: 0.8, warmPad: 0.8, snare: 0.8 },
  sound: { padsBelowHz: 2800, leadBelowHz: 4800, drumsBelowHz: 4200, lowBelowHz: 900 },
}
