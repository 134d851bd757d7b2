/** A rough reading of English: enough to tell where a phrase may begin and end, no more. */
import {
  ADVERBS,
  AUXILIARIES,
  bare,
  DETERMINERS,
  endsClause,
  JOINERS,
  PREPOSITIONS,
  PRONOUNS,
  VERBS,
} from './language.ts'

/**
 * D determiner or number, N noun or adjective, V finite or plain verb, G -ing form, X auxiliary, P preposition,
 * T "to" before a verb, J joins clauses, R pronoun, A adverb.
 */
export type Tag = 'D' | 'N' | 'V' | 'G' | 'X' | 'P' | 'T' | 'J' | 'R' | 'A'

const PLURALS = /^(?:people|men|women|children|you|we|they|who|everyone|nobody|it|he|she|that|which|this)$/

/** The plain form of a word that may be a verb in the third person. */
const singular = (word: string) => [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
const isPlainVerb = (word: string) => VERBS.has(word)
export const isThirdPerson = (word: string) =>
  /s$/.test(word) && !/ss$/.test(word) && singular(word).some((s) => VERBS.has(s))
const isPast = (word: string) => /ed$/.test(word) && (VERBS.has(word.slice(0, -1)) || VERBS.has(word.slice(0, -2)))

const isGerund = (word: string) =>
  VERBS.has(word.slice(0, -3)) || VERBS.has(`${word.slice(0, -3)}e`) || /(.)\1ing$/.test(word)

const CLOSED: [Set<string>, Tag][] = [
  [AUXILIARIES, 'X'],
  [JOINERS, 'J'],
  [DETERMINERS, 'D'],
  [PREPOSITIONS, 'P'],
  [PRONOUNS, 'R'],
  [ADVERBS, 'A'],
]

function content(word: string, before: Tag | undefined, previous: string, next: string): Tag {
  if (/^\d/.test(word)) return 'D'
  if (/ly$/.test(word) && word.length > 4) return 'A'
  if (/ing$/.test(word) && isGerund(word) && before !== 'D') return 'G'
  const opensVerb =
    before === undefined || before === 'R' || before === 'X' || before === 'T' || before === 'A' || before === 'J'
  if (opensVerb && isPlainVerb(word)) return 'V'
  if ((before === 'R' || before === 'A') && (isThirdPerson(word) || isPast(word))) return 'V'
  if (before === 'J' && /^(?:that|which|who)$/.test(previous) && isThirdPerson(word)) return 'V'
  const followsNoun = before === 'N' || before === 'R'
  if (followsNoun && isThirdPerson(word) && !/s$/.test(previous)) return 'V'
  if (followsNoun && isPlainVerb(word) && (/s$/.test(previous) || PLURALS.test(previous)) && next !== '') return 'V'
  if (followsNoun && isPast(word)) return DETERMINERS.has(next) ? 'V' : 'G'
  return 'N'
}

/** One tag for each word. */
export function tagsOf(words: string[]): Tag[] {
  const tags: Tag[] = []
  words.forEach((raw, at) => {
    const word = bare(raw)
    const opens = at === 0 || endsClause(words[at - 1]!)
    const before = opens ? undefined : tags[at - 1]
    const next = endsClause(raw) ? '' : bare(words[at + 1] ?? '')
    const closed = CLOSED.find(([set]) => set.has(word))?.[1]
    if (word === 'to') tags.push(VERBS.has(next) ? 'T' : 'P')
    else if (word === 'one' && (before === 'N' || isPast(next))) tags.push('N')
    else if (closed) tags.push(closed)
    else tags.push(content(word, before, opens ? '' : bare(words[at - 1]!), next))
  })
  return tags
}
