import type { ComplianceCheck } from '@octavo/contract/compliance'
import { plural } from '#format/number.ts'
import { FindingList } from '#parts/compliance/FindingList.tsx'
import { RISK_TONE } from '#parts/compliance/risk-tone.ts'
import { VerdictScores } from '#parts/compliance/TextVerdict.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'

/** The officer's verdict on the script: may it go out, how risky is it, and what was found. */
export const ViralCheck = ({ check }: { check: ComplianceCheck }) => (
  <Card>
    <CardHead
      title="Compliance check"
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <Badge tone={RISK_TONE[check.riskLevel]}>{`Risk level: ${check.riskLevel}`}</Badge>
          <Badge tone={check.approved ? 'ok' : 'warn'}>
            {check.approved ? 'Approved for publication' : 'Requires review'}
          </Badge>
        </span>
      }
    />
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
      <VerdictScores check={check} />
      <section aria-label="Issues" className="md:pt-1.5">
        <h3 className="mb-2 font-medium font-sans text-sm">
          {check.issues.length === 0 ? 'No issues' : plural(check.issues.length, 'issue')}
        </h3>
        {check.issues.length === 0 ? (
          <p className="text-ink-2 text-sm">No rule of the platforms, the law or the brand is touched.</p>
        ) : (
          <FindingList findings={check.issues} />
        )}
      </section>
    </div>
  </Card>
)
