/** Words as a viewer counts them: what a voice gives as one word may be a sentence where it is written without spaces. */
import { graphemes, unspacedWords } from '#draw/text.pieces.ts'
import type { Sentence, Word } from '#plan.ts'

/** `glued`: written right after the word before. */
export type SpokenWord = Word & { glued?: true }

/** Cuts what is written without spaces into its words, each with its share of the time by length. */
export function spokenWords({ text, words }: Pick<Sentence, 'text' | 'words'>): SpokenWord[] {
  let end = 0
  return words.flatMap((word) => {
    const at = text.indexOf(word.text, end)
    const isGlued = at === end && at > 0
    if (at >= 0) end = at + word.text.length
    return partsOf(word, isGlued)
  })
}

function partsOf(word: Word, isGlued: boolean): SpokenWord[] {
  const texts = unspacedWords(word.text)
  const lengths = texts.map((text) => graphemes(text).length)
  const each =
    (word.endMs - word.startMs) /
    Math.max(
      1,
      lengths.reduce((sum, length) => sum + length, 0),
    )
  let { startMs } = word
  return texts.map((text, at) => {
    const endMs = at === texts.length - 1 ? word.endMs : startMs + lengths[at]! * each
    const part = { text, startMs, endMs, ...((at > 0 || isGlued) && { glued: true as const }) }
    startMs = endMs
    return part
  })
}

/** Words as they are written: with spaces between those that have them. */
export const written = (words: readonly SpokenWord[]): string =>
  words.map(({ text, glued }, at) => (at === 0 || glued ? text : ` ${text}`)).join('')
