/** Which trade a business is in, by the names that owners of that trade give it: never by a word that merely occurs in it. */
import { firstPhrase } from '#business/description.ts'
import { trades } from './index.ts'
import type { Trade } from './trade.ts'

type Named = { trade: Trade; words: readonly string[] }

/** The names by their first words. */
let names: Map<string, Named[]> | undefined

function namesOfTrades(): Map<string, Named[]> {
  if (names) return names
  names = new Map()
  for (const trade of trades)
    for (const name of [trade.name, ...trade.also]) {
      const words = plainWords(name)
      const [first = ''] = words
      names.set(first, [...(names.get(first) ?? []), { trade, words }])
    }
  return names
}

/** What may stand before a name without making another business of it. */
const HARMLESS = new Set(
  `a an the my our your small little tiny big family family-run family-owned local independent mobile friendly cozy modern traditional
  traditionally old new young busy quiet boutique luxury premium affordable budget cheap fast quick same-day 24-hour 24/7 emergency professional licensed certified qualified
  award-winning artisan artisanal craft handmade hand-made homemade home home-based organic vegan vegetarian gluten-free eco eco-friendly green sustainable ethical natural
  neighborhood village town city rural urban downtown coastal beach beachfront riverside lakeside island mountain country seaside waterfront rooftop
  women's men's kids children's ladies' gents' ladies gents unisex adult senior student community nonprofit non-profit charity
  online in-home at-home on-site pop-up weekend evening seasonal year-round residential commercial domestic private public
  registered chartered accredited insured two three four group private guided
  fresh specialty speciality classic contemporary vintage retro authentic creative custom bespoke made-to-measure personal full-service one-person two-person one-woman one-man solo freelance
  busy award husband-and-wife father-and-son black-owned woman-owned veteran-owned queer-friendly inclusive general main street high
  are am is run we i we're i'm here this`.split(/[\s/-]+/),
)

/** What may stand after it: the same business under another word. */
const GOES_ON = new Set(
  `shop shops store studio company business service services firm team practice professional professionals expert experts specialist specialists office place van
  owner workshop group co llc ltd inc gmbh school classes class lessons lesson courses course and or in with for that who which at near by on of where since serving
  based from to run offering specializing specialising around across outside just open located delivering made inside next behind here we i our also plus`.split(
    /\s+/,
  ),
)

/** The trade of exactly that name, by any of its names; none for one that is only like it. */
export function tradeNamed(name: string): Trade | undefined {
  const tokens = tokensOf(name)
  const [first] = tokens
  if (!first) return undefined
  return [...new Set([first.word, singular(first.word)])]
    .flatMap((word) => namesOfTrades().get(word) ?? [])
    .find(({ words }) => words.length === tokens.length && stands(words, tokens, 0))?.trade
}

/** The trade that a brand's description names, else the one that its name does; none where neither names one. */
export const tradeOf = ({ name, description }: { name: string; description: string }): Trade | undefined =>
  tradeIn(description) ?? (firstPhrase(description) === '' ? tradeIn(name) : undefined)

/** A word as it is compared, whether it was written large, and whether its clause ends with it. */
type Token = { word: string; isName: boolean; ends: boolean }

const tokensOf = (text: string): Token[] =>
  text
    .split(/[\s/-]+/)
    .map((raw, at) => ({
      word: raw
        .toLowerCase()
        .replace(/[^\p{L}\p{N}&'’]/gu, '')
        .replace(/['’]s?$/, ''),
      // Every sentence begins large.
      isName: (at > 0 && /^\p{Lu}/u.test(raw)) || /^\p{Lu}{2}/u.test(raw),
      ends: /[.,;:!?)–—]$/.test(raw),
    }))
    .filter(({ word }) => word !== '')

/** The trade that stands first in a text, by the longest of its names. */
export function tradeIn(text: string): Trade | undefined {
  const tokens = tokensOf(text)
  const known = namesOfTrades()
  const found = tokens.flatMap(({ word }, at) =>
    [...new Set([word, singular(word)])]
      .flatMap((first) => known.get(first) ?? [])
      .filter(({ trade, words }) => stands(words, tokens, at) && standsAlone(trade, tokens, at, words.length))
      .map(({ trade, words }) => ({ trade, at, length: words.length })),
  )
  const [first] = found.toSorted(
    (a, b) => partOf(tokens, a.at) - partOf(tokens, b.at) || b.length - a.length || b.at - a.at,
  )
  return first?.trade
}

// What stands after these is whom a business serves or what it stands beside.
const NOT_ITSELF = new Set('for with from near by about of like than beside opposite against into'.split(' '))

const PARTS = new Set('with for in on at by from of near and who that where which to or we our also plus'.split(' '))

/** In which part of the sentence a word stands: what comes first is the business, what follows belongs to it. */
const partOf = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).filter(({ word, ends }) => PARTS.has(word) || ends).length

// A place is what it is, whatever is made or sold there: a pandesal bakery is a bakery.
const PLACES =
  /(?:bakery|restaurant|shop|store|salon|studio|school|cafe|café|bar|brewery|winery|gym|hotel|inn|museum|theater|bookstore|boutique|pharmacy|church|deli|pizzeria|distillery|daycare|camp|farm|club|spa|stable|center)$/
// But not with these: a pet hair salon cuts no people's hair, and a doll hospital heals none.
const CHANGERS = new Set(
  `dog cat pet horse equine animal puppy car auto truck boat bike motorcycle vehicle doll toy adult sex used second-hand software
  virtual online digital mobile-home rental wholesale equipment history mobile phone computer laptop garden kids-clothes gun weapon cannabis vape e-bike electric model train`.split(
    /[\s]+/,
  ),
)

/** Whether the words around a name leave it what it is: a horse dentist is no dentist, bakery supplies are no bakery. */
function standsAlone(trade: Trade, tokens: readonly Token[], at: number, length: number): boolean {
  if (tokens.slice(0, at).some(({ word }) => NOT_ITSELF.has(word))) return false
  const own = new Set(trade.words.flatMap((word) => tokensOf(word).map((token) => token.word)))
  const isOwn = (word: string) => own.has(word) || own.has(singular(word))
  const before = tokens.slice(0, at)
  const from = before.findLastIndex(({ word, ends }) => PARTS.has(word) || ends) + 1
  const last = tokens[at + length - 1]
  const isPlace = PLACES.test(singular(last?.word ?? ''))
  const isHarmless = ({ word, isName }: Token) =>
    isName ||
    HARMLESS.has(word) ||
    isOwn(word) ||
    /^\d/.test(word) ||
    /(?:ese|ish|ian|ean|ican)$/.test(word) ||
    (isPlace && !CHANGERS.has(word))
  const after = tokens[at + length]
  return before.slice(from).every(isHarmless) && (!after || last?.ends || GOES_ON.has(after.word) || isOwn(after.word))
}

const plainWords = (text: string): string[] => tokensOf(text).map(({ word }) => word)

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '')

/** Whether a name stands there, in the singular or the plural. */
const stands = (wanted: readonly string[], tokens: readonly Token[], at: number): boolean =>
  wanted.every((word, offset) => {
    const said = tokens[at + offset]?.word ?? ''
    return said === word || singular(said) === word
  })

/** Every trade by its name, in the order of the alphabet, with what else it is called. */
export const tradeNames = (): { name: string; also: string[] }[] =>
  trades.map(({ name, also }) => ({ name, also: [...also] })).toSorted((a, b) => a.name.localeCompare(b.name))
