import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { type Chance, chanceOf } from '#chance.ts'
import { describedBy, trendSlots, wishSlots } from '#english/owner.words.ts'
import { fillings, type Slots, tradeSlots } from '#english/slots.ts'
import { days, nearbys, soons, whens } from '#english/times.ts'
import { inTone, type ToneLetter, toneLetterOf } from '#english/tone.ts'
import type { Trade } from '#knowledge/trade.ts'
import { generalTrade } from '#knowledge/trades/any.ts'
import { trades } from '#knowledge/trades/index.ts'
import { type Trait, traitsOf } from '#patterns/persona.traits.ts'
import type { ScriptRequest } from '#script.ts'
import { tradesOf } from '#topics/trade.detect.ts'
import { type Said, saidMemory } from './said.memory.ts'

/** All that stays the same while one script is written. */
export type WriterContext = {
  request: ScriptRequest
  tone: ToneLetter
  traits: Trait[]
  /** The brand's own trades, the main one first; none when the brand speaks about a subject instead of running a shop. */
  trades: Trade[]
  /** What the patterns may speak of: the brand, its trade, times, the owner's topic and trend. */
  slots: Slots
  /** The same for moments from a trade: where the brand has none, one is borrowed for the picture. */
  pictures: Slots
  chance: Chance
  said: Said
  /** Ids of what the latest scripts were made from, with their age: 0 is the newest. */
  recent: ReadonlyMap<string, number>
}

export function contextFor(request: ScriptRequest): WriterContext {
  const { brand, seed, format } = request
  const chance = chanceOf(seed, brand.name, format)
  const own = businessOf(request)
  const [main] = own
  const slots = { ...(main && tradeSlots(main)), ...generalSlots(request, main) }
  return {
    request,
    tone: toneLetterOf(brand.tone),
    traits: traitsOf(brand.persona),
    trades: own,
    slots,
    pictures: main ? slots : { ...slots, ...tradeSlots(chance.pick(trades)) },
    chance,
    said: saidMemory(request.usedSentences),
    recent: agesOf(request.recentIngredients),
  }
}

/** The trades a brand is in; one that is described and known to no table is told in its own name with what holds for every trade. */
function businessOf({ brand }: ScriptRequest): Trade[] {
  const known = tradesOf(brand)
  if (known.length > 0) return known
  const { name } = describedBy(brand.description)
  return name ? [{ ...generalTrade, name }] : []
}

function generalSlots({ brand, topic, trend }: ScriptRequest, main: Trade | undefined): Slots {
  const { about } = describedBy(brand.description)
  const subject = main?.subject || about
  return {
    brand: [brand.name],
    about: subject ? [subject] : [],
    day: days,
    when: whens,
    soon: soons,
    nearby: nearbys,
    ...wishSlots(topic),
    ...trendSlots(trend),
  }
}

function agesOf(recent: readonly string[]): Map<string, number> {
  const ages = new Map<string, number>()
  recent.forEach((id, age) => {
    if (!ages.has(id)) ages.set(id, age)
  })
  return ages
}

/** How long ago something was used: the older, the larger; endless when it never was. */
export const ageOf = ({ recent }: WriterContext, id: string): number => recent.get(id) ?? Number.MAX_SAFE_INTEGER

/** The longest unused first; those never used in chance order. */
export const longestUnused = <Item extends { id: string }>(context: WriterContext, items: readonly Item[]): Item[] =>
  context.chance.shuffled(items).toSorted((a, b) => ageOf(context, b.id) - ageOf(context, a.id))

const MOST_WORDS = 30

/** Whether every sentence of a text is short enough, and announces at most one thing, to be followed by ear. */
const followable = (text: string): boolean =>
  sentencesOf(text).every(({ text: sentence }) => wordsOf(sentence).length <= MOST_WORDS && !/: .*: /.test(sentence))

/** The first of the texts that may be said: new and easy to follow. It comes back in the brand's tone. */
export function firstSayable(context: WriterContext, said: Said, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const spoken = inTone(text, context.tone)
    if (followable(spoken) && said.allNew(spoken)) return spoken
  }
  return undefined
}

const WE = /\b(?:we|us|our|ours)\b/i

/** The writer's own patterns, filled, in chance order. "We" is the brand, and speaks only where there is a presenter. */
export const filled = (context: WriterContext, patterns: readonly string[], slots: Slots): string[] =>
  fillings(
    context.request.presenter ? patterns : patterns.filter((pattern) => !WE.test(pattern)),
    slots,
    context.chance,
  )

/** The first of the texts that was not said word for word, exactly as it stands: for what the owner wrote. */
export const firstQuotable = (said: Said, texts: readonly string[]): string | undefined =>
  texts.find((text) => said.allUnspoken(text))
