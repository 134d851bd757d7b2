import type { DailyCompliance, PeaceOfMind } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { formatDay } from '#format/date.ts'
import { dailyComplianceRows } from '#parts/operation/daily-compliance.ts'
import { GuaranteeList } from '#parts/operation/GuaranteeList.tsx'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'

type EthicalComplianceProps = { peace: PeaceOfMind | undefined; compliance: DailyCompliance | undefined }

/** The officer's day, and the guarantees as they were just checked. */
export const EthicalCompliance = ({ peace, compliance }: EthicalComplianceProps) => (
  <Card>
    <CardHead
      title="Ethical Compliance"
      hint={compliance && `The officer's day, ${formatDay(compliance.date)}`}
      action={
        <Link href="/compliance" className="text-ink-2 text-sm underline underline-offset-4 hover:text-ink">
          Officer
        </Link>
      }
    />
    <FigureRows rows={compliance && dailyComplianceRows(compliance)} count={7} />
    {peace && (
      <details className="mt-4">
        <summary className="tap content-center text-ink-2 text-sm underline-offset-4 hover:underline">
          {peace.guarantees.filter(({ ok }) => ok).length} of {peace.guarantees.length} guarantees hold
        </summary>
        <div className="mt-3 rounded-lg bg-sunken p-4">
          <GuaranteeList guarantees={peace.guarantees} stopped={isStopped(peace)} />
        </div>
      </details>
    )}
  </Card>
)
