import type { DailyCompliance, PeaceOfMind } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { dailyComplianceRows } from '#shared/daily-compliance.ts'
import { FigureRows } from '#shared/FigureRows.tsx'
import { GuaranteeList } from '#shared/GuaranteeList.tsx'
import { dayWords } from '#shared/time-words.ts'
import { Card, CardHead } from '#ui/Card.tsx'

type EthicalComplianceProps = { peace: PeaceOfMind | undefined; compliance: DailyCompliance | undefined }

/** The officer's day, and the guarantees as they were just checked. */
export const EthicalCompliance = ({ peace, compliance }: EthicalComplianceProps) => (
  <Card>
    <CardHead
      title="Ethical Compliance"
      hint={compliance && `The officer's day, ${dayWords(compliance.date)}`}
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
          <GuaranteeList guarantees={peace.guarantees} />
        </div>
      </details>
    )}
  </Card>
)
