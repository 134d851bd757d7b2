/** Writes a bed: which note is played when. No sound here, only the composition, all of it by chance. */

import { type FilmPlan, MOODS, type Mood, type Music } from '#plan.ts'
import { type Random, seededRandom } from '#random.ts'
import { type Bar, type BarNote, BEATS, type Motif, type Note } from './layer.ts'
import { type Section, type Style, styleOf } from './mood/index.ts'

export type Score = { notes: Note[]; bpm: number; key: number; sections: { name: string; at: number }[] }

const KEYS = [-5, -3, -2, 0, 2, 3]
const MIDDLE_C = 60

type Mix = FilmPlan['mix']

/** A last chord sounds this long before the film is over: in mix 2 just after the last word, and it dies away by itself. */
const ringSeconds = (mix: Mix): number => (mix === undefined ? 2.4 : 1.4)
/** A bed of fewer bars only fades: the tempo would have to bend too far. */
const FEWEST_BARS = 3
const SALT = 0x5eed

/**
 * A bed of at least `seconds`, different for every seed: key, tempo, chords, patterns, tunes and the order of its sections.
 * The tempo is bent a little so that the last bar, on the tonic, begins where the film comes to its end.
 */
export function composeScore(mood: Mood, seconds: number, seed: number, mix?: Mix): Score {
  const { style, random } = begun(mood, seed, mix)
  const { bpm, closesAt } = tempoFor(random.pick(style.tempos), seconds, ringSeconds(mix))
  const key = random.pick(KEYS)
  const beat = 60 / bpm
  const score: Score = { notes: [], bpm, key, sections: [] }
  const sections = sectionsOf(style, random, seconds < 25 ? 2 : 4)
  let at = 0
  while (at < seconds) {
    const section = sections.next().value
    score.sections.push({ name: section.name, at })
    score.notes.push(
      ...playSection(section, style, { at, beat, tonic: MIDDLE_C + key, scale: style.scale, random, closesAt }),
    )
    at += section.bars * BEATS * beat
  }
  return score
}

/** The first that is drawn by chance is the tempo. */
const begun = (mood: Mood, seed: number, mix: Mix): { style: Style; random: Random } => ({
  style: styleOf(mood, mix),
  random: seededRandom(seed ^ (SALT * (MOODS.indexOf(mood) + 1))),
})

/**
 * When the beats of a film's music fall, so that its cuts can fall on them: milliseconds on the film's clock, rising, from 0 to
 * before its end. `music` and `seed` are the plan's, and `durationMs` is the length of the whole film with its intro: where
 * that changes, so do the beats, because the tempo is bent to come home with the film. Every fourth beat, the first among them,
 * begins a bar. For plans with `mix: 2`. Empty for no music and for a file of somebody's own, whose beats nobody knows. Pure;
 * nothing is played.
 */
export function beatsOf(music: Music, seed: number, durationMs: number): number[] {
  if (typeof music !== 'string' || music === 'none') return []
  const { random, style } = begun(music, seed, 2)
  const { bpm } = tempoFor(random.pick(style.tempos), durationMs / 1000, ringSeconds(2))
  return Array.from({ length: Math.ceil((durationMs * bpm) / 60_000) }, (_, beat) => (beat * 60_000) / bpm)
}

function tempoFor(bpm: number, seconds: number, ring: number): { bpm: number; closesAt: number } {
  const body = seconds - ring
  const bars = Math.round((body * bpm) / (60 * BEATS))
  return bars < FEWEST_BARS
    ? { bpm, closesAt: Number.POSITIVE_INFINITY }
    : { bpm: (bars * BEATS * 60) / body, closesAt: body }
}

/** The introduction, then round after round of the sections, each in another order. */
function* sectionsOf(style: Style, random: Random, introBars: number): Generator<Section, never> {
  yield style.intro(introBars)
  for (;;) yield* shuffledTail(style.sections, random)
}

/** The first section stays the first; the others come in any order. */
function shuffledTail(sections: Section[], random: Random): Section[] {
  const rest = sections.slice(1).map((section) => ({ section, rank: random.next() }))
  return [sections[0]!, ...rest.sort((a, b) => a.rank - b.rank).map(({ section }) => section)]
}

type Start = Pick<Bar, 'at' | 'beat' | 'tonic' | 'scale' | 'random'> & { closesAt: number }

/** The bars of a section up to where the bed closes. */
function playSection({ bars, layers }: Section, style: Style, { closesAt, ...from }: Start): Note[] {
  const { random, beat } = from
  const roots = random.pick(style.progressions)
  const shared = { ...from, bars, motif: motifOf(style, random), pattern: random.pick(style.patterns) }
  return Array.from({ length: bars }, (_, number) => number).flatMap((number) => {
    const at = from.at + number * BEATS * beat
    const left = Math.round((closesAt - at) / (BEATS * beat))
    if (left < 0) return []
    const root = left === 0 ? 0 : left === 1 ? style.cadence : roots[number % roots.length]!
    const steps = Array.from({ length: style.chordSize }, (_, k) => root + 2 * k)
    const bar: Bar = { ...shared, number, at, chord: { root, steps } }
    const last = { ...bar, number: 0, bars: 1 }
    const drafts = left === 0 ? style.ending.flatMap((layer) => layer(last)) : layers.flatMap((layer) => layer(bar))
    return drafts.map((draft) => placed(draft, bar, style))
  })
}

const placed = ({ beat, beats, ...note }: BarNote, bar: Bar, { swing = 0, gains = {} }: Style): Note => ({
  ...note,
  gain: note.gain * (gains[note.instrument] ?? 1),
  at: bar.at + swung(beat, swing) * bar.beat,
  seconds: beats * bar.beat,
  variant: bar.random.next(),
})

/** The second half of a beat comes later by `swing`; what lies between moves along. */
function swung(beat: number, swing: number): number {
  const whole = Math.floor(beat)
  const part = beat - whole
  return whole + (part < 0.5 ? part * (1 + 2 * swing) : 1 - (1 - part) * (1 - 2 * swing))
}

/** A short tune: a rhythm of two bars and small steps up and down that come back to where they began. */
function motifOf({ rhythms }: Style, random: Random): Motif {
  const starts = random.pick(rhythms)
  let climb = random.pick([0, 2, 4])
  return starts.map((start, at) => {
    if (at > 0) climb = Math.max(-2, Math.min(6, climb + random.pick([-2, -1, -1, 0, 1, 1, 2])))
    return { start, length: Math.min(2, (starts[at + 1] ?? 2 * BEATS) - start) * 0.9, climb }
  })
}
