/** How one written token is said. A table of shapes, tried from the top; what fits none is cut into words. */

import { cardinal, clock, decade, decimal, digitWords, fraction, ordinal, year } from './number.words.ts'
import {
  BEFORE_LETTER,
  CURRENCIES,
  DOMAIN_ENDS,
  JOINED_ONLY,
  MONTHS,
  PRICE_PERIODS,
  SAID_ENDS,
  SCALE_LETTERS,
  SCALE_WORDS,
  SIGNS,
  UNITS,
  WEEKDAYS,
} from './spelling.tables.ts'
import { sayName, sayWord, type WordContext } from './word.speech.ts'

/** What stands around the token: its neighbours without punctuation, in lower case. */
export type TokenContext = WordContext & { previous: string; next: string; inPhone: boolean; last: boolean }

type Rule = [shape: RegExp, say: (match: string[], context: TokenContext) => string | undefined]

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`
const shape = (source: string, flags = ''): RegExp =>
  new RegExp(`^(?:${source.replaceAll('NUM', `(${NUMBER})`)})$`, flags)
/** Longer than any address or number that means something: such a token is read as the words in it. */
const LONGEST_SHAPE = 200
const DECADE_OWNERS = new Set('the your my our his her their its early mid late'.split(' '))
const isNumber = (text: string): boolean => /^[$€£¥₹]?\d[\d,.]*(?:-\d[\d,.]*|th|st|nd|rd)?$/.test(text)
const isMonth = (text: string): boolean => text.length > 2 && MONTHS.some((month) => month.startsWith(text))
const size = (digits: string): string => (/^\d{4}$/.test(digits) ? year(digits) : decimal(digits))

const RULES: Rule[] = [
  [/^(?:[A-Za-z]\.)+[A-Za-z]$/, ([all]) => all!.toUpperCase().replaceAll('.', ' ')],
  [/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i, ([all], context) => sayAddress(all!, context)],
  [/^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(\/[^\s?#]*)?(?:[?#]\S*)?$/i, sayUrl],
  [/^#(\d+)$/, ([, n]) => `number ${cardinal(n!)}`],
  [
    /^([#@])([A-Za-z0-9_.]*[A-Za-z0-9_])$/,
    ([, sign, name], context) => `${sign === '#' ? 'hashtag' : 'at'} ${sayName(name!, context)}`,
  ],
  [/^(\d{4})-(\d{2})-(\d{2})$/, ([, y, m, d]) => sayDate(y!, m!, d!)],
  [
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/,
    ([, a, b, y]) => (Number(a) > 12 ? sayDate(y!, b!, a!) : sayDate(y!, a!, b!)),
  ],
  [/^(?:\+?\d{1,3}[-.])?\(?\d{3}\)?[-.]\d{3}[-.]\d{4}$|^\d{3}[-.]\d{4}$/, ([all]) => sayPhone(all!)],
  [/^\+(\d{1,3})$/, ([, code]) => `plus ${digitWords(code!)}`],
  [/^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/, ([, h, m], { next }) => clock(h!, m!, /^[ap]\.?m\b/.test(next))],
  [
    /^(\d{1,2})(?::([0-5]\d))?([ap])\.?m\.?$/i,
    ([, h, m, half]) => `${clock(h!, m ?? '00', true)} ${half!.toUpperCase()} M`,
  ],
  [/^([ap])\.?m\.?$/i, ([, half], { previous }) => (/\d/.test(previous) ? `${half!.toUpperCase()} M` : undefined)],
  [/^(\d{1,3}):(\d{1,3})$/, ([, a, b]) => `${cardinal(a!)} to ${cardinal(b!)}`],
  [/^24\/7$/, () => 'twenty four seven'],
  [/^(\d{1,3})\/(\d{1,3})$/, ([, a, b]) => sayRatio(a!, b!)],
  [/^(\d)'(\d{1,2})"?$/, ([, feet, inches]) => `${cardinal(feet!)} foot ${cardinal(inches!)}`],
  [/^'?((?:1[1-9]|20)?\d0)'?s$/i, ([, n], { previous }) => sayDecade(n!, previous)],
  [/^(\d[\d,]*)(?:st|nd|rd|th)$/i, ([, n]) => ordinal(n!.replaceAll(',', ''))],
  [/^(\d+)['’](\d{1,2})"$/, ([, feet, inches]) => `${cardinal(feet!)} foot ${cardinal(inches!)}`],
  [shape('(-?)(US|CA|AU)?([$€£¥₹₩₿])NUM([a-z]{0,2})(?:/([a-z]+))?(\\+?)', 'i'), sayMoney],
  [shape('NUM([$€£¥₹₩₿])'), ([, n, sign], context) => money(sign!, n!, '', context)],
  [shape('NUM-NUM-NUM'), ([, ...parts]) => parts.map(decimal).join(' ')],
  [/^([^-]*\d[^-]*)-([$€£¥₹₩₿]?\.?\d.*)$/, sayRange],
  [shape('NUM%'), ([, n]) => `${decimal(n!)} percent`],
  [shape('NUMx', 'i'), ([, n]) => `${decimal(n!)} times`],
  [shape('NUMx(\\d+)', 'i'), ([, a, b]) => `${size(a!)} by ${size(b!)}`],
  [/^(\d{3,4})p$/, ([, n]) => `${Number(n) < 1000 ? cardinal(n!) : year(n!)} P`],
  [
    /^([48])k$/i,
    ([, n], { next }) =>
      /^(video|resolution|tv|film|footage|display|screen)/.test(next) ? `${cardinal(n!)} K` : undefined,
  ],
  [/^([2-6])G$/, ([, n]) => `${cardinal(n!)} G`],
  [
    shape('NUM([kmb]|mm|mn|bn)', 'i'),
    ([, n, scale]) =>
      /^\d.*[kKMBn]$/.test(n! + scale!) ? `${decimal(n!)} ${SCALE_LETTERS[scale!.toLowerCase()]}` : undefined,
  ],
  [shape('NUM([a-z°/]+)', 'i'), ([, n, unit]) => sayUnit(n!, unit!)],
  [/^v(\d+(?:\.\d+)*)$/i, ([, n]) => `version ${n!.split('.').map(cardinal).join(' point ')}`],
  [/^\d+(?:\.\d+){2,}$/, ([all]) => all!.split('.').map(cardinal).join(' point ')],
  [shape('NUM'), ([all], context) => number(all!, context)],
  [/^[~≈](.+)$/, ([, rest], context) => `about ${sayToken(rest!, context)}`],
  [/^([<>≤≥±])(.+)$/, ([, sign, rest], context) => `${SIGNS[sign!]} ${sayToken(rest!, context)}`],
  [/^-(.*\d.*)$/, ([, rest], context) => `minus ${sayToken(rest!, context)}`],
  [/^(.*\d.*)\+$/, ([, rest], context) => `${sayToken(rest!, context)} plus`],
  [/^\+(.*\d.*)$/, ([, rest], context) => `plus ${sayToken(rest!, context)}`],
]

/** Says a token that has been folded to plain letters and freed of quotes, brackets and closing punctuation. */
export function sayToken(token: string, context: TokenContext): string {
  if (SIGNS[token.toLowerCase()]) return SIGNS[token.toLowerCase()]!
  if (token.length > LONGEST_SHAPE) return sayMixed(token, context)
  const separate = saySeparateUnit(token, context) ?? sayCalendar(token, context)
  if (separate) return separate
  for (const [pattern, say] of RULES) {
    const said = pattern.test(token) ? say([...pattern.exec(token)!], context) : undefined
    if (said) return said
  }
  return sayMixed(token, context)
}

/** Words joined by hyphens, dashes, slashes and signs: a long dash and a stop are pauses, "&" is said. */
function sayMixed(token: string, context: TokenContext): string {
  // A lone capital joined to something ("Q&A", "A-frame") is a letter.
  const inside = /^[A-Za-z]$/.test(token) ? context : { ...context, last: true }
  return token
    .replace(/--+|\.{2,}|[()[\]{}:;!?|"]+/g, ', ')
    .replace(/(?<=[a-z]{2})\.(?=[A-Z])/g, ', ')
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/(?<=\w)\+(?=\w)/g, ' plus ')
    .split(/([,\s]+)|[^A-Za-z0-9',]+/)
    .map((part) => (part === undefined ? ' ' : /^[,\s]*$/.test(part) ? part : sayPiece(part, inside)))
    .join('')
}

function sayPiece(piece: string, context: TokenContext): string {
  const bare = piece.replace(/^'+|(?<!')'+$/g, '')
  if (/^[a-z]$/i.test(bare)) return sayLetter(bare, context)
  return bare && (sayNumberish(bare, context) ?? sayWord(bare, context))
}

/** "A" is the article and "I" the speaker unless they stand where a letter does. */
function sayLetter(letter: string, { previous, last }: TokenContext): string {
  if (letter === 'a' || letter === 'i' || letter === 'I') return letter.toLowerCase()
  return letter === 'A' && !BEFORE_LETTER.has(previous) && !last ? 'a' : letter.toUpperCase()
}

/** A number, a year, or an ordinal inside a joined word ("30-day", "3rd-party"). */
function sayNumberish(piece: string, context: TokenContext): string | undefined {
  if (piece.length > LONGEST_SHAPE || !/^\d+(?:st|nd|rd|th|s)?$/i.test(piece)) return undefined
  return sayToken(piece, context)
}

function number(text: string, { previous, next, inPhone }: TokenContext): string {
  if (inPhone) return digitWords(text.replace(/\D/g, ''))
  const isYear = /^(?:1[1-9]|20)\d\d$/.test(text) && !SCALE_WORDS.has(next) && !UNITS[next]
  if (isYear) return year(text)
  const besideMonth = isMonth(previous) || isMonth(next)
  return /^(?:[1-9]|[12]\d|3[01])$/.test(text) && besideMonth ? ordinal(text) : decimal(text)
}

function sayUnit(amount: string, unit: string): string | undefined {
  const names = UNITS[unit.toLowerCase()]
  if (names) return `${decimal(amount)} ${names[amount === '1' ? 0 : 1]}`
  return unit === 's' ? `${decimal(amount)} seconds` : undefined
}

/** "kg" after "5". */
function saySeparateUnit(token: string, { previous }: TokenContext): string | undefined {
  const unit = token.toLowerCase()
  if (!isNumber(previous) || JOINED_ONLY.has(unit)) return undefined
  return UNITS[unit]?.[previous === '1' ? 0 : 1]
}

/** "Jan" before a day, "Mon-Fri". */
function sayCalendar(token: string, { next, previous }: TokenContext): string | undefined {
  const named = (names: string[], short: string): string | undefined => names.find((name) => name.startsWith(short))
  const low = token.toLowerCase()
  if (/^[a-z]{3,4}$/.test(low) && /^[A-Z]/.test(token) && (isNumber(next) || isNumber(previous)))
    return named(MONTHS, low)
  const days = /^([a-z]{3})-([a-z]{3})$/.exec(low)
  const [from, to] = days ? [named(WEEKDAYS, days[1]!), named(WEEKDAYS, days[2]!)] : []
  return from && to ? `${from} to ${to}` : undefined
}

function sayMoney(match: string[], context: TokenContext): string {
  const [, minus, , sign, amount, scale, per, plus] = match
  const said = [minus ? 'minus' : '', money(sign!, amount!, scale ?? '', context)]
  if (per) said.push(`per ${PRICE_PERIODS[per] ?? UNITS[per]?.[0] ?? per}`)
  return [...said, plus ? 'plus' : ''].filter(Boolean).join(' ')
}

function money(sign: string, amount: string, scale: string, { next }: TokenContext): string {
  const { one, many, cent } = CURRENCIES[sign]!
  const [whole = '0', hundredths] = amount.replaceAll(',', '').split('.')
  const scaleWord = SCALE_LETTERS[scale.toLowerCase()] ?? ''
  // "$10 million": the currency is said after the word that follows.
  if (!scaleWord && SCALE_WORDS.has(next)) return decimal(amount)
  if (scaleWord || !cent || hundredths?.length !== 2)
    return `${decimal(amount)} ${scaleWord} ${amount === '1' && !scaleWord ? one : many}`
  const cents = Number(hundredths) ? `${cardinal(String(Number(hundredths)))} ${cent[hundredths === '01' ? 0 : 1]}` : ''
  if (Number(whole) === 0 && cents) return cents
  return [`${cardinal(whole)} ${whole === '1' ? one : many}`, cents].filter(Boolean).join(' and ')
}

/** The name of the currency that is still owed after "$10" when the scale word follows. */
export function currencyAfterScale(token: string, previous: string): string {
  const sign = SCALE_WORDS.has(token.toLowerCase()) ? /[$€£¥₹₩₿](?=\d[\d,.]*$)/.exec(previous)?.[0] : undefined
  return sign ? ` ${CURRENCIES[sign]!.many}` : ''
}

function sayRange([, left, right]: string[], context: TokenContext): string {
  if (left === right) return `${sayToken(left!, context)} ${sayToken(right!, context)}`
  const sign = /^[$€£¥₹]/.exec(left!)?.[0]
  const from = sign ? left!.slice(1) : left!
  const to = sign && !right!.startsWith(sign) ? `${sign}${right}` : right!
  return `${sayToken(from, { ...context, next: '' })} to ${sayToken(to, context)}`
}

function sayRatio(a: string, b: string): string {
  if (Number(a) < Number(b) && ['2', '3', '4', '8'].includes(b)) return fraction(a, b)
  if (['5', '10', '100'].includes(b)) return `${cardinal(a)} out of ${cardinal(b)}`
  return `${cardinal(a)} slash ${cardinal(b)}`
}

function sayDecade(digits: string, previous: string): string | undefined {
  if (digits.length === 4) return decade(digits)
  return DECADE_OWNERS.has(previous) && Number(digits) >= 20 ? decade(digits) : undefined
}

function sayDate(y: string, m: string, d: string): string | undefined {
  const month = MONTHS[Number(m) - 1]
  return month && Number(d) >= 1 && Number(d) <= 31 ? `${month} ${ordinal(String(Number(d)))}, ${year(y)}` : undefined
}

const sayPhone = (text: string): string => text.match(/\d+/g)!.map(digitWords).join(', ')

function sayAddress(address: string, context: TokenContext): string {
  const [user, host] = address.split('@')
  const name = user!
    .split('.')
    .map((part) => sayName(part, context))
    .join(' dot ')
  return `${name} at ${sayHost(host!, context)}`
}

function sayUrl([all, host, path]: string[], context: TokenContext): string | undefined {
  const end = host!.slice(host!.lastIndexOf('.') + 1)
  const sure = /^(?:https?:|www\.)/i.test(all!)
  if (!sure && !(DOMAIN_ENDS.has(end) || (DOMAIN_ENDS.has(end.toLowerCase()) && end === end.toUpperCase())))
    return undefined
  // A path is said as far as a listener can keep it: two plain names.
  const names = (path ?? '').split('/').filter((name) => /^[A-Za-z0-9_-]{1,24}$/.test(name))
  return [sayHost(host!, context), ...names.slice(0, 2).map((name) => sayName(name, context))].join(' slash ')
}

function sayHost(host: string, context: TokenContext): string {
  const labels = host.split('.')
  const end = labels.pop()!.toLowerCase()
  const said = labels.map((label) =>
    label
      .split('-')
      .map((part) => sayName(part, context))
      .join(' dash '),
  )
  const letters = end.length === 2 && !SAID_ENDS.has(end)
  return [...said, letters ? [...end.toUpperCase()].join(' ') : end].join(' dot ')
}
