import { paragraphsOf, sentencesOf, wordsOf } from '#text/sentences.ts'
import { PRESETS } from './preset.table.ts'
import type { SpokenSentence, VoiceId } from './voice.ts'

// On whole scripts the voices are this much slower than on the two sentences they were measured on; within 4% after that.
const ON_WHOLE_SCRIPTS = 1.045

/** About how many seconds a voice takes to say a text. */
export const speechSeconds = (text: string, voice: VoiceId): number =>
  (wordsOf(text).length / PRESETS[voice].heard.wpm) * 60 * ON_WHOLE_SCRIPTS

/** The sentences of a text on a clock of so many seconds, each with its share by length: good enough to plan scenes by. */
export function plannedSentences(text: string, seconds: number): SpokenSentence[] {
  const spoken = paragraphsOf(text).flatMap((lines, paragraph) =>
    sentencesOf(lines).map((sentence) => ({ text: sentence.text, paragraph })),
  )
  const letters = spoken.reduce((sum, sentence) => sum + sentence.text.length, 0)
  let at = 0
  return spoken.map((sentence) => {
    const startMs = at
    const lasts = (sentence.text.length / letters) * seconds * 1000
    at += lasts
    return { ...sentence, startMs, endMs: at, words: plannedWords(sentence.text, startMs, lasts) }
  })
}

function plannedWords(text: string, startMs: number, lasts: number): SpokenSentence['words'] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const charEnd = match.index + match[0].length
    const at = (char: number) => startMs + (char / text.length) * lasts
    return { text: match[0], charStart: match.index, charEnd, startMs: at(match.index), endMs: at(charEnd) }
  })
}
