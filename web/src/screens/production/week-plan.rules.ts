/** Pure: a week's plan as it stands on the screen, and what of it is asked for and ordered. */
import type { FilmOfWeek, ProposedFilm } from '@octavo/contract/batch'
import { CREDIT_COSTS } from '@octavo/contract/plan'

export type PlanRow = { film: ProposedFilm; isPinned: boolean; isDropped: boolean }
export type WeekPlan = {
  seed: number
  rows: PlanRow[]
  /** Ids of what was swapped away: it does not come back. */
  without: string[]
}

// The server takes no more; what was swapped away first may come back.
const MOST_WITHOUT = 200

const placeOf = ({ format, number }: Pick<ProposedFilm, 'format' | 'number'>): string => `${format} ${number}`

export const newPlan = (seed: number, films: readonly ProposedFilm[]): WeekPlan => ({
  seed,
  rows: films.map((film) => ({ film, isPinned: false, isDropped: false })),
  without: [],
})

export const changedRow = (plan: WeekPlan, place: number, change: Partial<PlanRow>): WeekPlan => ({
  ...plan,
  rows: plan.rows.map((row, at) => (at === place ? { ...row, ...change } : row)),
})

/** The row under words of the owner's own: those of a subject that was proposed stay bound to it. */
export function rewritten(plan: WeekPlan, place: number, words: { title: string; firstLine: string }, isOwn: boolean) {
  const row = plan.rows[place]
  if (!row) return plan
  const { id } = row.film.subject
  const film: ProposedFilm = isOwn
    ? { ...row.film, kind: 'own', facts: [], trade: null, isOfSeason: false, learned: null, subject: words }
    : { ...row.film, subject: { ...(id && { id }), ...words } }
  // What somebody wrote is kept when the rest is swapped.
  return changedRow(plan, place, { film, isPinned: true })
}

const filmOf = ({ film: { format, number, subject } }: PlanRow): FilmOfWeek => ({ format, number, subject })

/** What is asked for when some rows are swapped: the others keep their subjects, and what goes does not come back. */
export function swapping(plan: WeekPlan, isSwapped: (row: PlanRow, place: number) => boolean) {
  const gone = plan.rows.filter((row, place) => row.isDropped || isSwapped(row, place))
  return {
    films: plan.rows
      .map((row, place) => ({ row, isOpen: isSwapped(row, place) }))
      .filter(({ row }) => !row.isDropped)
      .map(({ row, isOpen }) => (isOpen ? { format: row.film.format, number: row.film.number } : filmOf(row))),
    without: [...plan.without, ...gone.flatMap(({ film }) => film.subject.id ?? [])].slice(-MOST_WITHOUT),
  }
}

/** The plan with what was proposed in the places that were swapped. */
export function swapped(
  plan: WeekPlan,
  isSwapped: (row: PlanRow, place: number) => boolean,
  { films, without }: { films: readonly ProposedFilm[]; without: string[] },
): WeekPlan {
  const proposed = new Map(films.map((film) => [placeOf(film), film]))
  return {
    ...plan,
    without,
    rows: plan.rows.map((row, place) => ({
      ...row,
      film: (isSwapped(row, place) ? proposed.get(placeOf(row.film)) : undefined) ?? row.film,
    })),
  }
}

const kept = ({ rows }: WeekPlan): PlanRow[] => rows.filter(({ isDropped }) => !isDropped)

export const orderOf = (plan: WeekPlan) => ({ seed: plan.seed, films: kept(plan).map(filmOf) })

/** How many films of each kind are left of it, and what they cost. */
export function sumsOf(plan: WeekPlan) {
  const films = kept(plan).map(({ film }) => film)
  const shorts = films.filter(({ format }) => format === 'short').length
  const long = films.length - shorts
  return { shorts, long, total: films.length, credits: shorts * CREDIT_COSTS.short + long * CREDIT_COSTS.long }
}
