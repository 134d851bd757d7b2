import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Skeleton } from './Skeleton.tsx'

/** `value` undefined is shown as 'No data yet'. */
export type FigureRow = { label: string; value: ReactNode | undefined; note?: ReactNode }

type FigureRowsProps = { rows: readonly FigureRow[] | undefined; count?: number; className?: string }

/** Figures of a card, line by line: what it is, a word about it, how much. While `rows` is undefined it holds `count` places. */
export const FigureRows = ({ rows, count = 4, className }: FigureRowsProps) => (
  <dl className={cn('-my-2.5', className)}>{rows?.map((row) => <Row key={row.label} {...row} />) ?? places(count)}</dl>
)

const line = 'flex items-baseline justify-between gap-4 border-line border-t py-2.5 text-sm first:border-0'

const Row = ({ label, value, note }: FigureRow) => (
  <div className={line}>
    <dt className="min-w-0">
      {label}
      {note && <span className="block text-ink-3 text-xs">{note}</span>}
    </dt>
    <dd className={cn('shrink-0 text-right', value === undefined ? 'text-ink-3' : 'num font-semibold')}>
      {value ?? 'No data yet'}
    </dd>
  </div>
)

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
    <div key={index} aria-hidden className={line}>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-5 w-12" />
    </div>
  ))
