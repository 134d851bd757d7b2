import type { Speech, SpokenSentence, Viseme } from '#speech.ts'
import { paragraphsOf, sentencesOf } from './sentences.ts'

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

/** A speech that nobody speaks: silence with the times at which a voice would say the text in so many seconds. */
export function plannedSpeech(text: string, seconds: number): Speech {
  const sentences = plannedSentences(text, seconds)
  return {
    pcm: new Float32Array(0),
    sampleRate: 48000,
    durationMs: seconds * 1000,
    sentences,
    visemes: sentences.flatMap(({ words }) => words.flatMap(plannedVisemes)),
    timing: { source: 'estimated', confidence: 0.5 },
    provider: 'none',
  }
}

/** A mouth that opens once a word. */
function plannedVisemes({ startMs, endMs }: { startMs: number; endMs: number }): Viseme[] {
  const at = (share: number) => startMs + share * (endMs - startMs)
  return [
    { shape: 'B', startMs, endMs: at(0.3) },
    { shape: 'C', startMs: at(0.3), endMs: at(0.7) },
    { shape: 'A', startMs: at(0.7), endMs },
  ]
}
