import { type Analytics, BRAND_SCORES, measuredFrom, viewsSoFar } from '@octavo/contract/analytics'
import { Link } from 'wouter'
import { formatCount } from '#format/number.ts'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type Column, SortableTable } from './SortableTable.tsx'

type Row = Analytics['brands'][number]

const brandTone = (score: number): Tone =>
  score >= BRAND_SCORES.high ? 'make' : score >= BRAND_SCORES.medium ? 'warn' : 'neutral'

const share = (value: number | null, { views }: Row) => (value === null ? <None views={views} /> : `${value}%`)
/** Nobody yet, or too few to say. */
const None = ({ views }: { views: number }) => (
  <span className="text-ink-3">{views === 0 ? 'No data yet' : viewsSoFar(views)}</span>
)

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    label: 'Brand',
    by: (row) => row.brand,
    show: (row) => (
      <span className="flex items-center gap-3">
        <BrandChip color={row.color} className="h-7 w-3" />
        <span className="truncate font-medium">{row.brand}</span>
      </span>
    ),
  },
  {
    label: 'Videos',
    by: (row) => row.videos,
    show: ({ videos, brandId }) =>
      videos === 0 ? (
        '0'
      ) : (
        <Link
          href={`/library?show=published&brand=${brandId}`}
          className="decoration-line-strong underline-offset-4 hover:underline tap"
        >
          {formatCount(videos)}
          <span className="sr-only"> published</span>
        </Link>
      ),
  },
  { label: 'Views', by: (row) => row.views, show: (row) => formatCount(row.views) },
  { label: 'Avg CTR', by: (row) => row.avgCtr, show: (row) => share(row.avgCtr, row) },
  { label: 'Engagement', by: (row) => row.engagement, show: (row) => share(row.engagement, row) },
  {
    label: 'Viral Score',
    by: (row) => row.viralScore,
    show: ({ viralScore, views }) =>
      viralScore === null ? (
        <None views={views} />
      ) : (
        <Badge tone={brandTone(viralScore)} title={measuredFrom(views)}>
          {viralScore}
        </Badge>
      ),
  },
]

/** One brand beside the other. */
export function BrandTable({ now }: { now: Analytics | undefined }) {
  if (!now) return <Skeleton className="h-40 rounded-xl" />
  return (
    <Card>
      <CardHead title="Brand Performance Comparison" className="mb-2" />
      {now.brands.length === 0 ? (
        <EmptyState
          title="No brand yet"
          hint="Brands are compared here by what their published films did."
          action={
            <Link href="/brands" className={buttonStyle()}>
              Add a brand
            </Link>
          }
          className="py-8"
        />
      ) : (
        <SortableTable
          label="Brand Performance Comparison"
          rows={now.brands}
          keyOf={(row) => row.brandId}
          columns={COLUMNS}
          mainColumn="Views"
        />
      )}
    </Card>
  )
}
