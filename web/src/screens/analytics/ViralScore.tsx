import { type Analytics, measuredFrom } from '@octavo/contract/analytics'
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import { scoreTone } from '#parts/score/score-tone.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { Gauge } from '#ui/Gauge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ViralScoreHelp } from './ViralScoreHelp.tsx'

/** The measured score of all that was seen in this time, and how it is made. */
export function ViralScore({ now }: { now: Analytics | undefined }) {
  if (!now) return <Skeleton className="h-50 rounded-xl" />
  const { viralScore, views, clicks, videos } = now.totals
  return (
    <Card>
      <CardHead
        title="Viral Score"
        action={<ViralScoreHelp views={views} clicks={clicks} films={videos} />}
        className="mb-2"
      />
      {viralScore === null ? (
        <>
          <p className="text-ink-3 text-lg">No data yet</p>
          <p className="mt-1 text-ink-3 text-xs">{measuredFrom(views)}</p>
        </>
      ) : (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
          <Gauge label="Viral Score" value={viralScore} tone={scoreTone(viralScore)} />
          <p className="min-w-24 flex-1 pb-1 text-ink-2 text-sm">
            {viralScore >= APPROVAL_SCORE ? 'Viral Ready' : `${APPROVAL_SCORE - viralScore} below Viral Ready`}
            <span className="block text-ink-3 text-xs">{measuredFrom(views)}</span>
          </p>
        </div>
      )}
    </Card>
  )
}
