import { sentencesOf, wordsOf } from './sentences.ts'

// What the embedded voices were measured at: about 160 words a minute and a breath after each sentence.
const WORDS_A_SECOND = 160 / 60
const BREATH_SECONDS = 0.35

/** About how many seconds a text takes to say. */
export const spokenSeconds = (text: string): number =>
  wordsOf(text).length / WORDS_A_SECOND + sentencesOf(text).length * BREATH_SECONDS
