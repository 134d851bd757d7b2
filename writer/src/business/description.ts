/** What an owner's own sentence says: what the business is, or what it offers, and where. */
import { wordsOf } from '@octavo/voice/text'
import { upperFirst, withArticle } from '#english/grammar.ts'
import { numberOf } from './nouns.ts'

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
export const OFFERS =
  /^(?:we|i)\s+(?:also\s+)?(?:make|sell|offer|build|craft|bake|grow|brew|roast|teach|rent(?: out)?|provide|supply|design|print|import|run|do|hand-?make|restore|repair|fix|paint|produce|breed|organize|organise|host|lead|give)\s+/i
const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+/i
// Where the phrase that names the business ends.
const ENDS =
  /[,.;:(!?]| - | – | — |\s(?:in|with|for|that|who|whose|which|from|at|near|by(?! mail)|on|of|where|since|to(?! order)|delivering|serving|based|offering|specializing|specialising|around|across|outside|within|just|made|next|behind|inside|all over|throughout|through|along|during|into|online)\s|\s(?:\w{3,}ed|cut|led|dyed|woven|grown|built|sold|sewn|blown|drawn|brewed)\s(?=(?:from|in|with|by|to|for|on|at|fresh|frozen|daily|worldwide|into)\b)/i
const LONGEST_NAME = 6

// Words that name a business or what it does for people; other phrases name a subject that somebody speaks about.
const BUSINESS =
  /(?:\b(?:studio|shop|store|workshop|practice|bar|company|agency|school|salon|service|services|business|firm|office|gallery|club|lab|house|farm|boutique|truck|stand|press|theater|theatre|museum|park|center|centre|clinic|garage|yard|academy|charity|works|parlor|parlour|market|cooperative|collective|hire|rental|rentals|repair|repairs|restoration|delivery|supply|supplies|supplier|suppliers|wholesale|classes|lessons|courses|tours|trips|workshops|cleaning|catering|removal|removals|moves|storage|installation|printing|training|coaching|maintenance|sitting|walking|grooming|tuition|translation|translations|photography|mail|order|lodge|inn|hostel|camp|nursery|orchard|vineyard|apiary|choir|orchestra|band|church|temple|mosque|synagogue|library|sanctuary|rescue|shelter|cafe|café|restaurant|bakery|brewery)\b|(?:\b|[a-z])(?:maker|makers|smith|wright|monger|grower|growers|painter|tuner|keeper|breeder|builder|fitter|cutter|carver|binder|weaver|dyer|roaster|brewer|mender|restorer|repairer|trainer|teacher|tutor|instructor|guide|planner|designer|dealer|broker|agent|adviser|advisor|consultant|photographer|translator|interpreter|engraver|sculptor|artist|therapist|technician|engineer|surveyor|inspector|installer|contractor|operator|provider|manufacturer|distributor|importer|exporter|publisher|entertainer|magician|musician|officiant|celebrant|doula|midwife|midwives|nanny|sitter|walker|groomer|farrier|chef|cook|baker|butcher|directors?))$/i
const PLACE_OF_BUSINESS =
  /\b(?:studio|shop|store|workshop|practice|bar|company|agency|school|salon|service|firm|office|gallery|club|lab|farm|boutique|truck|stand|museum|center|centre|clinic|garage|academy|restaurant|bakery|brewery|cafe|café)$/i

// Who only talks about something runs no business that customers come to.
const TALKS =
  /\b(?:explanations?|explained|tips|lessons (?:for|from) (?:life|leaders|busy|teams|founders)|insights?|thoughts|stories|ideas|advice column|podcast|channel|newsletter|blog|vlog|reviews of|facts about|history of)\b/i
// Somebody who says "we", names hours, or a street: that is a business, whatever it is called.
const WORKS =
  /\bfrom \p{Lu}|\b(?:handmade|hand-?\w+ed|made|carved|baked|brewed|dyed|framed|printed|shipped|mailed|included|provided|small batches|small lots|wholesale|in stock|spare parts|results in|used|second-hand|refurbished|i|our|my|i'm|we're|open|by appointment|delivery|delivered|to order|by mail|workshop|per|\d+\s?(?:am|pm|years|people|guests))\b|we\b/iu

const MONTHS =
  /^(?:I|We|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|French|Spanish|German)\b/
const PLACE =
  /\b(?:in|near|around|across|serving|outside|throughout|within|all over) ((?:(?:the|north|south|east|west|central|downtown|greater|old town|st\.) )*\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|upon|on|de|la|am|le|sur|del) )?\p{Lu}[\p{L}'’-]*)*)/giu
const LOWER_PLACE =
  /\b(?:in|near|around) ((?!the |a |an |your |our |my |all |any )\p{Ll}{4,}(?: \p{Ll}{4,})?(?: and \p{Ll}{4,})?)(?=[,.;]|$| and | for | since | with )/gu
const NO_PLACE =
  /^(?:home|the|your|our|my|small|groups?|person|public|private|time|need|trouble|love|stock|season|house|hand|all|any|every|two|three|four|five|six|town|person|english|minutes|hours|days|advance|bulk|style|general|water|wood|stone|gold|silver|summer|winter|spring|fall)$/

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
    .filter(
      (place) =>
        !place.split(' ').some((word) => NO_PLACE.test(word)) &&
        (/ |[aiuo]s$/.test(place) || numberOf(place) !== 'many'),
    )
  return lower?.replace(/\p{L}+/gu, (word) => (word === 'and' ? word : upperFirst(word)))
}

// Where a list of things ends: its commas are part of it.
const LIST_ENDS = new RegExp(ENDS.source.replace('[,.;:', '[.;:'), 'i')
const LONGEST_ITEM = 3

/** "Bearings, belts and conveyor rollers": several things that are offered together. */
function listIn(text: string): string | undefined {
  const whole = (text.split(LIST_ENDS)[0] ?? '').trim()
  const parts = whole.split(/, (?:and )?| and | & /)
  const isList =
    /^[^,]+,.* (?:and|&) [^,]+$/.test(whole) &&
    parts.every((part) => wordsOf(part).length <= LONGEST_ITEM) &&
    !BUSINESS.test(parts[0] ?? '') &&
    !/\b(?:we|i|you|is|are|open)\b/i.test(whole)
  return isList ? whole : undefined
}

/** The phrase with which a description begins, without its article: "mangrove kayak tours". */
export function firstPhrase(description: string): string {
  const text = description.trim().replace(/\s+/g, ' ')
  const bare = text.replace(OFFERS, '').replace(ARTICLE, '').replace(COUNTED, '')
  const list = listIn(bare)
  if (list) return list
  const whole = (bare.split(ENDS)[0] ?? '').trim()
  const [first = ''] = whole.split(/\s(?:and|&|\+|plus)\s/i)
  // "Kitchen and bathroom tiles" is one thing; "roti shop and small catering" is a shop.
  return whole !== first && (PLACE_OF_BUSINESS.test(first) || wordsOf(whole).length > LONGEST_NAME) ? first : whole
}

// What is spoken about, learned or thought, and never sold by the piece.
const SUBJECT =
  /\b(?:attention|habits?|learning|focus|productivity|mindsets?|motivation|leadership|leading|management|managing|marketing|selling|sales|branding|growth|success|happiness|confidence|discipline|mindfulness|well-?being|wellness|psychology|philosophy|history|science|technology|tech|ai|money|investing|finance|economics|business|entrepreneurship|start-?ups?|careers?|communication|relationships|parenting|creativity|thinking|reading|writing|speaking|networking|customers|people|teams|life|living|minds?|future|news|trends|skills|knowledge|education|strategy|innovation|programming|coding|improvement|development|problems|questions|answers|decisions|everything|anything|something)\b/i

/** "Chainmail for film and theater", "HR software for small hotels": something that is made for somebody. */
const isWare = (phrase: string, description: string): boolean =>
  phrase !== '' &&
  !SUBJECT.test(phrase) &&
  wordsOf(phrase).length <= LONGEST_NAME &&
  (numberOf(phrase) === 'mass' ||
    /\b(?:app|platform|kit|box)$/i.test(phrase) ||
    (numberOf(phrase) === 'many' && / for /.test(description)))

/** What a description says of the business. */
export function describedBy(description: string): Described {
  const place = placeIn(description)
  const phrase = firstPhrase(description)
  const words = wordsOf(phrase)
  const verb = /^(?:we|i)\s/i.test(phrase.trim()) || /^(?:we|i)\s/i.test(description.trim().replace(OFFERS, ''))
  const isNamed = words.length > 0 && (words.length <= LONGEST_NAME || phrase.includes(',')) && !verb
  const isBusiness =
    description.trim() !== '' &&
    !TALKS.test(description.split(/[,.;:]/)[0] ?? '') &&
    (BUSINESS.test(phrase) || place !== undefined || WORKS.test(description) || isWare(phrase, description))
  if (!isBusiness || !isNamed) return { isBusiness, ...(place && { place }) }
  const what = lowerStart(phrase)
  return {
    isBusiness,
    what,
    it: numberOf(what) === 'one' && !what.includes(',') ? withArticle(what) : what,
    ...(place && { place }),
  }
}

// A language or a people keeps its capital, and so does what is more than one large letter.
const KEEPS_CAPITAL =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|June|July|August|September|October|November|December)\b|(?:German|Dutch|French|Greek|Irish)\b|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}|\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|ican|ench|utch|reek|erman|hai|andic|eltic|ordic|altic|wiss|zech|urkish|abic|brew|indi|wahili|rwanda|oruba)|\p{Lu}{2}|\p{Lu}\P{L}|\p{Lu}\p{Ll}+, (?:\p{Lu}\p{Ll}+,? (?:and )?)+)/u

/** A phrase as it stands within a sentence. */
export const lowerStart = (phrase: string): string =>
  KEEPS_CAPITAL.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
