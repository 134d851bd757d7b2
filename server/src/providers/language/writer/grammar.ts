/** The small mechanics of English that a pattern with slots needs. */

export const upperFirst = (text: string): string => text.replace(/^\P{L}*\p{Ll}/u, (head) => head.toUpperCase())

// Words that open a sentence and never are names: only these may lose their capital in the middle of one.
const OPENERS = new Set(
  `a an the this that these those it they we you he she one two three four five six some many most few several each
  every all both no nobody anyone someone people customers visitors readers buyers when where while if once after before
  as at by for from in into of on over to under with without until because since what which who whose why how does do
  did is are was can could should would will may has have had there here your our their its not never always often
  only even small large good new old long short more less first last ask write say tell choose put give take make keep
  look read count list name pick draw show send try test open close set add cut find check think picture imagine note
  start stop begin end let leave move turn use watch walk work compare mark plan print call answer explain replace
  remove ring bring wash store wipe hang hold press rinse wait notice feel touch turn lay fold measure buy store
  being having doing asking writing selling whoever whatever anything something nothing everything between`
    .split(/\s+/)
    .filter(Boolean),
)

/** Lower-cases the first letter where the first word is certainly no name; else leaves the text alone. */
export function lowerFirst(text: string): string {
  const word = /^[A-Z][a-z']*/.exec(text)?.[0]
  return word && OPENERS.has(word.toLowerCase()) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text
}

/** Lower-cases the verb an instruction opens with. */
export const lowerVerb = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text

const SOUNDS_LIKE_VOWEL = /^(?:[aeiou]|8|11\b|18\b|hour|honest|heir|honou?r|[FHLMNRSX][A-Z]*\b(?![a-z]))/
const SOUNDS_LIKE_CONSONANT = /^(?:uni[^nm]|unit|use|usu|util|one\b|once|euro|ukul|U[A-Z])/i

/** "a mug", "an oven", "an hour", "a unit". */
export const withArticle = (noun: string): string =>
  `${SOUNDS_LIKE_VOWEL.test(SOUNDS_LIKE_CONSONANT.test(noun) ? 'b' : noun.replace(/^[AEIO]/, 'a')) ? 'an' : 'a'} ${noun}`

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The text with a full stop, unless it ends a sentence already. */
export const withStop = (text: string): string =>
  /[.!?]["'”’)]*$/.test(text) ? text : `${text.replace(/[,;:\s]+$/, '')}.`

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count)

const NEGATIONS: [RegExp, string][] = [
  [/\b(is|are|was|were|do|does|did|has|have|had|would|should|could|need) not\b/g, "$1n't"],
  [/\b(Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Would|Should|Could) not\b/g, "$1n't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
]
// Never at the end of a clause: "than it is." stays.
const JOINED: [RegExp, string][] = [
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat) is(?= [a-z0-9])/g, "$1's"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) are(?= [a-z0-9])/g, "$1're"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e|[Ii]t) will(?= [a-z0-9])/g, "$1'll"],
  [/\b([Yy]ou|[Tt]hey|[Ww]e) have(?= (?:been|done|made|seen|got|had|just|already|never)\b)/g, "$1've"],
  [/\b([Ll])et us\b/g, "$1et's"],
]

const replaceAll = (text: string, pairs: readonly [RegExp, string][]): string =>
  pairs.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text)

/** "It is not" becomes "It isn't": how people talk. */
export const contract = (text: string): string => replaceAll(replaceAll(text, NEGATIONS), JOINED)

const SPELLED_OUT: [RegExp, string][] = [
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ww])on't\b/g, '$1ill not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|should|could|need)n't\b/gi, '$1 not'],
  [/\b(it|that|there|here|what|who|where)'s(?= (?:been|had|got)\b)/gi, '$1 has'],
  [/\b(it|that|there|here|what|who|where)'s\b/gi, '$1 is'],
  [/\b(you|they|we)'re\b/gi, '$1 are'],
  [/\b(you|they|we|it|that)'ll\b/gi, '$1 will'],
  [/\b(you|they|we)'ve\b/gi, '$1 have'],
  [/\b(you|they|we)'d\b/gi, '$1 would'],
  [/\b([Ll])et's\b/g, '$1et us'],
]

/** "It isn't" becomes "It is not": how a formal text is read. */
export const spellOut = (text: string): string => replaceAll(text, SPELLED_OUT)
