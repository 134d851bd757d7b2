/** Pure: which words of a film are spoken by which recording, before and after an edit. */
import { sentencesOf } from '@octavo/voice/text'
import type { LineRecording } from '#films/make/index.ts'
import { wordsKey } from '#text/spoken-words.ts'
import type { Piece } from './lines.rules.ts'

/** What is wanted of a line; `words` are those of the recording that is to speak it. */
export type WantedRecording = { line: number | string; id: string | null; words?: string | undefined }

/** A stretch of the new script as it can be read: whole, and sentence by sentence. */
function readAs(text: string): string[] {
  return [text, ...sentencesOf(text).map((sentence) => sentence.text)].map(wordsKey)
}

/**
 * The recordings of the film after the changes: those of words that are still in it, and those that are wanted. It does not fit
 * where a line was to be spoken by a recording of other words.
 */
export function recordingsAfter(
  before: readonly LineRecording[],
  wanted: readonly WantedRecording[],
  { script, pieces }: { script: string; pieces: readonly Piece[] },
): { recordings: LineRecording[]; fits: boolean } {
  const texts = pieces.map(({ line, start, end }) => ({ line, words: readAs(script.slice(start, end)) }))
  const by = new Map(before.map(({ words, id }) => [words, id]))
  for (const one of wanted) {
    const { words: said = [] } = texts.find(({ line }) => line === one.line) ?? {}
    if (one.id === null) for (const words of said) by.delete(words)
    else if (one.words === undefined || !said.includes(one.words)) return { recordings: [...before], fits: false }
    else by.set(one.words, one.id)
  }
  const still = new Set(texts.flatMap(({ words }) => words))
  return { recordings: [...by].flatMap(([words, id]) => (still.has(words) ? [{ words, id }] : [])), fits: true }
}

/** Whether two films speak with the same recordings. */
export const sameRecordings = (one: readonly LineRecording[], other: readonly LineRecording[]): boolean =>
  one.length === other.length &&
  one.every(({ words, id }) => other.some((each) => each.words === words && each.id === id))

/** How many of a film's lines its owner reads. */
export function ownVoiceOf(
  lines: readonly { text: string }[],
  recordings: readonly LineRecording[] = [],
): 'all' | 'some' | undefined {
  const read = new Set(recordings.map(({ words }) => words))
  const own = lines.filter(({ text }) => read.has(wordsKey(text))).length
  if (own === 0) return undefined
  return own === lines.length ? 'all' : 'some'
}
