import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { LucideIcon } from '#ui/icons/index.ts'
import { cn } from './cn.ts'
import { Skeleton } from './Skeleton.tsx'

export type Stat = {
  label: string
  /** Undefined is shown as 'No data yet'. */
  value: ReactNode | undefined
  note?: ReactNode
  /** Stands under 'No data yet': what is there already, and of how much. */
  without?: ReactNode
  icon?: LucideIcon
  tag?: ReactNode
  /** The list of what it counts. */
  href?: string | undefined
}

type StatTilesProps = { label: string; stats: readonly Stat[] | undefined; count?: number; className?: string }

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-5',
}

/** One card divided by hairlines into figures. While `stats` is undefined it holds `count` places. */
export function StatTiles({ label, stats, count = 4, className }: StatTilesProps) {
  const tiles = stats?.map((stat) => <Tile key={stat.label} {...stat} />) ?? placeholders(count)
  return (
    <section
      aria-label={label}
      className={cn(
        'card grid grid-cols-2 gap-px overflow-hidden bg-line *:bg-surface',
        columns[stats?.length ?? count],
        className,
      )}
    >
      {tiles}
    </section>
  )
}

function Tile({ href, ...stat }: Stat) {
  const place = 'min-w-0 p-5'
  return href ? (
    <Link href={href} className={cn(place, 'group -outline-offset-2 transition-colors hover:bg-sunken')}>
      <Figure {...stat} />
    </Link>
  ) : (
    <div className={place}>
      <Figure {...stat} />
    </div>
  )
}

function Figure({ label, value, note, without, icon: Icon, tag }: Omit<Stat, 'href'>) {
  return (
    <>
      <div className="flex min-h-5.5 items-center gap-2 text-ink-2 text-sm">
        {Icon && <Icon className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />}
        <span className="truncate decoration-line-strong underline-offset-4 group-hover:underline">{label}</span>
        {tag && <span className="ml-auto">{tag}</span>}
      </div>
      {value === undefined ? (
        <>
          <div className="mt-2 text-ink-3 text-lg">No data yet</div>
          {without && <div className="num mt-1 text-ink-3 text-xs">{without}</div>}
        </>
      ) : (
        <>
          <div className="display num mt-1 text-3xl">{value}</div>
          {note && <div className="mt-1 text-ink-3 text-xs">{note}</div>}
        </>
      )}
    </>
  )
}

const placeholders = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
    <div key={index} className="grid gap-3 p-5">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-8 w-24" />
      <Skeleton className="h-4 w-16" />
    </div>
  ))
