import type { ImportResult } from '@octavo/contract/contact'
import { formatCount, plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { StatTiles } from '#ui/StatTiles.tsx'
import { useMore } from '#ui/useMore.tsx'

const ROWS_AT_ONCE = 20

type ImportReportProps = { result: ImportResult; onAgain: () => void; onDone: () => void }

/** What became of an import: the counts, and each row that failed with its place and reason. */
export function ImportReport({ result, onAgain, onDone }: ImportReportProps) {
  const stats = [
    { label: 'New', value: formatCount(result.created) },
    { label: 'Updated', value: formatCount(result.updated) },
    { label: 'Failed', value: formatCount(result.failed) },
  ]
  return (
    <div className="grid gap-5">
      <p role="status" className="text-sm">
        {result.message}
      </p>
      <StatTiles label="Result of the import" stats={stats} className="grid-cols-3 shadow-none" />
      <Rows title={failedTitle(result)} rows={result.errors} />
      <Rows title={`${plural(result.warnings.length, 'row')} imported, but worth a look`} rows={result.warnings} />
      <div className="flex justify-end gap-2">
        <Button onClick={onAgain}>Import more</Button>
        <Button variant="solid" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

function failedTitle({ failed, errors, reasons }: ImportResult): string {
  const named = errors.length < failed ? `, the first ${formatCount(errors.length)} by name` : ''
  const why = reasons.length > 1 ? ` for ${reasons.length} reasons` : ''
  return `${plural(failed, 'row')} failed${why}${named}`
}

function Rows({ title, rows }: { title: string; rows: ImportResult['errors'] }) {
  const [shown, more] = useMore(rows, ROWS_AT_ONCE)
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-sm">{title}</h3>
      <ul className="border-line border-y text-sm">
        {shown.map(({ row, email, reason }) => (
          <li
            key={`${row} ${email}`}
            className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-line border-t py-2 first:border-0 sm:grid-cols-[4rem_minmax(0,14rem)_minmax(0,1fr)]"
          >
            <span className="num text-ink-3">Row {formatCount(row)}</span>
            <span className="truncate">{email || 'No address'}</span>
            <span className="text-ink-2 max-sm:col-start-2">{reason}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}
