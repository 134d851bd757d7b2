/** How a line of work usually looks and sounds: suggestions, the same for the same words. */
import type { Niche, Tone } from '@octavo/contract/brand'
import type { Trade, Way } from '#trades/trade.ts'

/** Words of a trade's name; with a star whatever begins so. The first row that has one of them counts. */
type Table<T> = readonly (readonly [words: string, T])[]

// biome-ignore format: a table
const COLORS: Table<string> = [
  ['pottery ceramic* clay tiler tile mosaic* terracotta brick*', '#B5532D'],
  ['dent* dentist medical pediatrician physio* chiropractor osteopath optician hearing midwife doula nurse nursing clinic pharmacy podiatrist care hospice', '#2F7FB5'],
  ['law attorney legal accountant bookkeep* financial mortgage insurance notary debt bank credit tax consultant broker recruiting', '#1E3A5F'],
  ['bakery baker cake pie pretzel flour bread sourdough pasta tortilla honey', '#B87420'],
  ['coffee chocolate cacao', '#6F4A2F'],
  ['tea florist flower plant garden* lawn landscap* tree forestry herb seed farm* mushroom microgreens compost* recycling zero orchard nursery', '#3F7D3A'],
  ['pet dog cat vet horse equine riding farrier animal zoo kennel poultry', '#2E8B72'],
  ['plumb* pool swim surf scuba boat sail* kayak* fishing marina water ferry aquarium seafood rafting canoe mangrove', '#0E7490'],
  ['electric* solar lighting energy ev hvac heating', '#C96A0A'],
  ['roofer carpenter build* remodeling handyman concrete paving plasterer stonemason flooring kitchen window door painter fence scaffolding wood* furniture upholster* luthier sawmill chimney', '#8F5A33'],
  ['auto car tire garage motorcycle towing truck* bus taxi bike bicycle windshield body', '#B42318'],
  ['gym trainer fitness martial climbing sport* running ski dance tennis golf soccer boxing skate*', '#D9480F'],
  ['yoga pilates massage spa meditation therapist sauna reiki naturopath acupuncturist coach', '#5B7F6B'],
  ['hair barber nail lash makeup beauty skin tanning wig cosmetics perfume soap candle', '#A2487A'],
  ['wedding bridal event* party photograph* videographer film', '#8B5A83'],
  ['software saas web it cyber* data robotics ai online app computer phone electronics three video', '#4F46E5'],
  ['restaurant pizzeria burger food butcher deli cater* bar pub brewery wine cidery distillery', '#9F2D20'],
  ['clean* laundry pest junk washing', '#0B8AA8'],
  ['jewel* watch antique clock coin sundial', '#8C6B1F'],
  ['hotel campground hostel inn travel tour* rv safari', '#1F6F78'],
  ['book* print* music piano museum art gallery theater school tutor language library', '#6D3F8C'],
]

const COLOR_OF_WAY: Record<Way, string> = {
  ...{ class: '#6D3F8C', salon: '#A2487A', home: '#0E7490', shop: '#B87420', table: '#9F2D20', order: '#8F5A33' },
  ...{ project: '#1F6F78', hire: '#C96A0A', stay: '#3F7D3A', visit: '#D9480F', care: '#2F7FB5', advice: '#1E3A5F' },
  ...{ online: '#4F46E5', supply: '#44546A', join: '#5B7F6B' },
}

const [PROFESSIONAL, FRIENDLY, ENERGETIC, EDUCATIONAL] = [
  'Professional & Authoritative',
  'Friendly & Approachable',
  'Energetic & Enthusiastic',
  'Educational & Informative',
] as const satisfies readonly Tone[]

// biome-ignore format: a table
const TONES_OF_TRADES: Table<Tone> = [
  ['law attorney legal accountant bookkeep* financial mortgage insurance notary consultant broker dentist medical clinic funeral engineer surveyor architect security supplier inspector software cyber* recruiting', PROFESSIONAL],
  ['gym fitness martial climbing dance surf ski party dj trampoline arcade escape kart paintball cheerleading rafting boxing', ENERGETIC],
  ['school tutor language museum library university bootcamp coach trainer consultant planetarium', EDUCATIONAL],
]

// What an owner's own words sound like comes before what the trade usually does.
const TONES_OF_WORDS: readonly (readonly [RegExp, Tone])[] = [
  [/\b(?:fun|high[- ]energy|energetic|thrill|adventure|party|loud)\b/i, ENERGETIC],
  [/\b(?:friendly|cozy|cosy|warm|gentle|relaxed|family[- ](?:run|owned)|welcoming|calm|neighbou?rhood)\b/i, FRIENDLY],
  [/\b(?:certified|licensed|chartered|accredited|expert|precise|board[- ]certified|registered)\b/i, PROFESSIONAL],
]

// biome-ignore format: a table
const NICHES_OF_TRADES: Table<Niche> = [
  ['software saas it cyber* data robotics ai web app electronics computer three cybersecurity hosting', 'AI & Technology'],
  ['accountant bookkeep* business recruiting consultant law attorney financial mortgage insurance coworking warehouse supplier virtual', 'Business & Entrepreneurship'],
  ['life coach therapist meditation tutor language speaking nutrition resume', 'Personal Development'],
]

function found<T>(table: Table<T>, name: string): T | undefined {
  const said = name.toLowerCase().split(/[^\p{L}]+/u)
  const isSaid = (word: string) =>
    word.endsWith('*') ? said.some((one) => one.startsWith(word.slice(0, -1))) : said.includes(word)
  return table.find(([words]) => words.split(' ').some(isSaid))?.[1]
}

/** `called` is what the business is called where no trade is known. */
export function lookOf(trade: Trade | undefined, called: string, words: string) {
  const name = trade?.id ?? called
  const [, ofWords] = TONES_OF_WORDS.find(([sign]) => sign.test(words)) ?? []
  return {
    tone: ofWords ?? found(TONES_OF_TRADES, name) ?? FRIENDLY,
    primaryColor: found(COLORS, name) ?? (trade && COLOR_OF_WAY[trade.way]),
    niche: found(NICHES_OF_TRADES, name) ?? ('Marketing & Sales' as const),
  }
}
