/** Words as a viewer counts them: what a voice gives as one word may be a sentence where it is written without spaces. */
import { graphemes, unspacedWords } from '#draw/text.pieces.ts'
import type { Word } from '#plan.ts'

/** `glued`: written right after the word before. */
export type SpokenWord = Word & { glued?: true }

/** Cuts what is written without spaces into its words, each with its share of the time by length. */
export const spokenWords = (words: readonly Word[]): SpokenWord[] => words.flatMap(partsOf)

function partsOf(word: Word): SpokenWord[] {
  const texts = unspacedWords(word.text)
  if (texts.length === 1) return [word]
  const lengths = texts.map((text) => graphemes(text).length)
  const each = (word.endMs - word.startMs) / lengths.reduce((sum, length) => sum + length, 0)
  let startMs = word.startMs
  return texts.map((text, at) => {
    const endMs = startMs + lengths[at]! * each
    const part = { text, startMs, endMs, ...(at > 0 && { glued: true as const }) }
    startMs = endMs
    return part
  })
}
