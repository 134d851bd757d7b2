/** Writes a bed: which note is played when. No sound here, only the composition, all of it thrown by dice. */

import { type Dice, diceOf } from './dice.ts'
import { type Bar, BEATS, type Draft, type Motif, type Note } from './layer.ts'
import { type Mood, type Section, STYLES, type Style } from './style.table.ts'

export type Score = { notes: Note[]; bpm: number; key: number; sections: { name: string; at: number }[] }

const KEYS = [-5, -3, -2, 0, 2, 3]
const MIDDLE_C = 60

/** A bed of at least `seconds`, different for every seed: key, tempo, chords, patterns, tunes and the order of its sections. */
export function composeScore(mood: Mood, seconds: number, seed: number): Score {
  const style = STYLES[mood]
  const dice = diceOf(seed ^ (mood === 'calm' ? 0x5eed : 0))
  const bpm = dice.pick(style.tempos)
  const key = dice.pick(KEYS)
  const beat = 60 / bpm
  const score: Score = { notes: [], bpm, key, sections: [] }
  const order = shuffledTail(style.sections, dice)
  let at = 0
  for (let n = 0; at < seconds; n++) {
    const section = n === 0 ? style.intro(seconds < 25 ? 2 : 4) : order[(n - 1) % order.length]!
    score.sections.push({ name: section.name, at })
    score.notes.push(...playSection(section, style, { at, beat, tonic: MIDDLE_C + key, dice }))
    at += section.bars * BEATS * beat
  }
  return score
}

/** The first section stays the first; the others come in any order. */
function shuffledTail(sections: Section[], dice: Dice): Section[] {
  const rest = sections.slice(1).map((section) => ({ section, rank: dice.next() }))
  return [sections[0]!, ...rest.sort((a, b) => a.rank - b.rank).map(({ section }) => section)]
}

function playSection(
  { bars, layers }: Section,
  style: Style,
  from: Pick<Bar, 'at' | 'beat' | 'tonic' | 'dice'>,
): Note[] {
  const { dice, beat } = from
  const roots = dice.pick(style.progressions)
  const shared = { ...from, bars, motif: motifOf(style, dice), pattern: dice.pick(style.patterns) }
  return Array.from({ length: bars }, (_, number) => number).flatMap((number) => {
    const root = roots[number % roots.length]!
    const steps = Array.from({ length: style.chordSize }, (_, k) => root + 2 * k)
    const bar: Bar = { ...shared, number, at: from.at + number * BEATS * beat, chord: { root, steps } }
    return layers.flatMap((layer) => layer(bar).map((draft) => placed(draft, bar)))
  })
}

const placed = ({ beat, beats, ...note }: Draft, bar: Bar): Note => ({
  ...note,
  at: bar.at + beat * bar.beat,
  seconds: beats * bar.beat,
  take: bar.dice.next(),
})

/** A short tune: a rhythm of two bars and small steps up and down that come back to where they began. */
function motifOf({ rhythms }: Style, dice: Dice): Motif {
  const starts = dice.pick(rhythms)
  let climb = dice.pick([0, 2, 4])
  return starts.map((start, at) => {
    if (at > 0) climb = Math.max(-2, Math.min(6, climb + dice.pick([-2, -1, -1, 0, 1, 1, 2])))
    return { start, length: Math.min(2, (starts[at + 1] ?? 2 * BEATS) - start) * 0.9, climb }
  })
}
