import { analyticsRoutes, type DashboardStats } from '@octavo/contract/analytics'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/call.ts'
import { formatPercent } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** `href`: the list of what is counted. */
type Rows = readonly (readonly [label: string, value: string | undefined, href?: string])[]

/** The figures that the cards show while the account has none of its own. */
const SAMPLE_PRODUCTION: Rows = [
  ['Videos generated', '47'],
  ['Viral score average', '91%'],
  ['Production ready', '9'],
]
const SAMPLE_PERFORMANCE: Rows = [
  ['Active brands', '10'],
  ['Weekly quota', '70'],
  ['Compliance rate', '100%'],
]

const productionOf = ({ production }: DashboardStats): Rows | undefined =>
  production.videosGenerated === 0
    ? undefined
    : [
        ['Videos generated', String(production.videosGenerated), '/library'],
        ['Viral score average', formatPercent(production.viralScoreAverage)],
        ['Production ready', String(production.productionReady), '/library'],
      ]

const performanceOf = ({ totalBrands, production }: DashboardStats): Rows | undefined =>
  totalBrands === 0
    ? undefined
    : [
        ['Active brands', String(totalBrands), '/brands'],
        ['Weekly quota', String(production.weeklyQuota), '/production'],
        ['Compliance rate', formatPercent(production.complianceRate), '/compliance'],
      ]

/** How production, performance and the system stand. */
export function InfoCards() {
  const { data: stats } = useQuery(queryOf(analyticsRoutes.stats))
  const production = stats && productionOf(stats)
  const performance = stats && performanceOf(stats)
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-3">
      <InfoCard title="Video Production" ready={!!stats} rows={production ?? SAMPLE_PRODUCTION} sample={!production} />
      <InfoCard title="Performance" ready={!!stats} rows={performance ?? SAMPLE_PERFORMANCE} sample={!performance} />
      <SystemStatus />
    </div>
  )
}

/** Not a sample: these words are the result of a check just made. */
function SystemStatus() {
  const { data: health, isError } = useQuery(queryOf(systemStatusRoutes.healthCheck))
  const failing = health?.checks.filter((check) => !check.ok).map((check) => check.name)
  const well = !isError && failing?.length === 0
  const rows: Rows = [
    ['Video-generation API', well ? 'Active' : 'Degraded'],
    ['Scheduler', well ? 'Running' : 'Degraded'],
    ['AI engines', well ? 'All Online' : (failing?.join(', ') ?? 'No answer')],
  ]
  return <InfoCard title="System Status" ready={!!health || isError} rows={rows} sample={false} />
}

const CountedLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="decoration-line-strong underline-offset-4 hover:underline tap">
    {children}
  </Link>
)

type InfoCardProps = { title: string; ready: boolean; rows: Rows; sample: boolean }

function InfoCard({ title, ready, rows, sample }: InfoCardProps) {
  return (
    <Card>
      <CardHead title={title} action={ready && sample && <SampleTag />} className="mb-2" />
      <dl>
        {rows.map(([label, value, href]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-line border-t py-2.5 text-sm first:border-0"
          >
            <dt className="text-ink-2">{href && ready ? <CountedLink href={href}>{label}</CountedLink> : label}</dt>
            {ready ? (
              <dd className={value === undefined ? 'text-ink-3' : 'num font-semibold'}>{value ?? 'No data yet'}</dd>
            ) : (
              <dd>
                <Skeleton className="h-5 w-12" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
