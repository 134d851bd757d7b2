/** A text before it is spoken: its sentences and words, and about how long a voice takes to say them. */
export { plannedSentences, plannedSpeech } from './pace.ts'
export { paragraphsOf, plainSentence, sentencesOf, type TextSpan, wordsOf } from './sentences.ts'
export { spokenSeconds } from './speaking-time.ts'
export { stemsOf } from './stems.ts'
