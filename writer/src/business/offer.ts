/** What a business offers, as its customers would say it: what kind of thing that is, and its name in the forms that a sentence needs. */
import { wordsOf } from '@octavo/voice/text'
import { withArticle } from '#english/grammar.ts'
import type { Kind, Trade, Way } from '#trades/trade.ts'
import { type Count, numberOf, pluralOf, singularOf } from './nouns.ts'

export type Offer = {
  kind: Kind
  /** As it stands after "look for": "a sundial", "piano tuning", "braids and silk presses". */
  a: string
  /** The same without its article, as it stands after "your". */
  noun: string
  /** In general: "sundials", "piano tuning". */
  some: string
  /** What the first of these is. */
  number: Count
}

const OF = / (?:of|for|at|in|with|to|from|or) .*$/

/** "Jars of pickles", of a jar of pickles. */
export const manyOf = (noun: string): string => `${pluralOf(noun.replace(OF, ''))}${OF.exec(noun)?.[0] ?? ''}`

/** The main word alone: "tour" of a kayak tour, "jar" of a jar of pickles. Work that is done has only its whole name. */
export function headOf({ noun, number }: Offer): string {
  const head = noun.replace(OF, '').split(' ').at(-1) ?? noun
  return number === 'many' || (number === 'mass' && /ing$|^(?:repair|care|work|help|hire|removal|service)$/.test(head))
    ? noun
    : head
}

/** By its main word: "a tour", "tours". */
export function shortened(offer: Offer): Offer {
  const head = headOf(offer)
  return OF.test(offer.noun) || head === offer.noun
    ? offer
    : { kind: offer.kind, ...forms(head, offer.number === 'one') }
}

/** Whether it takes "are" in general. */
export const isManyOf = ({ some, number }: Offer): boolean =>
  number === 'many' || (number === 'one' && (/ and /.test(some) || numberOf(some.replace(OF, '')) === 'many'))

const KIND_OF_WAY: Record<Way, Kind> = {
  class: 'experience',
  visit: 'experience',
  join: 'experience',
  salon: 'care',
  home: 'service',
  care: 'care',
  project: 'service',
  shop: 'thing',
  order: 'thing',
  table: 'place',
  stay: 'place',
  advice: 'person',
  hire: 'hire',
  supply: 'supply',
  online: 'online',
}

// "A visit" says nothing of where: the place itself is what one looks for.
const SAYS_NOTHING =
  /^(?:a|an) (?:visit|service|order|session|repair|treatment|fitting|delivery|survey|lesson|course|class|game|show|set|ride|table|round|race|wash|trim|appointment|checkup|clean|sweep|tuning|tow|groom|cut|reading|pickup|job)$/

export const FOOD =
  /\b(?:bread|loaf|loaves|sourdough|pastry|pastries|cake|cakes|cookies?|pies?|pretzels?|tortillas?|pasta|noodles|ramen|sushi|rice|soup|broth|stew|curry|roti|rotis|dumplings?|tacos?|pizzas?|sandwich|sandwiches|kebabs?|sauce|sauces|salsa|ketchup|mustard|vinegar|jam|jams|pickles|preserves|honey|syrup|chocolates?|cacao|candy|fudge|toffee|nougat|snacks?|popcorn|nuts|granola|cereal|cheese|butter|milk|yogurt|eggs|cream|gelato|sorbet|meat|beef|pork|lamb|jerky|sausages?|bacon|ham|fish|seafood|oysters|salmon|caviar|fruit|vegetables|mushrooms|herbs|microgreens|spices?|salt|tea|teas|chai|momos|ceviche|poke|pho|waffles?|crepes?|churros|coffee|juices?|smoothies|drinks?|lemonade|kombucha|beer|ale|wine|cider|mead|gin|whiskey|rum|vodka|sake|liqueur|tofu|tempeh|kimchi|kolaches?|strudel|doughnuts?|donuts?|bagels?|muffins?|croissants?|empanadas?|arepas|tamales|falafel|hummus|olives?|oil|flour|starters?|dates|jelly|marmalade|chutney|pesto|pate|truffles|marzipan|halva|baklava|biscuits|crackers|crisps|fries|burgers?|wings|barbecue|meals?|lunch|lunches)\b/i
const NOT_EATEN = /\b(?:heating|engine|essential|massage|lamp|motor|machine|tables?|molds?|shop|stand|paint)\b/i

/** What is sold is eaten, drunk, or neither. */
const eaten = (kind: Kind, what: string): Kind =>
  kind === 'thing' && FOOD.test(what) && !NOT_EATEN.test(what) ? 'food' : kind

/** What a trade offers, by its table. */
export function offerOfTrade({ kind, way, name, thing, things }: Trade): Offer {
  const is = kind ?? eaten(KIND_OF_WAY[way], `${thing} ${things}`)
  const isThePlace = is === 'place' || is === 'person'
  if (isThePlace || (SAYS_NOTHING.test(thing) && is === 'experience'))
    return counted(is === 'experience' ? 'place' : is, name)
  const noun = thing.replace(/^an? /, '')
  if (!SAYS_NOTHING.test(thing)) return { kind: is, a: thing, noun, some: things, number: 'one' }
  return { kind: is, ...forms(wordsOf(things).length > 1 ? things : ofTrade(name, noun)) }
}

/** "A visit" of a midwife is a midwife visit, and "a repair" at an auto repair shop is auto repair. */
function ofTrade(name: string, noun: string): string {
  const plain = name.replace(/ (?:shop|company|service|center|clinic|store|studio|garage|agency|school)$/, '')
  return plain.endsWith(noun) ? plain : `${plain} ${noun}`
}

const counted = (kind: Kind, noun: string): Offer => ({
  kind,
  a: withArticle(noun),
  noun,
  some: pluralOf(noun),
  number: 'one',
})

/** A noun phrase in its forms, whatever number it has. */
function forms(phrase: string, isCounted = false): Omit<Offer, 'kind'> {
  if (/ and | & /.test(phrase)) return { a: phrase, noun: phrase, some: phrase, number: 'many' }
  const number = numberOf(short(phrase))
  if (number === 'mass' && !isCounted) return { a: phrase, noun: phrase, some: phrase, number }
  const one = number === 'many' ? singularOf(phrase) : phrase
  if (!one) return { a: phrase, noun: phrase, some: phrase, number: 'many' }
  return { a: withArticle(one), noun: one, some: number === 'many' ? phrase : pluralOf(one), number: 'one' }
}

const LONGEST = 3
// These say little without what they are done to.
const DONE_TO = /(?:removal|repair|cleaning|control|care|hire|training|lessons|classes|work)$/i
// What an owner says of it and nobody would ask for.
const PRAISE =
  /^(?:(?:small[ -]group|small|little|tiny|big|busy|new|old|family|family-run|family-owned|independent|local|neighborhood|neighbourhood|friendly|cozy|cosy|modern|traditional|professional|reliable|affordable|honest|premium|luxury|quality|high-quality|the|best|certified|licensed|registered|chartered|accredited|qualified|insured|experienced|award-winning|fresh|authentic|genuine|real|simple|quiet|unique|beautiful|fine|one-person|two-person)\s+)+/i

/** A long phrase by its last words: "small group kayak tours" are kayak tours, "kitchen and bathroom tiles" are tiles. */
function short(whole: string): string {
  const phrase = whole.replace(PRAISE, '')
  const words = phrase.split(' ')
  if (words.length <= LONGEST && !/ and | & |,/.test(phrase)) return phrase
  const parts = phrase.split(/, | and | & /)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  // "Boxes and tea chests": two things. "Kitchen and bathroom tiles": one thing of two kinds.
  if (parts.length > 1 && (numberOf(first) === 'many' || numberOf(last) === 'one')) return short(first)
  if (parts.length > 1 && DONE_TO.test(last)) return last.split(' ').slice(-2).join(' ')
  if (parts.length > 1) return last.split(' ').at(-1) ?? last
  return words.slice(-2).join(' ')
}

const EXPERIENCE =
  /\b(?:class|lesson|course|tour|trip|walk|retreat|night|evening|morning|experience|session|ride|hike|excursion|tasting|adventure|safari|cruise|charter|camp|game|day|weekend|jump|flight|trek|show|concert|circle|ceremony|quest|hunt|meetup|date)(?:e?s)?$|\b(?:workshops|yoga|pilates|meditation|karaoke)$/i
const TEACHING = /\b(?:tuition|tutoring|teaching|coaching)$/i
export const PLACE =
  /\b(?:park|museum|gallery|center|centre|garden|gardens|zoo|club|cafe|café|restaurant|diner|bistro|bar|pub|inn|hotel|hostel|lodge|farm|cinema|theater|theatre|arena|range|rink|alley|court|pool|spa|sauna|baths?|library|gym|lounge|venue|hall|track|maze|campsite|cottage|cabin|house|sanctuary|church|chapel|temple|mosque|synagogue|space|rooms?|market|stand|stall|truck|kitchen|bakery|brewery|winery|vineyard|orchard|nursery|school|academy|clinic|kindergarten|playground|stables?|kennels?|cattery|daycare|preschool|planetarium|observatory|lighthouse|castle|cave|beach|island|studio|salon|parlor|parlour|kiosk|cart|caravan|canteen|cafeteria|teahouse|treehouse|guesthouse)$/i
export const PERSON =
  /(?:\b|[a-z])(?:interpreter|translator|celebrant|officiant|photographer|videographer|magician|musician|singer|pianist|harpist|guitarist|entertainer|therapist|physiotherapist|osteopath|chiropractor|acupuncturist|nutritionist|dietitian|psychologist|counselor|counsellor|coach|trainer|teacher|tutor|instructor|guide|planner|designer|architect|engineer|surveyor|inspector|consultant|adviser|advisor|agent|broker|lawyer|attorney|solicitor|notary|mediator|accountant|artist|illustrator|calligrapher|sculptor|engraver|restorer|conservator|technician|tuner|fitter|installer|doula|midwife|midwives|nanny|sitter|walker|groomer|farrier|vet|chef|cook|butler|genealogist|historian|storyteller|writer|ghostwriter|editor|proofreader|speaker|detective|investigator|dowser|beekeeper|gardener|arborist|plumber|electrician|carpenter|mason|plasterer|roofer|painter|decorator|welder|mechanic|locksmith|blacksmith|silversmith|goldsmith|gunsmith|cobbler|tailor|seamstress|dressmaker|barber|stylist|beautician|masseur|masseuse|healer|shaman|astrologer|medium|dj|emcee|host|auctioneer|appraiser|valuer|diver|driver|pilot|skipper|surgeon|doctor|dentist|optician|audiologist|podiatrist|herbalist|naturopath|caretaker|organizer|director|specialist|expert|contractor|mover|cleaner|sweep|sharpener|sommelier|mixologist|bartender)s?$/i
const MAKER =
  /^(.+?)[\s-]?(?:makers?|builders?|growers?|roasters?|brewers?|bakers?|binders?|carvers?|weavers?|producers?|manufacturers?|carts?|trucks?|stands?|stalls?|kiosks?|manufactory|makery|factory|foundry|growery|sellers?|dealers?|mongers?|importers?|merchants?|workshop|forge|works|shop|store|boutique|emporium|outlet|press)$/i
// What stands before "shop" and is not what is sold there.
const NOT_SOLD =
  /^(?:thrift|charity|vintage|second-?hand|general|corner|village|farm|gift|variety|department|online|antique|consignment|discount|convenience|pop-up|dollar|small|tiny|local|family|independent|concept|home|country|body|chop|machine|repair|job|one-stop|auto|barber|betting|tattoo|coffee|tea)$/i
const FIRM =
  /\s(?:services?|company|business|firm|agency|contractors?|specialists?|experts?|team|crew|group|provider|providers|studio|practice)$/i
const HIRE = /\b(?:hire|rentals?|renting|to rent|for rent|for hire|to hire|lending)\b/i
const SUPPLY =
  /\b(?:wholesale|wholesalers?|supplier|suppliers|distributors?|industrial|in bulk|bulk|by the pallet|oem|b2b|contract manufactur\w+)\b/i
const FOR_FIRMS =
  /\bfor (?:[\w-]+ ){0,2}?(?:restaurants|hotels|cafes|cafés|bakeries|bars|breweries|wineries|farms|farmers|mines|quarries|factories|mills|workshops|builders|contractors|exporters|importers|shops|retailers|stores|offices|hospitals|clinics|labs|laboratories|schools|manufacturers|firms|companies|businesses|industry|airlines|shipyards|garages|dealers|landlords|architects|municipalities|ngos|courts|plants)\b/i

const MAKES =
  /^(?:we|i)\s+(?:also\s+)?(?:hand-?)?(?:make|sell|build|craft|bake|grow|brew|roast|weave|carve|print|import|produce|breed|forge|blow|cast|sew|knit|bind|turn|distill?|cure|smoke|ferment|design and make|press|mill|manufacture)\b/i
const GUIDES = /^(?:we|i)\s+(?:run|lead|host|organi[sz]e|guide|give|offer|teach)\b/i
const PEOPLE =
  /^(?:women|men|girls|boys|kids|children|people|adults|beginners|teens|seniors|families|parents|owners|students)\b/i
const TEACHES = /^(?:we|i)\s+teach\b/i

// What is done to a thing, by what it is called when it is done.
const DEEDS: readonly [verb: RegExp, deed: string][] = [
  [/^(?:repair|fix|mend|service)$/i, 'repair'],
  [/^restore$/i, 'restoration'],
  [/^collect$/i, 'collection'],
  [/^move$/i, 'moving'],
  [/^deliver$/i, 'delivery'],
  [/^translate$/i, 'translation'],
  [/^install|^fit$/i, 'installation'],
  [/^maintain$/i, 'maintenance'],
  [/^remove$/i, 'removal'],
  [/^clean$/i, 'cleaning'],
  [/^tune$/i, 'tuning'],
  [/^sharpen$/i, 'sharpening'],
  [/^paint$/i, 'painting'],
  [/^train$/i, 'training'],
  [/^groom$/i, 'grooming'],
  [/^digiti[sz]e$/i, 'digitizing'],
  [/^store$/i, 'storage'],
  [/^transport|^ship$/i, 'transport'],
  [/^inspect$/i, 'inspection'],
  [/^engrave$/i, 'engraving'],
  [/^recycle$/i, 'recycling'],
  [/^frame$/i, 'framing'],
  [/^rescue$/i, 'rescue'],
]
const DOES =
  /^(?:we|i)\s+(?:also\s+)?(repair|fix|mend|service|restore|collect|move|deliver|translate|install|fit|maintain|remove|clean|tune|sharpen|paint|train|groom|digiti[sz]e|store|transport|ship|inspect|engrave|recycle|frame|rescue)\s+(?:(?:your|the|old|unwanted|broken|used|all|any|any kind of|all kinds of|every|more|and [a-z]+)\s+)*([\p{L} -]+)/iu
const OBJECT_ENDS =
  /\s(?:in|with|for|that|who|which|from|at|near|by|on|of|where|since|to|around|across|and|so|into|all over|throughout)\s.*$/i

/** What is offered where a description does not begin with its name but with what is done: "We tune pianos". */
function offerOfDeed(description: string): Offer | undefined {
  const [, verb = '', object = ''] = DOES.exec(description) ?? []
  const deed = DEEDS.find(([pattern]) => pattern.test(verb))?.[1]
  const what = object.replace(OBJECT_ENDS, '').trim()
  if (!deed || !what || wordsOf(what).length > LONGEST) return undefined
  const noun = `${singularOf(what) ?? what} ${deed}`
  return { kind: 'service', a: noun, noun, some: noun, number: 'mass' }
}

/** What a description offers: `phrase` is the name that it begins with, without its article. */
export function offerIn(description: string, phrase: string): Offer | undefined {
  const offer = unseasoned(description, phrase)
  if (!offer) return undefined
  const isSold = offer.kind === 'thing' || offer.kind === 'supply'
  if (isSold && ON_A_SCREEN.test(offer.noun)) return { ...offer, kind: 'online' }
  if (offer.kind === 'thing' && LODGING.test(offer.noun)) return { ...offer, kind: 'place' }
  if (offer.kind === 'thing' && BUILT.test(offer.noun)) return { ...offer, kind: 'service' }
  return { ...offer, kind: eaten(offer.kind, `${offer.noun} ${offer.some}`) }
}

const ON_A_SCREEN =
  /\b(?:software|apps?|platform|websites?|plug-?ins?|newsletters?|podcasts?|e-?books?|fonts|templates|video games?|downloads?|hosting)$/i
const LODGING =
  /\b(?:cabins?|cottages?|rooms?|apartments?|yurts?|treehouses?|huts?|villas?|suites?|campsites?|pods?|chalets?|guesthouses?|bungalows?|houseboats?|beds)$/i
// Nobody takes these in the hand: they are built where they stand.
const BUILT =
  /\b(?:barns?|houses?|homes?|sheds?|greenhouses?|bridges?|pools?|saunas?|roofs?|floors?|walls?|gates?|fences?|stairs|staircases?|kitchens?|gardens?|ponds?|silos?|carports?|decks?|pergolas?|conservatories|conservatory|garages?|stables|driveways?|patios?|wells?|shelters?|playgrounds?|bathrooms?|windows|facades?|boilers?|furnaces?|heat pumps?)$/i

function unseasoned(description: string, phrase: string): Offer | undefined {
  const text = description.trim().replace(/\s+/g, ' ')
  const deed = offerOfDeed(text)
  if (deed) return deed
  if (!phrase || /^(?:we|i) /i.test(phrase)) return undefined
  const clause = text.split(/[.;:]/)[0] ?? ''
  const bare = phrase.replace(/\s(?:by mail|to order|by post|on demand)$/i, '')
  if (TEACHES.test(text) && PEOPLE.test(bare)) return { kind: 'experience', ...forms('lessons') }
  if (TEACHES.test(text) && !EXPERIENCE.test(bare)) return { kind: 'experience', ...forms(`${short(bare)} lessons`) }
  if (HIRE.test(clause)) return hired(bare)
  const forFirms = SUPPLY.test(clause) || FOR_FIRMS.test(clause)
  if (MAKES.test(text)) return { kind: SUPPLY.test(clause) ? 'supply' : 'thing', ...forms(short(bare)) }
  if (EXPERIENCE.test(short(bare))) return { kind: 'experience', ...forms(short(bare)) }
  if (TEACHING.test(bare) || GUIDES.test(text)) return { kind: 'experience', ...forms(short(bare)) }
  if (PERSON.test(bare)) return { kind: 'person', ...forms(short(bare), true) }
  return madeBy(bare, forFirms) ?? named(bare, forFirms, /^(?:an?|our|my)\s/i.test(text))
}

function hired(phrase: string): Offer {
  const what = phrase
    .replace(HIRE, '')
    .replace(/\s(?:company|business|service|shop|firm)$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { kind: 'hire', ...forms(short(what || phrase), numberOf(what) === 'one') }
}

/** "Sundial maker", "kite shop": what is made or sold there. */
function madeBy(phrase: string, forFirms: boolean): Offer | undefined {
  const what = MAKER.exec(phrase)?.[1]?.trim()
  if (!what || NOT_SOLD.test(what.split(' ').at(-1) ?? '')) return undefined
  if (FIRM_DOES.test(what)) return { kind: 'service', ...forms(short(what)) }
  return { kind: forFirms ? 'supply' : 'thing', ...forms(short(what)) }
}

// What a company does, before "company".
const FIRM_DOES =
  /(?:ing|repair|removal|restoration|delivery|storage|rental|hire|care|maintenance|control|disposal|design|translation|installation|inspection|insurance|management)$/i

function named(phrase: string, forFirms: boolean, hasArticle: boolean): Offer {
  const what = phrase.replace(/\s(?:suppliers?|wholesalers?|distributors?|wholesale)$/i, '').replace(FIRM, '')
  if (what !== phrase && (FIRM_DOES.test(what) || forFirms))
    return { kind: FIRM_DOES.test(what) ? 'service' : 'supply', ...forms(short(what)) }
  if (FIRM.test(phrase)) return { kind: /service/i.test(phrase) ? 'service' : 'place', ...forms(short(phrase), true) }
  if (PLACE.test(phrase)) return { kind: 'place', ...forms(short(phrase), true) }
  const number = numberOf(short(phrase))
  if (FIRM_DOES.test(short(phrase)) && number !== 'one') return { kind: 'service', ...forms(short(phrase)) }
  if (
    /(?:moves|removals|repairs|alterations|renovations|translations|deliveries|cleanings|inspections|services|conversions|extensions|braids|tattoos|massages|facials|haircuts|treatments|portraits|checks)$/i.test(
      short(phrase),
    )
  )
    return { kind: 'service', ...forms(short(phrase)) }
  // One thing without an article is matter, "Hot sauce from Belize", or the business itself: "Pet taxi in Montreal".
  const said = forms(short(phrase))
  const isMatter = said.number === 'one' && number === 'one' && !hasArticle
  const matter = { a: said.noun, noun: said.noun, some: said.noun, number: 'mass' as const }
  if (isMatter && !FOOD.test(phrase)) return { kind: ON_A_SCREEN.test(phrase) ? 'online' : 'service', ...said }
  return { kind: forFirms ? 'supply' : 'thing', ...(isMatter ? matter : said) }
}
