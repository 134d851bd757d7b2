import { useStats } from '#api/analytics.queries.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { RefreshCw } from '#ui/icons/index.ts'
import type { WeekPlanning } from './useWeekPlan.ts'
import { WeekPlanRow } from './WeekPlanRow.tsx'
import { type WeekPlan as Plan, sumsOf } from './week-plan.rules.ts'

type Props = { planning: WeekPlanning; plan: Plan; isOrdering: boolean; onFilm: () => void }

/** Eight subjects with their first lines: to swap, to change, to pin, to drop or to write oneself, before anything is spent. */
export function WeekPlan({ planning, plan, isOrdering, onFilm }: Props) {
  return (
    <section aria-label="Plan of the week" aria-busy={planning.isBusy} className="mb-6">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <div>
          <h2 className="text-base">Plan of the week</h2>
          <p className="text-ink-2 text-sm">Change anything. Nothing is spent until you film.</p>
        </div>
        <Button size="sm" onClick={planning.swapAll} aria-busy={planning.isBusy}>
          <RefreshCw />
          Swap all but pinned
        </Button>
      </div>
      {planning.problem && <ErrorNote what={planning.problem} className="mb-3" />}
      <ul className="rounded-lg border border-line">
        {plan.rows.map((row, place) => (
          <WeekPlanRow key={`${row.film.format} ${row.film.number}`} row={row} place={place} planning={planning} />
        ))}
      </ul>
      <PlanFoot plan={plan} isOrdering={isOrdering} onFilm={onFilm} onClose={planning.close} />
    </section>
  )
}

type FootProps = { plan: Plan; isOrdering: boolean; onFilm: () => void; onClose: () => void }

/** What it comes to, before the click. */
function PlanFoot({ plan, isOrdering, onFilm, onClose }: FootProps) {
  const { data: stats } = useStats()
  const { shorts, long, total, credits } = sumsOf(plan)
  const left = stats?.creditsRemaining
  const lacks = left === undefined ? 0 : Math.max(0, credits - left)
  const films = [shorts > 0 && plural(shorts, 'short'), long > 0 && `${long} long`].filter(Boolean).join(' and ')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-sm" role="status">
        <strong className="font-semibold">{films || 'No film is left'}.</strong>{' '}
        <span className="text-ink-2">
          {credits} of {left === undefined ? 'your' : `your ${left}`} credits.
          {lacks > 0 && ` You are ${lacks} short: drop a film or two, or choose a larger plan.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button variant="ghost" onClick={onClose}>
          Discard plan
        </Button>
        <Button
          variant="make"
          disabled={total === 0 || lacks > 0}
          aria-busy={isOrdering}
          onClick={onFilm}
          className="max-sm:grow"
        >
          {total === 1 ? 'Film this one' : `Film these ${total}`}
        </Button>
      </div>
    </div>
  )
}
