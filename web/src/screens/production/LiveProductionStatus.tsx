import type { DashboardStats } from '@octavo/contract/analytics'
import { useAccount } from '#api/account.queries.ts'
import { useStats } from '#api/analytics.queries.ts'
import { useComplianceStatistics } from '#api/compliance.queries.ts'
import { formatMoney } from '#format/money.ts'
import { formatPercent } from '#format/number.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Figure = readonly [label: string, value: string | undefined]

const SAMPLE: readonly Figure[] = [
  ['Total Views', '1.2M'],
  ['Auto-Approval Rate', '96%'],
  ['Avg Viral Score', '84'],
  ['Weekly Cost', '$18'],
]

/** The account's own figures from its first finished film on. */
function figuresOf({ totalViews, production }: DashboardStats, currency: string): readonly Figure[] | undefined {
  if (production.videosGenerated === 0) return undefined
  const score = production.viralScoreAverage
  return [
    ['Total Views', totalViews === '0' ? undefined : totalViews],
    ['Auto-Approval Rate', formatPercent(production.autoApprovalRate)],
    ['Avg Viral Score', score === null ? undefined : String(Math.round(score))],
    ['Weekly Cost', formatMoney(production.weeklyCost, currency)],
  ]
}

/** How production does, and which service does the work. */
export function LiveProductionStatus() {
  const { data: stats } = useStats()
  const { data: account } = useAccount()
  const figures = stats && figuresOf(stats, account?.currency ?? 'USD')
  return (
    <Card>
      <CardHead title="Live Production Status" action={stats && !figures && <SampleTag />} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {(figures ?? SAMPLE).map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2 text-xs">{label}</dt>
            {!stats && (
              <dd>
                <Skeleton className="h-8 w-16" />
              </dd>
            )}
            {stats && (
              <dd className={value ? 'display num text-2xl' : 'text-base text-ink-3 leading-7.5'}>
                {value ?? 'No data yet'}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">{stats && <Services stats={stats} />}</div>
    </Card>
  )
}

const nameOf = (stats: DashboardStats, capability: string) => stats.capabilities.find(({ name }) => name === capability)

function Services({ stats }: { stats: DashboardStats }) {
  const { data: officer } = useComplianceStatistics()
  const voice = nameOf(stats, 'Voice')
  const publishing = nameOf(stats, 'Publishing')
  const connected = publishing !== undefined && !publishing.embedded
  const badges: readonly (readonly [words: string, tone: Tone])[] = [
    officer?.status === 'operational'
      ? ['Compliance System Active', 'ok']
      : [officer ? 'Compliance System Halted' : 'Compliance System: checking', 'neutral'],
    connected ? ['YouTube API Connected', 'ok'] : ['YouTube API not connected', 'neutral'],
    voice ? [`${voice.provider} Ready`, 'ok'] : ['No voice provider', 'bad'],
  ]
  return badges.map(([words, tone]) => (
    <Badge key={words} tone={tone} {...(tone === 'ok' && { live: true })}>
      {words}
    </Badge>
  ))
}
