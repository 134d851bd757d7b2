/** Speech cut into stretches that one scene can hold: at sentence ends, else at clause ends, else between words. */
import { type SpokenWord, spokenWords, written } from '#draw/spoken.words.ts'
import type { Sentence, Word } from '#plan.ts'
import { bare, endsClause, JOINERS, splitWords } from './language.ts'

/** Contiguous: each begins where the one before ends. */
export type Beat = {
  words: SpokenWord[]
  text: string
  startMs: number
  endMs: number
  paragraph: number
  opensSentence: boolean
  opensParagraph: boolean
}

export const SHORTEST_MS = 1200
export const LONGEST_MS = 6000
/** From here on a film has chapters. */
export const CHAPTERS_FROM_MS = 75_000
const IDEAL_MS = 3200
/** A silence or a word longer than this can itself be cut. */
const STRETCH_MS = 3000

type Atom = {
  word?: SpokenWord | undefined
  startMs: number
  endMs: number
  sentence: number
  paragraph: number
  opens: boolean
  cut: number
}

const CUT = {
  sentence: 0,
  clause: 1.2,
  trailing: 3,
  joiner: 1.8,
  pair: 2.6,
  relative: 3.5,
  word: 5,
  silence: 2,
  quoted: 9,
}
const KEEP = { sentence: 1.6, paragraph: 8 }

/** A sentence's words; when a voice gives none, or none with marks, they are taken from its text. */
function wordsSaid(sentence: Sentence): Word[] {
  const words = sentence.words.filter((w) => w.text.trim())
  const tokens = splitWords(sentence.text)
  if (words.length === tokens.length) return words.map((w, at) => ({ ...w, text: tokens[at]! }))
  if (words.length > 0) return words
  const each = Math.max(1, sentence.endMs - sentence.startMs) / Math.max(1, tokens.length)
  return tokens.map((text, at) => ({
    text,
    startMs: sentence.startMs + at * each,
    endMs: sentence.startMs + (at + 1) * each,
  }))
}

/** Words that go on with what was said; a scene of its own would start in the middle of a thought. */
const TRAILS =
  /^(?:often|usually|mostly|including|such|with|without|instead|rather|even|far|like|unlike|as|not|for|from|at|in|on|of|by|\p{L}+ing)$/u
const RELATES = /^(?:that|which|who|whom|whose|than|as|what|how|why|whether|where)$/

/** What it costs to begin a scene with this word, inside a sentence. A quotation is not torn apart. */
function cutBefore(word: string, before: string, quoted: boolean): number {
  if (quoted) return CUT.quoted
  const plain = bare(word)
  if (endsClause(before) || /^[“"]/.test(word)) return TRAILS.test(plain) ? CUT.trailing : CUT.clause
  if (RELATES.test(plain)) return CUT.relative
  if (/^(?:and|or)$/.test(plain)) return CUT.pair
  return JOINERS.has(plain) ? CUT.joiner : CUT.word
}

function staysQuoted(quoted: boolean, word: string): boolean {
  const marks = word.match(/["“”]/g)?.length ?? 0
  return marks % 2 === 1 ? !quoted : quoted
}

function atomsOf(sentences: Sentence[], endMs: number): Atom[] {
  const spoken = sentences.flatMap((sentence, index) =>
    spokenWords({ ...sentence, words: wordsSaid(sentence) }).map((word, at, all) => ({
      word,
      index,
      paragraph: sentence.paragraph,
      first: at === 0,
      before: all[at - 1],
    })),
  )
  let reached = 0
  let quoted = false
  return spoken.flatMap(({ word, index, paragraph, first, before }, at) => {
    const startMs = at === 0 ? 0 : reached
    const next = spoken[at + 1]?.word.startMs ?? endMs
    reached = Math.max(startMs, Math.min(next, endMs))
    const cut = first ? CUT.sentence : cutBefore(word.text, before?.text ?? '', quoted)
    if (first) quoted = false
    quoted = staysQuoted(quoted, word.text)
    const parts = Math.max(1, Math.ceil((reached - startMs) / STRETCH_MS))
    const step = (reached - startMs) / parts
    return Array.from({ length: parts }, (_, part) => ({
      word: part === 0 ? word : undefined,
      startMs: startMs + part * step,
      endMs: part === parts - 1 ? reached : startMs + (part + 1) * step,
      sentence: index,
      paragraph,
      opens: first && part === 0,
      cut: part === 0 ? cut : CUT.silence,
    }))
  })
}

function lengthCost(ms: number): number {
  const off = (ms - IDEAL_MS) / 2000
  const short = ms < SHORTEST_MS ? 60 + (SHORTEST_MS - ms) / 10 : 0
  const long = ms > LONGEST_MS ? 2 + (ms - LONGEST_MS) / 60 : 0
  return off * off * 0.6 + short + long
}

/** Where to cut, by the least total cost (a shortest path over the words). */
function cuts(atoms: Atom[]): number[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: -1 }]
  for (let to = 1; to <= atoms.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
    let kept = 0
    for (let from = to - 1; from >= 0; from--) {
      const ms = atoms[to - 1]!.endMs - atoms[from]!.startMs
      if (ms > 2 * LONGEST_MS && from < to - 1) break
      const cost = best[from]!.cost + lengthCost(ms) + kept + (from > 0 ? atoms[from]!.cut : 0)
      if (cost < found.cost) found = { cost, from }
      if (atoms[from]!.opens)
        kept += atoms[from]!.paragraph === atoms[from - 1]?.paragraph ? KEEP.sentence : KEEP.paragraph
    }
    best.push(found)
  }
  const starts: number[] = []
  for (let at = atoms.length; at > 0; at = best[at]!.from) starts.unshift(best[at]!.from)
  return starts
}

/** The beats of a film from 0 to `endMs`; empty when nothing is said. */
export function storyBeats(sentences: Sentence[], endMs: number): Beat[] {
  const atoms = atomsOf(sentences, endMs)
  const starts = cuts(atoms)
  let said = ''
  return starts.map((from, at) => {
    const run = atoms.slice(from, starts[at + 1] ?? atoms.length)
    const words = run.flatMap((a) => a.word ?? [])
    said = words.length > 0 ? written(words) : said
    const first = run[0]!
    return {
      words,
      text: said,
      startMs: first.startMs,
      endMs: run.at(-1)!.endMs,
      paragraph: first.paragraph,
      opensSentence: first.opens,
      opensParagraph: first.opens && first.paragraph !== atoms[from - 1]?.paragraph,
    }
  })
}
