import { SUBJECT_KIND_LABELS } from '@octavo/contract/batch'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { SubjectForm } from '#parts/week/SubjectForm.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Pin, X } from '#ui/icons/index.ts'
import type { WeekPlanning } from './useWeekPlan.ts'
import type { PlanRow } from './week-plan.rules.ts'

type Props = { row: PlanRow; place: number; planning: WeekPlanning }
type Writing = 'change' | 'own'

/** One film of the plan: when, what kind, its title and its first line. */
export function WeekPlanRow({ row, place, planning }: Props) {
  const { data: account } = useAccount()
  const [writing, setWriting] = useState<Writing>()
  const { film, isDropped } = row
  return (
    <li
      className={cn(
        'grid gap-x-5 gap-y-2 border-line border-t px-4 py-3 first:border-0 lg:grid-cols-[9rem_8rem_minmax(0,1fr)_auto]',
        isDropped && 'border-dashed opacity-60',
      )}
    >
      <p className="num text-ink-2 text-sm max-lg:hidden">{formatMoment(film.scheduledFor, account?.timeZone)}</p>
      <p className="text-ink-2 text-sm">
        <span className="lg:hidden">{formatMoment(film.scheduledFor, account?.timeZone)} · </span>
        {film.format === 'long' ? 'Long video' : SUBJECT_KIND_LABELS[film.kind]}
      </p>
      {writing ? (
        <SubjectForm
          saved={writing === 'own' ? undefined : film.subject}
          onSubmit={(words) => {
            planning.rewrite(place, words, writing === 'own')
            setWriting(undefined)
          }}
          className="lg:col-span-2"
        >
          <Button type="submit" variant="solid" size="sm">
            Keep it
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setWriting(undefined)}>
            Cancel
          </Button>
        </SubjectForm>
      ) : (
        <Subject row={row} />
      )}
      {!writing && <RowActions row={row} place={place} planning={planning} onWrite={setWriting} />}
    </li>
  )
}

function Subject({ row: { film, isDropped } }: { row: PlanRow }) {
  const { subject } = film
  return (
    <div className={cn('min-w-0', isDropped && 'line-through')}>
      <h3 className="font-semibold text-sm">{subject.title}</h3>
      <p className="text-ink-2 text-sm">{quoted(subject.firstLine)}</p>
      <Ground film={film} />
    </div>
  )
}

/** In quotation marks, unless it quotes somebody itself. */
const quoted = (line: string): string => (/^["“]/.test(line) ? line : `“${line}”`)

const MOST_FACTS = 2

/** What a subject rests on. */
function Ground({ film: { facts, trade, isOfSeason, kind, learned } }: { film: PlanRow['film'] }) {
  const grounds = [
    ...facts.slice(0, MOST_FACTS).map((fact) => `Your fact: ${fact}`),
    facts.length > MOST_FACTS && `and ${facts.length - MOST_FACTS} more`,
    trade && `Common practice of the trade: ${trade}`,
    isOfSeason && 'In season now',
    kind === 'own' && 'Your own words',
    learned,
  ].filter(Boolean)
  return grounds.length > 0 ? <p className="mt-0.5 text-ink-3 text-xs">{grounds.join(' · ')}</p> : null
}

type ActionsProps = Props & { onWrite: (writing: Writing) => void }

function RowActions({ row, place, planning, onWrite }: ActionsProps) {
  const { title } = row.film.subject
  if (row.isDropped)
    return (
      <Button size="sm" variant="ghost" onClick={() => planning.drop(place, false)} aria-label={`Undo: keep ${title}`}>
        Undo
      </Button>
    )
  return (
    <div className="-mx-2 flex flex-wrap items-center lg:-my-1">
      <Button
        size="sm"
        variant="ghost"
        onClick={() => planning.swap(place)}
        aria-busy={planning.isBusy}
        aria-label={`Swap ${title}`}
      >
        Swap
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onWrite('change')} aria-label={`Edit ${title}`}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onWrite('own')}
        aria-label={`Write your own instead of ${title}`}
      >
        Write my own
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`Pin ${title}`}
        aria-pressed={row.isPinned}
        onClick={() => planning.pin(place, !row.isPinned)}
        className={cn(row.isPinned && 'text-make-ink')}
      >
        <Pin />
      </Button>
      <Button size="icon" variant="ghost" aria-label={`Drop ${title}`} onClick={() => planning.drop(place, true)}>
        <X />
      </Button>
    </div>
  )
}
