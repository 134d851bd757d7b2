import { type ReactNode, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { ArrowDown, ArrowUp } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'

export type Column<T> = {
  label: string
  /** What rows are ordered by. */
  by: (row: T) => string | number | null
  show: (row: T) => ReactNode
}

type SortableTableProps<T> = {
  label: string
  rows: readonly T[]
  keyOf: (row: T) => string
  /** The first column names the row; the others are figures. */
  columns: readonly [Column<T>, ...Column<T>[]]
  /** The figure that stands beside the name on a phone. */
  mainColumn: string
}

type Order = { column: string; down: boolean }

function compare<T>(column: Column<T>, down: boolean) {
  const sign = down ? -1 : 1
  return (one: T, other: T) => {
    const [a, b] = [column.by(one), column.by(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b))
  }
}

/** Figures in columns, ordered by whichever head is pressed; on a phone each row is two lines. */
export function SortableTable<T>({ label, rows, keyOf, columns, mainColumn }: SortableTableProps<T>) {
  const [order, setOrder] = useState<Order>({ column: mainColumn, down: true })
  const by = columns.find((column) => column.label === order.column) ?? columns[0]
  const sorted = rows.toSorted(compare(by, order.down))
  const press = (column: string) =>
    setOrder({ column, down: order.column === column ? !order.down : column !== columns[0].label })
  return (
    <>
      <table aria-label={label} className="w-full text-sm max-sm:hidden">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Head
                key={column.label}
                label={column.label}
                order={order.column === column.label ? order : undefined}
                first={index === 0}
                onPress={() => press(column.label)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)} className="border-line border-t hover:bg-sunken/60">
              {columns.map((column, index) => (
                <td key={column.label} className={cn('h-11 py-1', index > 0 && 'num pl-4 text-right')}>
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PhoneRows {...{ label, sorted, keyOf, columns, mainColumn, order }} onOrder={press} />
    </>
  )
}

type HeadProps = { label: string; order: Order | undefined; first: boolean; onPress: () => void }

function Head({ label, order, first, onPress }: HeadProps) {
  const Arrow = order?.down ? ArrowDown : ArrowUp
  return (
    <th aria-sort={order ? (order.down ? 'descending' : 'ascending') : undefined} className={cn(!first && 'pl-4')}>
      <button
        type="button"
        onClick={onPress}
        className={cn(
          'flex h-8 items-center gap-1 rounded-sm font-medium text-xs hover:text-ink',
          order ? 'text-ink' : 'text-ink-3',
          !first && 'ml-auto',
        )}
      >
        {first && label}
        {order && <Arrow className="size-3" />}
        {!first && label}
      </button>
    </th>
  )
}

type PhoneRowsProps<T> = Pick<SortableTableProps<T>, 'label' | 'keyOf' | 'columns' | 'mainColumn'> & {
  sorted: readonly T[]
  order: Order
  onOrder: (column: string) => void
}

function PhoneRows<T>({ label, sorted, keyOf, columns, mainColumn, order, onOrder }: PhoneRowsProps<T>) {
  const [name, ...figures] = columns
  const main = figures.find((column) => column.label === mainColumn)
  return (
    <div className="sm:hidden">
      {sorted.length > 1 && (
        <Select
          aria-label={`Order of ${label}`}
          value={order.column}
          onChange={onOrder}
          options={columns.map((column) => ({ value: column.label, label: `By ${column.label.toLowerCase()}` }))}
          className="mb-2"
        />
      )}
      <ul aria-label={label}>
        {sorted.map((row) => (
          <li key={keyOf(row)} className="grid gap-1 border-line border-t py-3 text-sm first:border-0">
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0">{name.show(row)}</div>
              <div className="num shrink-0 font-medium">
                {main?.show(row)} <span className="font-normal text-ink-3 text-xs">{main?.label.toLowerCase()}</span>
              </div>
            </div>
            <p className="num flex flex-wrap gap-x-3 text-ink-2 text-xs">
              {figures
                .filter((column) => column !== main)
                .map((column) => (
                  <span key={column.label}>
                    {column.label} {column.show(row)}
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
