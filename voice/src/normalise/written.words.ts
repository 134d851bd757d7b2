/** A sentence of any language that parts its words with spaces, word by word as it is written. */

import { endOf, joinSilent, marksAfter, type NormalisedSentence, type SpokenPiece } from './normalise.ts'

/** Its captions, and a piece for each that has a letter or a digit. */
export function writtenWords(sentence: string): NormalisedSentence {
  const captions = [...sentence.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const spoken = captions.flatMap(({ text }, caption): SpokenPiece[] => {
    const word = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    return word ? [{ word, pause: /[,;:.!?…–—)]/.test(marksAfter(text)) ? ',' : '', caption }] : []
  })
  if (spoken.length > 0) spoken.at(-1)!.pause = endOf(sentence)
  return joinSilent(captions, spoken)
}
