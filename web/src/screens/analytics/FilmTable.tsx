import { type Analytics, viewsSoFar } from '@octavo/contract/analytics'
import { Link } from 'wouter'
import { formatPlayTime } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { type Column, SortableTable } from './SortableTable.tsx'

type Film = Analytics['videos'][number]

const AT_ONCE = 10

const COLUMNS: readonly [Column<Film>, ...Column<Film>[]] = [
  {
    label: 'Film',
    by: (film) => film.title,
    show: (film) => (
      <Link
        href={`/library?video=${film.id}`}
        className="line-clamp-1 py-1 font-medium decoration-line-strong underline-offset-4 hover:underline"
      >
        {film.title}
      </Link>
    ),
  },
  { label: 'Views', by: (film) => film.views, show: (film) => formatCount(film.views) },
  {
    label: 'CTR',
    by: (film) => film.avgCtr,
    show: (film) => (film.avgCtr === null ? <Few views={film.views} /> : film.ctr),
  },
  {
    label: 'Measured',
    by: (film) => film.viralScore,
    show: ({ viralScore }) => (viralScore === null ? '–' : viralScore),
  },
  {
    label: 'Predicted',
    by: (film) => film.predictedScore,
    show: ({ predictedScore }) => (predictedScore === null ? '–' : Math.round(predictedScore)),
  },
  {
    label: 'Watched',
    by: (film) => film.averageWatchSeconds,
    show: ({ averageWatchSeconds }) => (averageWatchSeconds === null ? '–' : formatPlayTime(averageWatchSeconds)),
  },
  {
    label: 'Thumbs',
    by: (film) => film.thumbsUp - film.thumbsDown,
    show: ({ thumbsUp, thumbsDown }) => (thumbsUp + thumbsDown === 0 ? '–' : `${thumbsUp} up, ${thumbsDown} down`),
  },
]

const Few = ({ views }: { views: number }) => <span className="text-ink-3">{viewsSoFar(views)}</span>

/** Each published film with what came of it; a title leads to the film. */
export function FilmTable({ now }: { now: Analytics | undefined }) {
  const [shown, more] = useMore(now?.videos ?? [], AT_ONCE)
  if (!now) return <Skeleton className="h-72 rounded-xl" />
  return (
    <Card>
      <CardHead title="Films" hint="Films published in this period, most viewed first" className="mb-2" />
      {shown.length === 0 ? (
        <p className="text-ink-3">No data yet</p>
      ) : (
        <SortableTable label="Films" rows={shown} keyOf={(film) => film.id} columns={COLUMNS} mainColumn="Views" />
      )}
      {more}
    </Card>
  )
}
