/** Capital and small letters where they do not belong, marks that are missing or too many, words said twice, and slots left open. */
import { matchesOf, type Slip, type SlipBrand } from './slip.ts'
import { sentencesOf } from './text.rules.ts'

const SMALL_ALWAYS = new Set(
  `a about an and are as at be because but by can do does for from get has have he her his how if in into is it its make more most my no not of on one
  only or our out she so than that the their then there these they this those to under up was we were what when where which while who why will with
  you your`.split(/\s+/),
)
const CAPITAL_ALWAYS =
  /\b(?:i(?!\.e\b)|i['’](?:m|ll|ve|d)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|easter|english|spanish|german|italian|irish|british|american|european|african)\b/g

/** "Portuguese", "Icelandic": large wherever it stands. */
const OF_A_COUNTRY = /(?:ese|[^v]ish|[ln]ian|ican|ench|utch|erman|reek|andic|eltic|ordic)$/

/** In the owner's text these begin a sentence and nothing else: their capital says nothing of them. */
function firstWordsOnly({ description, facts }: SlipBrand): Set<string> {
  const texts = [description, ...facts.flatMap(({ text, answer = '' }) => [text, answer])]
  const sentences = texts.flatMap(sentencesOf)
  const first = sentences.flatMap((sentence) => /^[A-Z][a-z]+(?![\p{L}’'-])/u.exec(sentence)?.[0] ?? [])
  const inside = new Set(sentences.flatMap((sentence) => sentence.replace(/^\S+/, '').match(/\p{Lu}\p{L}+/gu) ?? []))
  return new Set(
    first.filter((word) => !inside.has(word) && !word.toLowerCase().match(CAPITAL_ALWAYS) && !OF_A_COUNTRY.test(word)),
  )
}

const without = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, (said) => 'x'.repeat(said.length)), text)

/** Capitals inside a sentence, quotations and what follows a colon apart. */
function strayCapitals(sentence: string, brand: SlipBrand): string[] {
  const owners = firstWordsOnly(brand)
  const text = without(sentence, [brand.name, ...brand.places])
  // One of several capitals is part of a title.
  const isAlone = (at: number, word: string) =>
    !/\p{Lu}[\p{L}’']*\s$/u.test(text.slice(0, at)) && !/^\s\p{Lu}/u.test(text.slice(at + word.length))
  return [...text.matchAll(/(?<=[\p{Ll}\d,;)]['’]?\s)\p{Lu}\p{Ll}*(?![\p{L}’'.])/gu)]
    .filter(({ index, 0: word }) => isAlone(index, word) && !isOdd(text.slice(0, index), /["“”]/g))
    .map(([word]) => word)
    .filter((word) => word !== 'I' && word !== 'A' && (SMALL_ALWAYS.has(word.toLowerCase()) || owners.has(word)))
}

/** Names and initialisms that are written small. */
function straySmall(sentence: string, brand: SlipBrand): string[] {
  const said = without(sentence, [brand.name, brand.closeLink ?? brand.name])
  const initialisms = [
    ...new Set([brand.description, ...brand.facts.map(({ text }) => text)].join(' ').match(/\b[A-Z]{2,}\b/g) ?? []),
  ].filter((letters) => letters.length > 2)
  const names = [...brand.places, ...initialisms].map((name) => name.toLowerCase())
  return [
    ...matchesOf(said, CAPITAL_ALWAYS),
    ...names.filter((name) => new RegExp(`(?<![\\p{L}@/.])${name}(?![\\p{L}@/])`, 'u').test(said)),
  ]
}

const startsSmall = (sentence: string, { name, closeLink = name }: SlipBrand): boolean =>
  /^["“‘(]?\p{Ll}/u.test(sentence) &&
  !sentence.startsWith(name) &&
  !sentence.startsWith(closeLink) &&
  !/^e-/.test(sentence)

const DOUBLED = /(?<![\p{L}'’-])(\p{L}+)\s+\1(?![\p{L}'’-])/giu
const MAY_STAND_TWICE = /^(?:that|had|very|no|bye|night|so|really|knock|tap|drip|ha|hey)$/i

const doubledWords = (sentence: string): string[] =>
  [...sentence.matchAll(DOUBLED)]
    .filter(([said, word = '']) => !MAY_STAND_TWICE.test(word) && !/\p{Lu}.*\s\p{Lu}/u.test(said))
    .map(([said]) => said)

const SLOT =
  /[{}[\]<>|]|\$\{|\b(?:undefined|null|NaN|TODO|TBD|lorem|ipsum|xxx)\b|%[sd]\b|\bobject Object\b|_{2,}|\b\w+_\w+\b|\bourname\b/g
const MARKS =
  /\.\.(?!\.)(?<!\.\.\.)|[,;:]\.|[!?],|(?<!\b(?:etc|e\.g|i\.e|a\.m|p\.m|Co|Inc|Ltd|No|St))\.,|,,|[.?!];|\?\.|!\.|\s[,;:?!](?!\S*\d)|\s\.(?=\s|$)|\p{L},(?=\p{L})|[,;]$|\(\s|\s\)/gu
/** A colon leads to the next line. */
const ENDS_WELL = /[.!?…:][)"”’']?$/
/** A word that cannot be the last. */
const HANGS = /(?<!\bword )\b(?:an?|the|and|or|but|your|our|their|my|than|because|if|very|a lot of|such as)[.!?]$/g

const isOdd = (text: string, mark: RegExp): boolean => (text.match(mark)?.length ?? 0) % 2 === 1

function marksOf(sentence: string, { closeLink }: SlipBrand): Slip[] {
  const isLink = closeLink !== undefined && sentence.toLowerCase().endsWith(closeLink.toLowerCase())
  return [
    ...(ENDS_WELL.test(sentence) || isLink ? [] : [{ rule: 'no full stop', words: sentence.slice(-40) }]),
    ...matchesOf(sentence.replace(/\.\.\./g, '…'), MARKS).map((words) => ({
      rule: 'marks',
      words: words || sentence.slice(-20),
    })),
    ...matchesOf(sentence, HANGS).map((words) => ({ rule: 'hanging end', words })),
    ...(isOdd(sentence, /["]/g) || isOdd(sentence, /[“”]/g) || isOdd(sentence, /[()]/g)
      ? [{ rule: 'odd mark', words: sentence.slice(0, 40) }]
      : []),
  ]
}

export function lettersOf(sentence: string, brand: SlipBrand): Slip[] {
  const as = (rule: string) => (words: string) => ({ rule, words })
  return [
    ...strayCapitals(sentence, brand).map(as('capital inside')),
    ...straySmall(sentence, brand).map(as('small name')),
    ...(startsSmall(sentence, brand) ? [{ rule: 'small start', words: sentence.slice(0, 30) }] : []),
    ...doubledWords(sentence).map(as('word twice')),
    ...matchesOf(sentence, SLOT).map(as('slot left')),
    ...marksOf(sentence, brand),
  ]
}
