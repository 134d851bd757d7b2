/** English words in Kokoro's phones: a dictionary, what little words are within a sentence, and the built-in engine's rules for the rest. */

import { engineWord, isolatedPhones } from '#flite/flite.ts'
import { lexiconFile } from '#flite/pronunciation.table.ts'
import { LINKED, WEAK } from './english.table.ts'
import { fromArpabet } from './misaki.table.ts'

/** Words in capitals, each with its phones. */
export type Dictionary = ReadonlyMap<string, string>
export type Accent = 'american' | 'british'

const VOWELS = 'AIOQWYaæɑɒɐəᵊɔɛɜʌiɪᵻuʊ'
const STARTS_WITH_VOWEL = new RegExp(`^[ˈˌ]?[${VOWELS}]`)

/** Reads lines of a word and its phones, with tabs between; of several ways to say it the first. What begins with `;;;` is a comment. */
export function readDictionary(text: string): Dictionary {
  const words = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [word, phones] = line.startsWith(';;;') ? [] : line.split('\t')
    if (word && phones) words.set(word, phones.trim())
  }
  return words
}

const OWN = new Map(
  lexiconFile()
    .trim()
    .split('\n')
    .map((line) => line.split(' : ') as [string, string])
    .map(([word, phones]) => [word, fromArpabet(phones.split(' '))]),
)

/** The phones of each word, in the order of `words`: plain words in lower case, capitals for the names of letters. */
export async function englishPhones(
  words: readonly string[],
  dictionary: Dictionary,
  accent: Accent,
): Promise<string[]> {
  const alone = words.map((word) => knownPhones(word, dictionary))
  const unknown = [...new Set(words.filter((_, at) => alone[at] === undefined))]
  const guessed = new Map((await rulePhones(unknown)).map((phones, at) => [unknown[at], phones]))
  const said = words.map((word, at) => alone[at] ?? guessed.get(word) ?? '')
  const linked = said.map((phones, at) => {
    const forms = LINKED[words[at]!]
    if (!forms) return phones
    return STARTS_WITH_VOWEL.test(said[at + 1] ?? '') ? forms.vowel : forms.consonant
  })
  return linked.map((phones, at) => (accent === 'british' ? british(phones, words[at]!) : american(phones)))
}

function knownPhones(word: string, dictionary: Dictionary): string | undefined {
  const plain = engineWord(word)
  const found = OWN.get(plain) ?? WEAK[plain] ?? dictionary.get(plain.toUpperCase())
  if (found !== undefined) return found
  const [, stem = '', ending = ''] = /^(.{2,}?)('s|s')$/.exec(plain) ?? []
  const owner = ending === "s'" ? dictionary.get(`${stem}S`.toUpperCase()) : dictionary.get(stem.toUpperCase())
  return owner && (ending === "s'" ? owner : owner + ownersEnd(owner))
}

const ownersEnd = (phones: string): string => (/[szʃʒʧʤ]$/.test(phones) ? 'ɪz' : /[ptkfθ]$/.test(phones) ? 's' : 'z')

/** What the built-in engine's letter-to-sound rules make of words; it tells no stress, so that is put where English mostly has it. */
async function rulePhones(words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  return (await isolatedPhones(words)).map((phones) => fromArpabet(withStress(phones)))
}

const ARPABET_VOWEL = /^(?:[aeiou].*)$/

function withStress(phones: string[]): string[] {
  const vowels = phones.flatMap((phone, at) => (ARPABET_VOWEL.test(phone) ? [at] : []))
  const usual = vowels.length > 2 ? vowels.length - 3 : 0
  const full = (at: number | undefined): boolean => at !== undefined && !/^ax|^ix/.test(phones[at]!)
  const stressed = full(vowels[usual]) ? vowels[usual] : (vowels.find(full) ?? vowels[usual])
  return phones.map((phone, at) => (ARPABET_VOWEL.test(phone) ? `${phone}${at === stressed ? 1 : 0}` : phone))
}

const UNSTRESSED_ER = /(?<![ˈˌ])ɜɹ/g
const FLAP = new RegExp(`(?<=[${VOWELS}]ɹ?)t(?=[${VOWELS}])`, 'g')
const SYLLABIC_L = new RegExp(`(?<=[^${VOWELS}ˈˌɹ])əl$`)

/** As Kokoro's American speakers were written down: a flapped t, a light er, a syllabic l. */
const american = (phones: string): string =>
  phones.replace(UNSTRESSED_ER, 'əɹ').replace(FLAP, 'T').replace(SYLLABIC_L, 'ᵊl')

/** Where no vowel follows, an r is not said; what stands before it grows longer. */
const SILENT_R: [RegExp, string][] = [
  [/ɑɹ/g, 'ɑː'],
  [/ɔɹ/g, 'ɔː'],
  [/ɜɹ/g, 'ɜː'],
  [/ɛɹ/g, 'ɛː'],
  [/ɪɹ/g, 'ɪə'],
  [/ʊɹ/g, 'ʊə'],
  [/əɹ/g, 'ə'],
]

/** British phones out of American ones, as far as spelling and neighbors tell. */
function british(phones: string, word: string): string {
  const beforeVowel = new RegExp(`ɹ(?=[ˈˌ]?[${VOWELS}])`, 'g')
  let said = phones.replace(UNSTRESSED_ER, 'əɹ').replace(beforeVowel, 'r')
  for (const [with_r, without] of SILENT_R) said = said.replace(with_r, without)
  return said
    .replaceAll('r', 'ɹ')
    .replaceAll('O', 'Q')
    .replaceAll('æ', 'a')
    .replace(/ɑ(?!ː)/g, word.includes('o') ? 'ɒ' : 'ɑː')
    .replace(/ɔ(?!ː)/g, /ough|augh|all|aw/.test(word) ? 'ɔː' : 'ɒ')
    .replace(/(?<=[ˈˌ])([iu])/g, '$1ː')
    .replace(SYLLABIC_L, 'ᵊl')
}
