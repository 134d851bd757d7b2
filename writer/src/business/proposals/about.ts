/** What a text says of the business as a whole: its name, where it is, whom it is for and who speaks. */
import { BRAND_LIMITS } from '@octavo/contract/brand'
import { describedBy, OFFERS, placeIn } from '#business/description.ts'
import { tradeIn } from '#trades/detect.ts'
import type { Trade } from '#trades/trade.ts'

const NAME = String.raw`(?:The )?\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:(?:&|and|of|the|on) )?(?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d{1,4}))*`
const NAMED: readonly RegExp[] = [
  new RegExp(`^(?:welcome to|here at|at) (${NAME})(?=[,.!]|$| we | is )`, 'iu'),
  new RegExp(String.raw`\b(?:called|named) (${NAME})`, 'u'),
  new RegExp(
    `^(${NAME}) (?:(?:is|are) (?:an?|the|your|our)|makes|offers|sells|teaches|bakes|repairs|builds|helps) `,
    'u',
  ),
  new RegExp(`^(${NAME})(?::| [-–—|]) `, 'u'),
]
const NO_NAME =
  /^(?:we|i|it|this|our|my|there|they|you|your|the|a|an|everything|everyone|all|most|people|here|open|closed|classes|prices|q|a|welcome|home|about|about us|contact|services|menu|shop|faqs?|blog|news|gallery|team|find us|our story)$/i
const LONGEST_NAME_WORDS = 6

const NAME_FIRST = new RegExp(`^(${NAME}), (.+)$`, 'u')

/** The name that a sentence gives the business. */
export function nameIn(sentence: string): string | undefined {
  const [, first, rest] = NAME_FIRST.exec(sentence) ?? []
  if (first && rest && isName(first) && !tradeIn(first) && tradeIn(rest)) return first
  for (const pattern of NAMED) {
    const name = pattern
      .exec(sentence)?.[1]
      ?.replace(/[.,]+$/, '')
      .trim()
    if (name && isName(name)) return name
  }
  return undefined
}

export const isName = (name: string): boolean =>
  name.length <= BRAND_LIMITS.name &&
  /^\p{Lu}/u.test(name) &&
  !NO_NAME.test(name) &&
  !/[,?!]/.test(name) &&
  name.split(' ').length <= LONGEST_NAME_WORDS &&
  // "Pottery studio" says what it is, not how it is called.
  !(tradeIn(name) && /^\p{Lu}\P{Lu}*$/u.test(name))

/** Without the name that stands before what the business is. */
export const withoutName = (sentence: string, name: string | undefined): string =>
  name && sentence.startsWith(name)
    ? sentence
        .slice(name.length)
        .replace(/^\s?(?::|[-–—|]|,|\s(?:is|are)\s)\s*/, '')
        .trim()
    : sentence

/** The first sentence that names a line of work, with what it names. */
export function tradeAmong(sentences: readonly string[]): { trade: Trade; sentence: string } | undefined {
  for (const read of [tradeIn, tradeInPart])
    for (const sentence of sentences) {
      const trade = read(sentence)
      if (trade) return { trade, sentence }
    }
  return undefined
}

const PLACE_LAST =
  /^(\p{L}+(?: \p{Ll}[\p{L}'’-]*)+)(?<! (?:of|by|and|with|from|named|called)) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)$/u

/** "Dog groomer Bristol" as what it is and where. */
export const placeLast = (clause: string): { what: string; place: string } | undefined => {
  const [, what, place] = PLACE_LAST.exec(clause) ?? []
  return what && place ? { what, place } : undefined
}

/** "I'm Marcus, and I do bookkeeping" says it in its second part, "Dog groomer Bristol" before the place. */
function tradeInPart(sentence: string): Trade | undefined {
  const parts = sentence.split(/[,;.]\s+(?:and )?|\s(?:and|[-–—])\s/)
  const bare = parts.map((part) => part.replace(OFFERS, ''))
  return [...bare.slice(0, 1).map((part) => placeLast(part)?.what ?? ''), ...bare.slice(1)].map(tradeIn).find(Boolean)
}

const BASED = /\b(?:based|located|find us|find me|studio|shop|workshop|salon|serving|in the heart of|branch|office)\b/i

export function placeAmong(sentences: readonly string[], main: string): string | undefined {
  const place = [main, ...sentences.filter((one) => one !== main && BASED.test(one))].map(placeIn).find(Boolean)
  return place && place.length <= BRAND_LIMITS.place ? place : undefined
}

const PEOPLE =
  `adults|amateurs|anglers|athletes|babies|beginners|boys|brides|businesses|cats|children|clubs|companies|couples|cyclists|dogs|drivers|everyone|everybody|
families|farmers|freelancers|friends|girls|groups|hikers|homeowners|horses|kids|landlords|locals|makers|men|owners|parents|parties|patients|people|pets|riders|runners|schools|
seniors|startups|students|teams|teenagers|teens|tenants|toddlers|tourists|travelers|travellers|visitors|weddings|women|workers|children's parties`.replace(
    /\s/g,
    '',
  )
const AUDIENCE = new RegExp(
  String.raw`\bfor ((?:[\p{L}'’-]+,? (?:and |& )?){0,5}?(?:${PEOPLE})(?:(?:,| and| &) (?:[\p{L}'’-]+ )?(?:${PEOPLE}))*(?: (?:of all ages|who [^.,;!?]{3,80}|with [^.,;!?]{3,60}|over \d+))?)(?=[.,;:!?]|$| in | at | on | and | near | from | around )`,
  'iu',
)

/** Whom it is for: "beginners and families". */
export function audienceAmong(sentences: readonly string[]): string | undefined {
  const said = sentences.map((sentence) => AUDIENCE.exec(sentence)?.[1]).find(Boolean)
  return said && said.length <= BRAND_LIMITS.audience ? said : undefined
}

const PERSON = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`
const SPEAKERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Ii]['’]m|[Ii] am|[Mm]y name is|[Mm]y name['’]s) ${PERSON}(?:, ((?:an?|the|your) [^.,;!?]{3,120}))?`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:run|owned|hosted|presented|taught|led) by ${PERSON}(?:, ((?:an?|the|your) [^.,;!?]{3,120}))?`,
    'u',
  ),
]

/** Who speaks: "Marcus, a former auditor". */
export function speakerAmong(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences)
    for (const pattern of SPEAKERS) {
      const [, name, what] = pattern.exec(sentence) ?? []
      if (name) return (what ? `${name}, ${what}` : name).slice(0, BRAND_LIMITS.persona)
    }
  return undefined
}

/** What it is called where no trade of that name is known. */
export const calledIn = (sentence: string): string | undefined => {
  const { isBusiness, what = '' } = describedBy(sentence)
  return isBusiness && !/^(?:i['’]m|i am|my name)\b/i.test(sentence) && isThing(what) ? what : undefined
}

/** A line of work, and no clause, nobody's name and nobody's title. */
const isThing = (what: string): boolean =>
  what.length <= BRAND_LIMITS.trade &&
  /\p{L}{4}/u.test(what) &&
  !/\b(?:is|are|was|has|have|do|does|can|will)\b|\band \p{Lu}/u.test(what)
