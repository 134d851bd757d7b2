/** What a sentence claims that somebody must have said first: figures, prices, days, names, and what a business promises. */
import { stemsOf, wordsOf } from '@octavo/voice/text'

// biome-ignore format: a table
const SMALL: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30,
  forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12,
}
const LARGE: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000, billion: 1_000_000_000 }
const NUMBER_WORDS = [...Object.keys(SMALL), ...Object.keys(LARGE)].join('|')
const IN_WORDS = new RegExp(`\\b(?:${NUMBER_WORDS})(?:(?:[ -]|[ -]and[ -])(?:${NUMBER_WORDS}))*\\b`, 'gi')
const IN_DIGITS = /\d[\d,]*(?:\.\d+)?/g
const MONEY_BEFORE = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|Rs\.?|R))\s?$/u
const MONEY_AFTER = /^\s?(?:\p{Sc}|(?:dollars?|bucks|cents?|euros?|pounds?|francs?|rand|rupees?|pesos?|kr)\b)/iu
const PERCENT_AFTER = /^\s?(?:%|percent\b|per cent\b)/i
/** Such small numbers are how people talk, where nothing is counted with them. */
const SAID_LIGHTLY = 3
const COUNTED =
  /^[ -](?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|customers?|clients?|guests?|patients?|people|stars?|reviews?|miles?|locations?|times)\b/i

type Figure = { says: string; end: number; value: number; unit: '' | '%' | 'money' }

/** The figures of a text, in digits or in words. */
function figuresOf(text: string): Figure[] {
  const unitAt = (from: number, to: number): Figure['unit'] => {
    const after = text.slice(to)
    if (PERCENT_AFTER.test(after)) return '%'
    return MONEY_AFTER.test(after) || MONEY_BEFORE.test(text.slice(0, from)) ? 'money' : ''
  }
  const found = (says: string, at: number, value: number) => {
    const end = at + says.length
    return { says, end, value, unit: unitAt(at, end) }
  }
  return [
    ...[...text.matchAll(IN_DIGITS)].map(({ 0: says, index }) => found(says, index, Number(says.replaceAll(',', '')))),
    ...[...text.matchAll(IN_WORDS)].map(({ 0: says, index }) => found(says, index, numberIn(says))),
  ]
}

function numberIn(words: string): number {
  let [whole, part] = [0, 0]
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const large = LARGE[word]
    if (large === undefined) part += SMALL[word] ?? 0
    else if (large === 100) part = (part || 1) * 100
    else {
      whole += (part || 1) * large
      part = 0
    }
  }
  return whole + part
}

const isSaidLightly = ({ says, end, value, unit }: Figure, text: string): boolean =>
  !/\d/.test(says) && unit === '' && value <= SAID_LIGHTLY && !COUNTED.test(text.slice(end))

/** Figures that none of the sources gives, with the same unit. */
const unknownFigures = (text: string, sources: string): string[] => {
  const given = figuresOf(sources)
  return figuresOf(text)
    .filter((figure) => !isSaidLightly(figure, text))
    .filter(({ value, unit }) => !given.some((one) => one.value === value && (unit === '' || one.unit === unit)))
    .map(({ says }) => says)
}

const DAYS =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December)\b/g
const PROMISES =
  /\b(?:(?<!feel )free(?! (?:up|time|hand|from|of))|guarante\w+|certified|licensed|insured|award\w*|organic|vegan|patented|proven|clinical\w*|cheapest|discount\w*|refund\w*|warrant\w+|family-owned|family-run|handmade|same-day|next-day|studies|research\w*|scientists?|statistics|hundreds|thousands|millions|number one)\b/gi

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|ed|d|y|ing|ty)$/, '')

const unknownWords = (pattern: RegExp, text: string, sources: string): string[] => {
  const given = sources.toLowerCase()
  return [...text.matchAll(pattern)].map(([word]) => word).filter((word) => !given.includes(stemOf(word)))
}

// A capital within a sentence makes a name of a word, save "I" and what is short for something.
const CAPITAL = /(?<=[\p{L}\p{N},;'’)] )(?!I\b)\p{Lu}[\p{L}'’]+/gu
const isShort = (word: string): boolean => word.length <= 4 && word === word.toUpperCase()

function unknownNames(text: string, known: ReadonlySet<string>): string[] {
  const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '')
  return [...text.matchAll(CAPITAL)]
    .map(([word]) => word)
    .filter((word) => !isShort(word) && !known.has(bare(word)) && !known.has(bare(word).replace(/s$/, '')))
}

export const wordSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(text.toLowerCase())).flatMap((word) => [word, word.replace(/['’]s?$/, '')]))

/** What a text says that its sources don't: `known` are the words of all that was handed out, in which names stand. */
export const unsourced = (text: string, sources: string, known: ReadonlySet<string>): string[] => [
  ...unknownFigures(text, sources),
  ...unknownWords(DAYS, text, sources),
  ...unknownWords(PROMISES, text, sources),
  ...unknownNames(text, known),
]

const OF_OURSELVES = /\b(?:we|we['’](?:re|ve|ll|d)|us|our|ours|my|mine)\b/i

/** Whether it speaks of the business and its own: then the owner must have said something like it. */
export const speaksOfItself = (text: string, name: string, isBusiness: boolean): boolean =>
  (isBusiness && OF_OURSELVES.test(text)) || text.toLowerCase().includes(name.toLowerCase())

/** Whether two texts have a telling word in common. */
export function haveInCommon(text: string, source: string): boolean {
  const stems = new Set(stemsOf(source))
  return stemsOf(text).some((stem) => stems.has(stem))
}
