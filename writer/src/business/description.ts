/** What an owner's own sentence says: what the business is, or what it offers, and where. */
import { wordsOf } from '@octavo/voice/text'
import { withArticle } from '#english/grammar.ts'

export type Described = {
  /** What one looks for, as it stands after "look for": "a sundial maker", "mangrove kayak tours". */
  it?: string
  /** The same without its article, as it stands after "the". */
  what?: string
  place?: string
  /** Somebody does something for others, and does not only talk about it. */
  isBusiness: boolean
}

const ARTICLE =
  /^(?:(?:we are|we're|i am|i'm|i run|we run|this is)\s+)?(?:an?|the|our|my|your)\s+|^(?:we are|we're|i am|i'm|i run|we run)\s+/i
// What one offers, said with a verb.
const OFFERS =
  /^(?:we|i)\s+(?:also\s+)?(?:make|sell|offer|build|craft|bake|grow|brew|roast|teach|rent(?: out)?|provide|supply|design|print|import|run|do|hand-?make|restore|repair|fix|paint|produce|breed|organize|organise|host|lead|give)\s+/i
const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+/i
// Where the phrase that names the business ends.
const ENDS =
  /[,.;:(!?]| - | – | — |\s(?:in|with|for|that|who|whose|which|from|at|near|by(?! mail)|on|of|where|since|to(?! order)|delivering|serving|based|offering|specializing|specialising|around|across|outside|within|just|made|next|behind|inside|all over|throughout)\s/i
const LONGEST_NAME = 6

// Words that name a business or what it does for people; other phrases name a subject that somebody speaks about.
const BUSINESS =
  /(?:\b(?:studio|shop|store|workshop|practice|bar|company|agency|school|salon|service|services|business|firm|office|gallery|club|lab|house|farm|boutique|truck|stand|press|theater|theatre|museum|park|center|centre|clinic|garage|yard|academy|charity|works|parlor|parlour|market|cooperative|collective|hire|rental|rentals|repair|repairs|restoration|delivery|supply|supplies|supplier|suppliers|wholesale|classes|lessons|courses|tours|trips|workshops|cleaning|catering|removal|removals|moves|storage|installation|printing|training|coaching|maintenance|sitting|walking|grooming|tuition|translation|translations|photography|mail|order|lodge|inn|hostel|camp|nursery|orchard|vineyard|apiary|choir|orchestra|band|church|temple|mosque|synagogue|library|sanctuary|rescue|shelter|cafe|café|restaurant|bakery|brewery)\b|(?:\b|[a-z])(?:maker|makers|smith|wright|monger|grower|growers|painter|tuner|keeper|breeder|builder|fitter|cutter|carver|binder|weaver|dyer|roaster|brewer|mender|restorer|repairer|trainer|teacher|tutor|instructor|guide|planner|designer|dealer|broker|agent|adviser|advisor|consultant|photographer|translator|interpreter|engraver|sculptor|artist|therapist|technician|engineer|surveyor|inspector|installer|contractor|operator|provider|manufacturer|distributor|importer|exporter|publisher|entertainer|magician|musician|officiant|celebrant|doula|midwife|midwives|nanny|sitter|walker|groomer|farrier|chef|cook|baker|butcher|directors?))$/i
const PLACE_OF_BUSINESS =
  /\b(?:studio|shop|store|workshop|practice|bar|company|agency|school|salon|service|firm|office|gallery|club|lab|farm|boutique|truck|stand|museum|center|centre|clinic|garage|academy|restaurant|bakery|brewery|cafe|café)$/i

// Who only talks about something runs no business that customers come to.
const TALKS =
  /\b(?:explanations?|explained|tips|lessons for|insights?|thoughts|stories|ideas|advice column|podcast|channel|newsletter|blog|vlog|reviews of|facts about|history of)\b/i
// Somebody who says "we", names hours, or a street: that is a business, whatever it is called.
const WORKS =
  /\b(?:we|i|our|my|i'm|we're|open|by appointment|delivery|delivered|to order|by mail|workshop|per|\d+\s?(?:am|pm|years|people|guests))\b/i

const MONTHS =
  /^(?:I|We|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|French|Spanish|German)\b/
const PLACE =
  /\b(?:in|near|around|across|serving|outside|throughout|within|all over) ((?:(?:the|north|south|east|west|central|downtown|greater|old town|st\.) )*\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|upon|on|de|la|am|le|sur|del) )?\p{Lu}[\p{L}'’-]*)*)/giu
const LOWER_PLACE = /\b(?:in|near|around) (\p{Ll}{4,})(?=[,.;]|$| and )/gu
const NO_PLACE =
  /^(?:home|town|person|english|minutes|hours|days|advance|bulk|style|general|water|wood|stone|gold|silver|summer|winter|spring|fall)$/

/** The place a text names first after what the business is, if it names one. */
export function placeIn(text: string): string | undefined {
  const named = [...text.matchAll(new RegExp(PLACE.source, 'gu'))]
    .map(([, place = '']) => place.replace(/ [A-Z]{2,3}$/, ''))
    .filter((place) => !MONTHS.test(place))
  if (named[0]) return named[0]
  // Somebody who types in small letters lives somewhere too.
  if (/\p{Lu}\p{Ll}/u.test(text)) return undefined
  const [lower] = [...text.matchAll(LOWER_PLACE)]
    .map(([, place = '']) => place)
    .filter((place) => !NO_PLACE.test(place))
  return lower && lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** The phrase with which a description begins, without its article: "mangrove kayak tours". */
export function firstPhrase(description: string): string {
  const text = description.trim().replace(/\s+/g, ' ')
  const bare = text.replace(OFFERS, '').replace(ARTICLE, '').replace(COUNTED, '')
  const whole = (bare.split(ENDS)[0] ?? '').trim()
  const [first = ''] = whole.split(/\s(?:and|&|\+|plus)\s/i)
  // "Kitchen and bathroom tiles" is one thing; "roti shop and small catering" is a shop.
  return whole !== first && (PLACE_OF_BUSINESS.test(first) || wordsOf(whole).length > LONGEST_NAME) ? first : whole
}

/** What a description says of the business. */
export function describedBy(description: string): Described {
  const place = placeIn(description)
  const phrase = firstPhrase(description)
  const words = wordsOf(phrase)
  const verb = /^(?:we|i)\s/i.test(phrase.trim()) || /^(?:we|i)\s/i.test(description.trim().replace(OFFERS, ''))
  const isNamed = words.length > 0 && words.length <= LONGEST_NAME && !verb
  const isBusiness =
    description.trim() !== '' &&
    !TALKS.test(description) &&
    (BUSINESS.test(phrase) || place !== undefined || WORKS.test(description))
  if (!isBusiness || !isNamed) return { isBusiness, ...(place && { place }) }
  const what = lowerStart(phrase)
  const isOne = !MANY.test(what) && !MASS.test(what)
  return { isBusiness, what, it: isOne ? withArticle(what) : what, ...(place && { place }) }
}

// A language or a people keeps its capital, and so does what is more than one large letter.
const KEEPS_CAPITAL =
  /^(?:\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|ican|ench|utch|reek|erman|hai|wiss|zech|urkish|abic|brew|indi|wahili)|\p{Lu}{2}|\p{Lu}\P{L})/u

const lowerStart = (phrase: string): string =>
  KEEPS_CAPITAL.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)

const MANY = /(?:[^su]s|people|children|teeth|men|women)$/i
// What is not counted takes no article.
const MASS =
  /(?:hire|rental|repair|restoration|delivery|supply|wholesale|cleaning|catering|removal|installation|design|printing|training|coaching|maintenance|care|sitting|walking|grooming|tuition|translation|photography|storage|mail|order|sharpening|pumping|control|insurance|furniture|jewelry|pottery|bread|coffee|honey|clothing|software|help|advice|work)$/i
