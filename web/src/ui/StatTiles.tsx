import type { ReactNode } from 'react'
import type { LucideIcon } from '#ui/icons/index.ts'
import { cn } from './cn.ts'
import { Skeleton } from './Skeleton.tsx'

/** `value` undefined is shown as 'No data yet'. */
export type Stat = { label: string; value: ReactNode | undefined; note?: ReactNode; icon?: LucideIcon; tag?: ReactNode }

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

function Tile({ label, value, note, icon: Icon, tag }: Stat) {
  return (
    <div className="min-w-0 p-5">
      <div className="flex min-h-5.5 items-center gap-2 text-ink-2 text-sm">
        {Icon && <Icon className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />}
        <span className="truncate">{label}</span>
        {tag && <span className="ml-auto">{tag}</span>}
      </div>
      {value === undefined ? (
        <div className="mt-2 text-ink-3 text-lg">No data yet</div>
      ) : (
        <>
          <div className="display num mt-1 text-3xl">{value}</div>
          {note && <div className="mt-1 text-ink-3 text-xs">{note}</div>}
        </>
      )}
    </div>
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
