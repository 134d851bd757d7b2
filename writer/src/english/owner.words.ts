import { wordsOf } from '@octavo/voice/text'
import { isPlural, upperFirst, withArticle, withStop } from './grammar.ts'
import type { Slots } from './slots.ts'
import { lowerFirst } from './vocabulary.ts'

// A finite verb makes a clause of a phrase: "Everyone is posting" is said as a sentence of its own.
const FINITE =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|wants?|needs?|loves?|says?|goes|makes?|gets?|i'm|you're|we're|it's|that's|don't|doesn't)\b/i
const QUESTION = /^(?:who|what|why|when|where|which|how|is|are|do|does|did|can|could|should|will|would)\b/i
const CLAUSE_START = /^(?:i|we|you|they|he|she|it|there|everyone|everybody|people|nobody|this|that)\b/i
// A noun phrase longer than this is no longer a phrase that fits into a sentence.
const LONGEST_PHRASE = 14

export type OwnersWords = { kind: 'question' | 'phrase' | 'line'; text: string }

/** What an owner wrote in a field, by how it can be spoken: as a question, within a sentence, or as a line of its own. */
export function ownersWords(written: string): OwnersWords {
  const text = written.trim().replace(/\s+/g, ' ')
  const bare = text.replace(/(?<![.!?…\s])[.!?…\s]+$/, '')
  const howTo = /^how to (.+)$/i.exec(bare)
  if (howTo) return { kind: 'question', text: `How do you ${howTo[1]}?` }
  if (text.endsWith('?') || (QUESTION.test(bare) && FINITE.test(bare)))
    return { kind: 'question', text: `${upperFirst(bare)}?` }
  if (FINITE.test(bare) || CLAUSE_START.test(bare) || /[.:;!]/.test(bare) || wordsOf(bare).length > LONGEST_PHRASE)
    return { kind: 'line', text: withStop(upperFirst(text)) }
  return { kind: 'phrase', text: lowerFirst(bare) }
}

/** Slots for a topic that the owner asked for. */
export function wishSlots(topic: string | undefined): Slots {
  if (!topic?.trim()) return {}
  const { kind, text } = ownersWords(topic)
  if (kind === 'question') return { wishAsk: [text], wishAskLower: [lowerFirst(text)] }
  return kind === 'phrase' ? { wish: [text] } : { wishLine: [text] }
}

/** Slots for a trend that the owner noticed. */
export function trendSlots(trend: string | undefined): Slots {
  if (!trend?.trim()) return {}
  const { kind, text } = ownersWords(trend)
  return kind === 'phrase' ? { trend: [text] } : { trendLine: [text] }
}

/** What a brand is, from its description: as a noun with its article, and as a subject after "about". */
export type Described = { aBusiness?: string; name?: string; about?: string }

const ARTICLE = /^(?:an?|the|our|my|your)\s+/i
const NAME_ENDS = /[,.;:]| (?:in|with|for|that|who|which|from|at|near|by|on|of|where|and|since)\b/
// What a place of business can be called; other descriptions name a subject.
const BUSINESS =
  /\b(?:studio|shop|workshop|practice|bar|company|agency|school|salon|service|store|business|firm|office|gallery|club|lab|house|farm|boutique|kitchen|truck|stand|label|press|theatre|museum|park|centre|center|clinic|garage|yard|academy|charity|maker|works|parlour|parlor|hall|court|market|room|office|group|cooperative|collective|brand)$/i

export function describedBy(description: string): Described {
  const clause =
    description
      .trim()
      .split(/[.;\n]/)[0]
      ?.trim() ?? ''
  const words = clause ? ownersWords(clause) : undefined
  if (words?.kind !== 'phrase') return {}
  const bare = words.text.replace(ARTICLE, '')
  const name = bare.split(NAME_ENDS)[0]?.trim() ?? ''
  const isPlace = BUSINESS.test(name) || (ARTICLE.test(words.text) && !/ and |,/.test(bare.slice(0, name.length + 5)))
  if (!isPlace || isPlural(name) || wordsOf(name).length > 4) return { about: words.text }
  return { name, aBusiness: withArticle(bare) }
}
