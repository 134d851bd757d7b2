/** How much there is to tell about a business without telling anything twice. */
import type { BrandFact } from '@octavo/contract/brand'
import { SHORTS_A_WEEK } from '@octavo/contract/interview'
import { businessOf } from '#business/business.ts'
import { areNew, type Film, filmFor, piecesOf, untold } from '#films/film.ts'
import { tellShort } from '#films/short.ts'
import { type Subject, subjectsOf } from '#films/subjects.ts'
import type { ScriptRequest, Supply } from '#script.ts'
import { exampleOf, interviewFor } from './interview.ts'

/** Told for the month of the request, after everything that the account has said. */
export function supplyOf(request: ScriptRequest): Supply {
  const { films, journeys } = countFilms(request)
  const weeks = Math.floor(films / SHORTS_A_WEEK)
  const missing = missingFor(request)
  if (!businessOf(request.brand)) return { films, weeks, missing, says: NO_BUSINESS }
  return { films, weeks, missing, says: saysOf({ films, weeks, journeys, answers: answersFor(request, weeks) }) }
}

/** Tells one film after the other as the writer would, and counts those about the business; and the ways of any customer that are left. */
function countFilms(request: ScriptRequest): { films: number; journeys: number } {
  const business = businessOf(request.brand)
  if (!business) return { films: 0, journeys: 0 }
  const known = filmFor(request, business)
  const film = { ...known, said: known.said.branch() }
  const films = subjectsOf(film).filter((subject) => isOfBusiness(subject) && isTold(film, subject)).length
  const journeys = piecesOf(film).filter(({ piece, isOfTrade }) => !isOfTrade && areNew(film, piece.lines)).length
  return { films, journeys }
}

const isOfBusiness = (subject: Subject): boolean => 'fact' in subject || subject.isOfTrade

/** Tells a film; what it says is said from then on. */
function isTold(film: Film, subject: Subject): boolean {
  const isLeft = 'fact' in subject ? untold(film).includes(subject.fact) : areNew(film, subject.piece.lines)
  const told = isLeft ? tellShort(film, subject) : undefined
  for (const { spoken } of told ? [...told.blocks.flatMap(({ lines }) => lines), told.turn] : []) film.said.add(spoken)
  return told !== undefined
}

/** How many answers in the manner of the examples it takes for another week; nothing when all of them don't make one. */
function answersFor(request: ScriptRequest, weeks: number): number | undefined {
  const { brand } = request
  const open = interviewFor(brand).filter(({ id }) => !brand.facts.some(({ interview }) => interview === id))
  const isEnough = (count: number): boolean => {
    const facts = [...brand.facts, ...open.slice(0, count).map(exampleOf)]
    return countFilms({ ...request, brand: { ...brand, facts } }).films >= (weeks + 1) * SHORTS_A_WEEK
  }
  let [fewest, most] = [1, open.length]
  if (most === 0 || !isEnough(most)) return undefined
  while (fewest < most) {
    const half = Math.floor((fewest + most) / 2)
    if (isEnough(half)) most = half
    else fewest = half + 1
  }
  return most
}

// What carries a film by itself comes before what stands beside another thought.
const MISSING: readonly (readonly [BrandFact['kind'], string])[] = [
  ['question', 'Two questions that people ask you, with your answers'],
  ['mistake', 'A mistake that people make'],
  ['how', 'How you work, and what nobody sees of it'],
  ['price', 'What it costs, and why'],
  ['opinion', 'What you see differently'],
  ['story', 'How it all began'],
  ['offer', 'What there is right now'],
  ['season', 'The dates that matter'],
  ['proof', 'Why people come back'],
]
const MOST_MISSING = 3

function missingFor({ brand }: ScriptRequest): Supply['missing'] {
  const has = new Set(brand.facts.map(({ kind }) => kind))
  return MISSING.filter(([kind]) => !has.has(kind))
    .slice(0, MOST_MISSING)
    .map(([kind, says]) => ({ kind, says }))
}

const NO_BUSINESS =
  'This brand speaks about a subject, not about a business. Give it a trade or a description, and your answers become films.'
const NUMBERS = ['no', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

type Counted = { films: number; weeks: number; journeys: number; answers: number | undefined }

function saysOf({ films, weeks, journeys, answers }: Counted): string {
  if (films === 0 && journeys === 0)
    return "Everything we know about your business has been told. Answer a few questions, and there's more."
  if (films === 0)
    return "The next films tell your customers' way to you. Answer a few questions and they'll tell your own story."
  const more = answers === undefined ? 'More answers make your films more your own.' : moreOf(answers, weeks)
  if (weeks > 0) return `Enough for ${weeks === 1 ? "this week's" : `${weeks} weeks of`} shorts. ${more}`
  const others = journeys > 0 ? "; the others tell your customers' way to you" : ''
  return `Enough for ${films} of this week's ${SHORTS_A_WEEK} shorts${others}. ${more}`
}

function moreOf(answers: number, weeks: number): string {
  const [who, s] = answers === 1 ? ['One more answer', 's'] : [`${NUMBERS[answers]} more answers`, '']
  const next = NUMBERS[weeks + 1]?.toLowerCase() ?? weeks + 1
  return weeks === 0 ? `${who} fill${s} the week.` : `${who} make${s} it ${next} weeks.`
}
