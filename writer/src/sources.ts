/** What there is to write about, each with its id: for whoever writes in the place of this writer. */
import { suits } from '#business/avoided.ts'
import { type Business, businessOf } from '#business/business.ts'
import { toldFact } from '#business/facts.ts'
import { contextFor } from '#compose/context.ts'
import { topicPoolFor } from '#compose/topic.pool.ts'
import { upperFirst, withStop } from '#english/grammar.ts'
import { type Film, filmFor } from '#films/film.ts'
import { answersWish, nextSubjects, type Subject } from '#films/subjects.ts'
import type { ScriptRequest, Source, Sources } from './script.ts'

const MOST_OWNED = 30
const MOST_KNOWN = { short: 3, long: 8 } as const

export function sourcesFor(asked: ScriptRequest): Sources {
  const request = withIdea(asked)
  const business = businessOf(request.brand)
  if (!business) return { owner: ownedBy(request), ...knownToNiche(request) }
  const { it, place } = business
  const about = { business: { it, ...(place && { place }) }, owner: ownedBy(request) }
  return request.trend ? { ...about, known: [] } : { ...about, ...knownToTrade(request, business) }
}

/** An idea of the owner's own is a wish for what has most to do with it. */
function withIdea(request: ScriptRequest): ScriptRequest {
  const { subject, topic } = request
  const idea = subject && !subject.id ? (subject.title ?? subject.firstLine) : undefined
  return idea && !topic ? { ...request, topic: idea } : request
}

/** The owner's words as they were entered; a question without an answer says nothing. */
function ownedBy({ brand, recentIngredients }: ScriptRequest): Source[] {
  const from = `Information from ${brand.name}`
  const isFit = suits(brand)
  const age = (id: string): number => (recentIngredients.includes(id) ? recentIngredients.indexOf(id) : Infinity)
  const facts = brand.facts
    .filter(({ kind, answer }) => kind !== 'question' || answer?.trim())
    .map((fact) => ({
      id: toldFact(fact).id,
      kind: fact.kind,
      text: [fact.text, fact.answer].filter(Boolean).join(' '),
      from,
    }))
    .filter(({ text }) => isFit(text))
    .toSorted((a, b) => (age(a.id) === age(b.id) ? 0 : age(b.id) - age(a.id)))
  const { name, description, place, audience } = brand
  const fields = [
    ['description', description.trim()],
    ['place', place?.trim() && `${name} is in ${place.trim()}.`],
    ['audience', audience?.trim() && `${name} is for ${audience.trim()}.`],
  ] as const
  return [
    ...fields.flatMap(([kind, text]) => (text ? [{ id: `brand-${kind}`, kind, text, from }] : [])),
    ...facts.slice(0, MOST_OWNED),
  ]
}

function knownToTrade(request: ScriptRequest, business: Business): Pick<Sources, 'subject' | 'known'> {
  const film = filmFor(request, business)
  const isFree = ({ id }: Subject) => id === request.subject?.id || !request.keptSubjects?.includes(id)
  const all = nextSubjects(film).filter(isFree)
  const wished = wishedFor(film, all)
  const [subject] = wished
  const pieces = [...new Set([...wished, ...all])].flatMap((one) => ('piece' in one ? [one] : []))
  return {
    ...(subject && { subject: { id: subject.id, kind: subject.kind, title: titleOf(subject) } }),
    known: pieces.slice(0, MOST_KNOWN[request.format]).map(({ id, kind, piece }) => ({
      id,
      kind,
      text: [withStop(piece.title), ...piece.lines.map(({ spoken }) => spoken)].join(' '),
      from: `Common practice of the trade: ${business.trade?.name ?? business.what}`,
    })),
  }
}

/** What the plan says, else what was asked for, else what comes next. */
function wishedFor(film: Film, all: Subject[]): Subject[] {
  const { subject, topic } = film.request
  const planned = subject?.id ? all.filter(({ id }) => id === subject.id) : []
  if (planned.length > 0) return planned
  return topic ? all.filter((one) => answersWish(film, one)) : notToldLately(film, all)
}

/** In other words a subject leaves no sentence behind by which it is known: its id does. */
function notToldLately(film: Film, subjects: Subject[]): Subject[] {
  const fresh = subjects.filter(({ id }) => film.age(id) === Number.MAX_SAFE_INTEGER)
  return fresh.length > 0 ? fresh : subjects
}

const titleOf = (subject: Subject): string =>
  'piece' in subject ? subject.piece.title : (subject.fact.ask ?? subject.fact.lines[0]?.spoken ?? '')

/** Without a source a piece of the niche's knowledge is no fact. */
function knownToNiche(request: ScriptRequest): Pick<Sources, 'subject' | 'known'> {
  const ranked = topicPoolFor(contextFor(request)).ranked('niche')
  const isPlanned = ({ id }: { id: string }) => Number(id === request.subject?.id)
  const known = ranked
    .flatMap(({ id, topic, facts, why, actions, source }) =>
      source ? [{ id, kind: topic, text: [facts[0], why, actions[0]].filter(Boolean).join(' '), from: source }] : [],
    )
    .filter((one) => isPlanned(one) || !request.keptSubjects?.includes(one.id))
    .toSorted((a, b) => isPlanned(b) - isPlanned(a))
  const [first] = known
  return {
    ...(first && { subject: { id: first.id, kind: 'knowledge', title: upperFirst(first.kind) } }),
    known: known.slice(0, MOST_KNOWN[request.format]),
  }
}
