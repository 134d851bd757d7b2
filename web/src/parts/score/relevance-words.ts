import type { Relevance, RelevanceKind } from '@octavo/contract/compliance'
import { plural } from '#format/number.ts'

const OF: Record<Exclude<RelevanceKind, 'elsewhere'>, string> = {
  name: 'its name',
  description: 'its description',
  facts: 'its facts',
  trade: 'its trade',
  place: 'its place',
  audience: 'its audience',
  topic: 'the topic',
}
const WORDS_NAMED = 3

/** Why a text has this relevance, in a sentence. */
export function relevanceSays({ judged, reasons }: Relevance): string {
  if (!judged) return 'Not judged: choose a brand that says what it does, or give the text a title.'
  const own = reasons.flatMap(({ what, words, sentences }) =>
    what === 'elsewhere' ? [] : [`${listed(words)} from ${OF[what]} in ${plural(sentences, 'sentence')}`],
  )
  const other = reasons.find(({ what }) => what === 'elsewhere')
  const says = own.length > 0 ? `It says ${own.join('; ')}.` : 'It says nothing of the brand.'
  return other ? `${says} About something else: ${listed(other.words)}.` : says
}

const listed = (words: readonly string[]): string =>
  words
    .slice(0, WORDS_NAMED)
    .map((word) => `“${word}”`)
    .join(', ')

/** What the score is for, to whom the words belong. */
export const RELEVANCE_MEANS = 'How much of the text is about the brand. It never stops your own words.'
