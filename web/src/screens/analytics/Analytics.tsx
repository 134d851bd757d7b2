import { ANALYTICS_DAYS } from '@octavo/contract/analytics'
import { dateIn } from '@octavo/contract/time-zone'
import { useState } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { useAnalyticsOf } from '#api/analytics.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { SampleFigures } from '#parts/sample/SampleStudio.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { BrandTable } from './BrandTable.tsx'
import { FilmTable } from './FilmTable.tsx'
import { Learning } from './Learning.tsx'
import { Metrics } from './Metrics.tsx'
import { daysBefore, daysUntil, RANGES, type Range } from './range.rules.ts'
import { TopPerformer } from './TopPerformer.tsx'
import { Trends } from './Trends.tsx'
import { ViralScore } from './ViralScore.tsx'

const USUAL = String(ANALYTICS_DAYS.usual) as Range

/** What came of the published films: day by day, brand by brand, film by film, and what was learned from it. */
export default function Analytics() {
  const { data: account } = useAccount()
  const [range, setRange] = useState<Range>(USUAL)
  const days = daysUntil(dateIn(new Date(), account?.timeZone ?? 'UTC'), range)
  const now = useAnalyticsOf(days)
  const { data: before } = useAnalyticsOf(daysBefore(days, range))
  const error = now.error && !now.data ? now.error : null
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="What your published films did, counted on their film pages"
        actions={<Segmented label="Time" value={range} onChange={setRange} options={RANGES} />}
      />
      {error ? (
        <ErrorNote what={sentenceOf(error)} onRetry={() => void now.refetch()} />
      ) : (
        <div className="grid grid-cols-1 gap-4" aria-busy={now.isPlaceholderData}>
          <Metrics now={now.data} before={before} range={range} />
          <SampleFigures />
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
            <Trends now={now.data} before={before} range={range} />
            <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-1">
              <ViralScore now={now.data} />
              <TopPerformer now={now.data} />
            </div>
          </div>
          <BrandTable now={now.data} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <FilmTable now={now.data} />
            <Learning />
          </div>
        </div>
      )}
    </>
  )
}
