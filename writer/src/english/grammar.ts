/** The small mechanics of English that a pattern with slots needs. */

export const upperFirst = (text: string): string => text.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (head) => head.toUpperCase())

/** Lower-cases the verb that an instruction opens with: never a name. */
export const lowerVerb = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text

const VOWEL_SOUND = /^(?:[aeiou]|8|11\b|18\b|hour|honest|heir|honou?r)/i
const CONSONANT_SOUND = /^(?:uni(?!n|m)|unit|use|usual|util|one\b|once|euro|ukul)/i

// Letter by letter: "an HVAC company", "a UX studio".
const INITIALS = /^\p{Lu}{2}/u
const VOWEL_LETTER = /^[AEFHILMNORSX]/

/** "a mug", "an oven", "an hour", "a unit", "an HVAC company". */
export const withArticle = (noun: string): string =>
  `${(INITIALS.test(noun) ? VOWEL_LETTER.test(noun) : VOWEL_SOUND.test(noun) && !CONSONANT_SOUND.test(noun)) ? 'an' : 'a'} ${noun}`

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The text with a full stop, unless it ends a sentence already. */
export const withStop = (text: string): string =>
  /[.!?]["'”’)]*$/.test(text) ? text : `${text.replace(/(?<![,;:\s])[,;:\s]+$/, '')}.`

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count)

// Where the head of a noun phrase ends: "charts | that start at zero".
const AFTER_HEAD =
  / (?:\w{3,}ed|of|for|in|on|at|with|without|that|who|which|to|from|by|as|behind|beside|before|after|between|against|into|you|we|when|where|than|about|around|together|through|under|over|close|instead|until|during|per|made|shown|done|left|kept|built|said|sold|being|having|looming|coming|following|standing) .*$/
const ADJECTIVE_IN_ING = /^(?:neighbouring|squealing|flashing|changing|dripping|opening)\b/
const SINGULAR_IN_S = /(?:ss|us|is|news|business|ics|ness)$/

/** Whether a noun phrase takes "are": by its head, as English mostly shows it. */
export function isPlural(phrase: string): boolean {
  const text = phrase.toLowerCase()
  if (/^(?:what|how|where|why|whether|who|when|which)\b/.test(text)) return false
  if (/^\w+ing\b/.test(text) && !ADJECTIVE_IN_ING.test(text)) return false
  const head = text.replace(AFTER_HEAD, '')
  if (head.includes(' and ')) return true
  const last = head.split(' ').at(-1) ?? ''
  return (last.endsWith('s') && !SINGULAR_IN_S.test(last)) || /^(?:people|children|teeth|men|women)$/.test(last)
}
