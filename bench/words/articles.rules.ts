/** "a" before a consonant's sound and "an" before a vowel's, initialisms and figures included. */
import { matchesOf } from './slip.ts'

const HOURS = /^(?:hour|honest|honor|honour|heir)/i
const YOUS = /^(?:uni(?!n|mp|nt)|us(?:e|u|a)|eu|ewe|ubiq|uku|ura|ure|uri(?!n)|ute|uto|one|once|ouija)/i
/** Initialisms that are said as words, or either way. */
const SAID_AS_WORDS = new Set(
  'AIDS ASAP FAQ FIFA FIRS HIIT LAN LASER LEGO LOL MOT NASA NATO NEET RAM REM RIB ROM SAIF SCUBA SIM SOHO SQL SWAT UNESCO VAT WETT'.split(
    ' ',
  ),
)
const VOWEL_LETTERS = /^[AEFHILMNORSX]/

function beginsWithVowel(word: string): boolean | undefined {
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d)|1[18],\d{3}(?!,))/.test(word)
  const letters = /^[A-Z](?=-|$)|^[A-Z]{2,5}(?=s?$|-|')/.exec(word)?.[0]
  if (letters) return SAID_AS_WORDS.has(letters) ? undefined : VOWEL_LETTERS.test(letters)
  if (HOURS.test(word)) return true
  if (YOUS.test(word)) return false
  return /^[aeiouáéíóú]/i.test(word)
}

const ARTICLE = /(?<![\p{L}\d'’.-])(an?|An?|AN)\s+["“'‘(]?((?:[A-Z]{2,}|[\p{L}\d])[\p{L}\d.,'’&-]*)/gu

export function wrongArticles(text: string): string[] {
  return [...text.matchAll(ARTICLE)].flatMap(([said, article = '', next = '']) => {
    // "vitamin A is", "from A to B"
    if (/^(?:and|or|is|to|are|was)$/.test(next) && article === 'A') return []
    const word = next.replace(/[.,'’&-]+$/, '')
    const vowel = beginsWithVowel(word)
    const isRight = vowel === undefined || vowel === (article.length === 2)
    return isRight ? [] : [said.slice(0, said.length - next.length + word.length)]
  })
}

const DETERMINER = '(?:an?|the|our|your|my|their|its)'

/** Two articles in a row, or one before a word that takes none. */
export const strayArticles = (sentence: string): string[] => [
  ...matchesOf(sentence, new RegExp(`\\b${DETERMINER} (?:an?|the|our|your|my|their|its|these|those)\\b(?!-)`, 'gi')),
  ...matchesOf(
    sentence,
    /\b(?:a|an|the|our|your|my|their) (?:we|they|he|she|is|are|was|were|has|to|of|but|and|or|with|for|from|because|if)\b(?![-’'])/gi,
  ).filter((said) => !/^A /.test(said)),
  ...matchesOf(sentence, /(?<!\bbegins? )\b(?:about|of|at|with|for|into|without|by) (?:we|they|he|she)\b(?!['’])/gi),
]
