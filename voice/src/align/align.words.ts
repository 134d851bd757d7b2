/** When each word of a text is said in a recording, as the built-in speakers agree on it. */

import type { EngineVoice, Phone } from '#flite/flite.ts'
import type { Span } from '#timing/word.times.ts'
import { FRAME_RATE, type Frames, framesOf, HOP_MS, middleOf, roomOf, soundOf, WIDTH } from './mel.frames.ts'
import { patternOf, type SaidWord, type Sentence, SPEAKERS, saidBy } from './reference.ts'
import { type Placed, warp } from './warp.ts'

/** A word's time with how far it may be believed, 0 to 1. `placed` is false where it is spread between its neighbors. */
export type AlignedWord = Span & { confidence: number; placed: boolean }
export type AlignedWords = {
  words: AlignedWord[]
  phones: Phone[]
  confidence: number
  /** Of a job that is judged: about 1 where something else is said, less where it is this (`unlikeness`). */
  unlike?: number
}

type Believed = Span & { confidence: number }
/** Where one speaker finds a word, and its sounds there. */
type Found = Span & { phones: Phone[] }

/** Speakers who are this far apart about a word half believe it. */
const DOUBTFUL_MS = 90
const BELIEVED = 0.5
/** What is believed less than that is not placed, but a better guess than a share of the time. */
const LIKELY = 0.3
/** What is spread is believed no more than this. */
const DOUBTED = 0.25
/** A word takes this long at least. */
const SHORTEST_MS = 20
/** Longer silence is cut to this much before looking: a pause may last as long as it likes. */
const LONGEST_PAUSE = 40

/** A recording, mono at 16 kHz, and what is said in it; `judged` where it is to be found out whether that is said at all. */
export type AlignJob = { sentences: Sentence[]; pcm: Float32Array; judged?: boolean }

/** `pcm`: mono at 16 kHz. Gives every piece of every sentence its time, in order. */
export async function alignWords(
  sentences: Sentence[],
  pcm: Float32Array,
  speakers: readonly EngineVoice['base'][] = SPEAKERS,
): Promise<AlignedWords> {
  const sound = soundOf(pcm)
  const heard = withoutLongPauses(framesOf(sound))
  const room = roomOf(sound)
  const durationMs = (pcm.length * 1000) / FRAME_RATE
  const bySpeaker: (Found | undefined)[][] = []
  let shares: number[] = []
  for (const speaker of speakers) {
    const said: SaidWord[] = []
    for (const sentence of sentences) said.push(...(await saidBy(speaker, sentence, room)))
    bySpeaker.push(foundBy(said, heard))
    shares = said.map(({ rows }) => rows.length)
  }
  const words = spread(
    shares.map((_, word) => agreed(bySpeaker.map((found) => found[word]))),
    shares,
    durationMs,
  )
  const phones = words.flatMap((word, at) =>
    phonesWithin(
      word,
      bySpeaker.map((found) => found[at]),
    ),
  )
  return { words, phones, confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length }
}

/** The frames without what is more than a pause of silence needs, and which frame of the recording each one is. */
function withoutLongPauses({ count, features, speech }: Frames): Frames & { original: Int32Array } {
  const kept: number[] = []
  let silent = 0
  for (let at = 0; at < count; at++) {
    silent = speech[at] ? 0 : silent + 1
    if (silent <= LONGEST_PAUSE) kept.push(at)
  }
  const short = new Float32Array(kept.length * WIDTH)
  for (const [at, from] of kept.entries()) short.set(features.subarray(from * WIDTH, (from + 1) * WIDTH), at * WIDTH)
  return {
    count: kept.length,
    features: short,
    speech: Uint8Array.from(kept, (at) => speech[at]!),
    original: Int32Array.from(kept),
  }
}

function foundBy(said: SaidWord[], heard: Frames & { original: Int32Array }): (Found | undefined)[] {
  const placed = warp(patternOf(said), heard)
  return said.map((word, at) => foundWord(word, placed[at], heard.original))
}

function foundWord({ phones }: SaidWord, placed: Placed[number], original: Int32Array): Found | undefined {
  if (!placed) return undefined
  const startOf = (frame: number): number => middleOf(original[frame]!) - HOP_MS / 2
  const endMs = startOf(placed.end) + HOP_MS
  const at = (row: number): number => (row < placed.starts.length ? startOf(placed.starts[row]!) : endMs)
  return {
    startMs: at(0),
    endMs,
    phones: phones.map(({ phone, fromRow, toRow }) => ({ phone, startMs: at(fromRow), endMs: at(toRow) })),
  }
}

/** The middle of what the speakers say of a word, believed as far as most of them agree. */
function agreed(found: (Found | undefined)[]): Believed | undefined {
  const spans = found.filter((one) => one !== undefined)
  if (spans.length * 2 < found.length) return undefined
  const startMs = middle(spans.map((span) => span.startMs))
  const endMs = middle(spans.map((span) => span.endMs))
  // One speaker who is lost does not make the others wrong.
  const apart = spans.map((span) => Math.abs(span.startMs - startMs)).toSorted((x, y) => x - y)[spans.length >> 1]!
  return { startMs, endMs, confidence: spans.length / found.length / (1 + (apart / DOUBTFUL_MS) ** 2) }
}

function middle(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Words that are not found share the time between those that are, by how long they are. */
function spread(agreedWords: (Believed | undefined)[], shares: number[], durationMs: number): AlignedWord[] {
  const words: AlignedWord[] = []
  let before = -1
  for (const at of [...inOrder(agreedWords, durationMs), agreedWords.length]) {
    const last = words[before]
    const next = agreedWords[at]
    const between = shares.slice(before + 1, at)
    const endMs = next?.startMs ?? durationMs
    if (last) last.endMs = Math.min(last.endMs, roomFor(last, endMs, between))
    let clock = last?.endMs ?? 0
    const step = (endMs - clock) / between.reduce((sum, share) => sum + share, 0)
    for (const [nth, share] of between.entries()) {
      const doubt = agreedWords[before + 1 + nth]?.confidence ?? 0
      words.push({ startMs: clock, endMs: clock + step * share, confidence: Math.min(DOUBTED, doubt), placed: false })
      clock += step * share
    }
    if (next) words.push({ ...next, placed: next.confidence >= BELIEVED })
    before = at
  }
  return words
}

/** Those that are likely and stand one after the other, with room for what lies between them. */
function inOrder(words: (Believed | undefined)[], durationMs: number): number[] {
  const kept: number[] = []
  for (const [at, word] of words.entries()) {
    const before = kept.at(-1)
    const since = before === undefined ? 0 : words[before]!.startMs
    const needed = SHORTEST_MS * (at - (before ?? 0))
    if (!word || word.confidence < LIKELY || word.endMs <= word.startMs) continue
    const left = SHORTEST_MS * (words.length - at)
    if (word.startMs >= since + needed && word.startMs + left <= durationMs) kept.push(at)
  }
  return kept
}

/** Where a word must end at the latest, so that those after it have as much time each. */
const roomFor = ({ startMs }: Span, endMs: number, between: number[]): number =>
  between.length === 0
    ? endMs
    : endMs - Math.min(between.length * SHORTEST_MS * 2, ((endMs - startMs) * between.length) / (between.length + 1))

/** The sounds of a word as the speaker has them who is nearest to what was agreed on, fitted into its time. */
function phonesWithin(word: Span, found: (Found | undefined)[]): Phone[] {
  const off = (one: Found): number => Math.abs(one.startMs - word.startMs) + Math.abs(one.endMs - word.endMs)
  const nearest = found.filter((one) => one !== undefined).toSorted((a, b) => off(a) - off(b))[0]
  if (!nearest) return []
  const scale = (word.endMs - word.startMs) / Math.max(1, nearest.endMs - nearest.startMs)
  const fitted = (ms: number): number => word.startMs + (ms - nearest.startMs) * scale
  return nearest.phones.map(({ phone, startMs, endMs }) => ({
    phone,
    startMs: fitted(startMs),
    endMs: fitted(endMs),
  }))
}
