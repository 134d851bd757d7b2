import { COMPLIANCE_REPORT_PATH } from '@octavo/contract/compliance'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useDailyCompliance } from '#api/operation.queries.ts'
import { formatDay } from '#format/date.ts'
import { dailyComplianceRows } from '#parts/operation/daily-compliance.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'
import { FileText } from '#ui/icons/index.ts'

/** The officer's day. */
export function ComplianceTab() {
  const { data: today, error, refetch } = useDailyCompliance()
  return (
    <Card>
      <CardHead title="Compliance today" hint={today && formatDay(today.date)} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} className="mb-4" />}
      <FigureRows rows={today && dailyComplianceRows(today)} count={7} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Link href="/compliance" className={buttonStyle({ size: 'sm' })}>
          Compliance officer
        </Link>
        <a href={COMPLIANCE_REPORT_PATH} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'sm' })}>
          <FileText />
          Report
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
    </Card>
  )
}
