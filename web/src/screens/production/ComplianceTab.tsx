import { APPROVAL_SCORE, COMPLIANCE_REPORT_PATH, IMPROVEMENT_ROUNDS } from '@octavo/contract/compliance'
import { useStats } from '#api/analytics.queries.ts'
import { formatPercent } from '#format/number.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { FeatureList } from '#ui/FeatureList.tsx'
import { FileText } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'
import { RecentActions } from './RecentActions.tsx'

const FEATURES = [
  'Platform guidelines: the policies of the networks, rule by rule, each with its source',
  'Copyright safety: no borrowed lines, lyrics or trademarks as claims',
  'Ethical standards: no false claims, no invented experience, AI is disclosed',
  'Family-friendly validation of words and themes',
  `Auto-improvement of failed scripts, at most ${IMPROVEMENT_ROUNDS} times; then a person decides`,
  `${APPROVAL_SCORE}+ viral score requirement before a script is called Viral Ready`,
]

/** What the compliance officer does, how scripts fare with it, and its latest decisions. */
export function ComplianceTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Rates />
        <RecentActions />
      </div>
      <div className="grid gap-4">
        <FeatureList title="AI Compliance Officer" features={FEATURES} />
        <a
          href={COMPLIANCE_REPORT_PATH}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ className: 'w-full' })}
        >
          <FileText />
          Generate Compliance Report
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
    </div>
  )
}

/** Sample rates until the first script of the account was judged. */
function Rates() {
  const { data } = useStats()
  const rates = data?.production
  const own = rates?.passRate !== null
  const tag = !own && <SampleTag />
  const stats: Stat[] | undefined = rates && [
    { label: 'Pass Rate', value: own ? formatPercent(rates.passRate) : '98%', note: 'Passed as written', tag },
    {
      label: 'Auto-Fixed',
      value: own ? formatPercent(rates.autoFixedRate) : '87%',
      note: 'Fixed automatically',
      tag,
    },
  ]
  return <StatTiles label="How scripts do" stats={stats} count={2} />
}
