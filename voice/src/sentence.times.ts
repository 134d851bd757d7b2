/** The times of a sentence's captions, from those of the words that are spoken. */
import type { Span } from '#timing/word.times.ts'
import type { PlannedSentence } from './script.plan.ts'
import type { SpokenSentence } from './speech.ts'

/** Every caption from the first sound of its first spoken word to the last of its last, in whole milliseconds. */
export function timedSentence(sentence: PlannedSentence, spans: Span[]): SpokenSentence {
  const { paragraph, captions, spoken } = sentence
  const said = captions.map((): Span[] => [])
  for (const [at, span] of spans.entries()) said[spoken[at]!.caption]!.push(span)
  const words = captions.map(({ text, start, end }, caption) => {
    const own = said[caption]!
    const [startMs, endMs] = [Math.round(own[0]!.startMs), Math.round(own.at(-1)!.endMs)]
    return { text, charStart: start, charEnd: end, startMs, endMs }
  })
  return { text: textOf(sentence), paragraph, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs, words }
}

export const textOf = ({ captions }: PlannedSentence): string => captions.map(({ text }) => text).join(' ')
