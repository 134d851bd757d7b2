/** What the films of a brand can be about, one subject a film, and which is next. */
import type { Told } from '#business/facts.ts'
import { relation, topicStems } from '#business/topic-stems.ts'
import type { Piece, PieceKind } from '#trades/piece.ts'
import { areNew, type Film, piecesOf, subjectOfFact, untold, wordsOfPiece } from './film.ts'

/** The kinds of a week: those of the pieces of a trade, and those that only the owner's own facts can carry. */
export type SubjectKind = PieceKind | 'offer' | 'story' | 'opinion' | 'invitation'

export type Subject = { id: string; kind: SubjectKind } & (
  | { piece: Piece; isOfTrade: boolean; isReserve?: boolean }
  | { fact: Told }
)

const KIND_OF_FACT: Record<Told['kind'], SubjectKind> = {
  question: 'question',
  offer: 'offer',
  price: 'cost',
  product: 'offer',
  proof: 'invitation',
  mistake: 'mistake',
  how: 'how',
  season: 'season',
  story: 'story',
  opinion: 'opinion',
}

// The others stand beside what is told, as what there is to come for.
const LEADS: readonly Told['kind'][] = ['question', 'mistake', 'how', 'story', 'opinion', 'price']

/** Everything the brand's trade and its owner give to tell that was not told yet. */
export function subjectsOf(film: Film): Subject[] {
  const pieces = piecesOf(film).filter(({ piece }) => areNew(film, piece.lines))
  return [
    ...untold(film)
      .filter(({ kind }) => LEADS.includes(kind))
      .map((fact) => ({ id: subjectOfFact(fact.id), kind: KIND_OF_FACT[fact.kind], fact })),
    ...pieces.map(({ id, piece, isOfTrade, isReserve }) => ({
      id,
      kind: piece.kind,
      piece,
      isOfTrade,
      ...(isReserve && { isReserve }),
    })),
  ]
}

// So many of the latest films are looked at for what they were about.
const LATELY = 8
const OFFERS_APART = 4

/** What could come next, the best first: what was asked for, kinds that were not seen lately, the owner's own facts in more than every second film. */
export function nextSubjects(film: Film): Subject[] {
  const { request, chance } = film
  const kinds = request.recentIngredients.filter((id) => id.startsWith('kind-')).slice(0, LATELY)
  const factLed = request.recentIngredients.filter((id) => /^(?:film|piece|journey)-/.test(id)).slice(0, 2)
  const wantsFact = factLed.every((id) => !id.startsWith('film-')) || chance.next() < FACT_SHARE
  const wish = topicStems([request.topic ?? '', ...(request.keywords ?? [])].join(' '))
  const own = topicStems(request.brand.description)
  const subjects = subjectsOf(film)
  const all = subjects.map(stemsOfSubject)
  const worth = (subject: Subject): number => {
    const last = kinds.indexOf(`kind-${subject.kind}`)
    return (
      WISHED * relation(wish, stemsOfSubject(subject), all) +
      OWN * relation(own, stemsOfSubject(subject), all) +
      (last < 0 ? LATELY : last) +
      ('fact' in subject && wantsFact ? FACT_WORTH : 0) +
      ('piece' in subject && subject.piece.months ? SEASON_WORTH : 0) -
      ('piece' in subject && !subject.isOfTrade ? LAST_RESORT : 0) -
      ('piece' in subject && subject.isReserve ? LAST_RESORT : 0) -
      (subject.kind === 'offer' && last >= 0 && last < OFFERS_APART ? OFFER_TOO_SOON : 0) +
      LEARNED * (request.angles?.[subject.kind] ?? 0) +
      chance.next()
    )
  }
  const ranked = subjects.map((subject) => ({ subject, worth: worth(subject) }))
  return ranked.toSorted((a, b) => b.worth - a.worth).map(({ subject }) => subject)
}

const FACT_SHARE = 0.55
const WISHED = 20
// What the owner says of the business comes before what only its trade knows.
const OWN = 0.6
const FACT_WORTH = 20
const SEASON_WORTH = 3
// The way of any customer is told where the trade itself has nothing left.
const LAST_RESORT = 40
const OFFER_TOO_SOON = 30
// What did best among the account's films comes about half a week sooner.
const LEARNED = 0.8

export const stemsOfSubject = (subject: Subject): ReadonlySet<string> =>
  'fact' in subject ? subject.fact.stems : wordsOfPiece(subject.piece)

/** Whether a subject speaks of all that was asked for. */
export function answersWish(film: Film, subject: Subject): boolean {
  const wish = [...topicStems(film.request.topic ?? '')]
  const stems = stemsOfSubject(subject)
  return wish.length > 0 && wish.every((stem) => stems.has(stem))
}
