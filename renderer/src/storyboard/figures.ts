/** Figures in speech: what is counted, and how much. */
import {
  AUXILIARIES,
  bare,
  capital,
  endsClause,
  isSmall,
  JOINERS,
  PREPOSITIONS,
  splitWords,
  trimmed,
} from './language.ts'
import { phraseOf } from './phrase.ts'

export type Figure = { value: string; label: string; strong: boolean }

const SPELLED: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const SCALE = /^(?:hundred|thousand|million|billion)$/
const MEASURES =
  /^(?:percent|per|hours?|minutes?|seconds?|days?|weeks?|months?|years?|dollars?|euros?|pounds?|cents?|degrees?|times|x|people|men|women|children|km|kilometres?|kilometers?|miles?|metres?|meters?|feet|grams?|kilos?|litres?|liters?|words?|steps?|ways?|points?)$/
const FIGURE = /^[$€£#]?\d[\d,.]*(?:%|x|k|m|bn|\+|°)?$/i

const digits = (word: string): string | undefined => {
  const plain = bare(word)
  if (FIGURE.test(plain)) return plain
  return SPELLED[plain] === undefined ? undefined : String(SPELLED[plain])
}
const plural = (word: string) => /[^s]s$/.test(bare(word)) && bare(word).length > 3

type Found = { value: string; from: number; to: number; strong: boolean }

function figureAt(words: string[], at: number): Found | undefined {
  const number = digits(words[at]!)
  if (number === undefined) return undefined
  const spelled = !/\d/.test(words[at]!)
  const closed = endsClause(words[at]!)
  const [next = '', after = ''] = closed ? [] : [bare(words[at + 1] ?? ''), bare(words[at + 2] ?? '')]
  const outOf = /^(?:in|of|out)$/.test(next) && digits(words[at + (next === 'out' ? 3 : 2)] ?? '')
  if (outOf) return { value: `${number} in ${outOf}`, from: at, to: at + (next === 'out' ? 4 : 3), strong: true }
  const upTo = next === 'to' ? digits(words[at + 2] ?? '') : undefined
  const unit = bare(words[at + 3] ?? '')
  if (upTo && (MEASURES.test(unit) || unit === 'percent'))
    return { value: `${number} to ${upTo} ${unit}`, from: at, to: at + 4, strong: true }
  if (next === 'percent' || (next === 'per' && after === 'cent'))
    return { value: `${number}%`, from: at, to: at + (next === 'per' ? 3 : 2), strong: true }
  if (/[%$€£]/.test(number) || /x$/i.test(number)) return { value: number, from: at, to: at + 1, strong: true }
  if (SCALE.test(next)) return { value: `${number} ${next}`, from: at, to: at + 2, strong: true }
  if (MEASURES.test(next)) return { value: `${number} ${next}`, from: at, to: at + 2, strong: true }
  if (plural(next) && !AUXILIARIES.has(next))
    return { value: `${number} ${next}`, from: at, to: at + 2, strong: !spelled }
  if (next && plural(after) && !PREPOSITIONS.has(next) && !JOINERS.has(next) && !AUXILIARIES.has(next))
    return { value: number, from: at, to: at + 1, strong: false }
  return undefined
}

/** What is counted: the words behind the figure up to the end of the clause, else those before it. */
function labelOf(words: string[], found: Found): string {
  const limit = { words: 8, letters: 48 }
  const rest = endsClause(words[found.to - 1]!) ? [] : words.slice(found.to)
  const end = rest.findIndex((word, at) => endsClause(word) || JOINERS.has(bare(rest[at + 1] ?? '')))
  const behind = rest.slice(0, end < 0 ? rest.length : end + 1)
  const goesOn = AUXILIARIES.has(bare(behind[0] ?? ''))
  if (!goesOn && behind.some((word) => !isSmall(word))) {
    const text = behind.join(' ')
    return behind.length <= limit.words && text.length <= limit.letters ? trimmed(text) : phraseOf(text, limit)
  }
  const ahead = words.slice(0, found.from)
  return ahead.some((word) => !isSmall(word)) ? capital(phraseOf(ahead.join(' '), limit)) : ''
}

/** The first telling figure of a text with what it counts; a bare "one" or a year tells nothing. */
export function figureOf(text: string): Figure | undefined {
  const words = splitWords(text)
  const all = words.flatMap((_, at) => figureAt(words, at) ?? [])
  const best = all.find((f) => f.strong) ?? all[0]
  return best && { value: best.value, label: labelOf(words, best), strong: best.strong }
}
