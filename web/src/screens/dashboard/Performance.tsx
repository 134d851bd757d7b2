import { type DashboardStats, measuredFrom } from '@octavo/contract/analytics'
import { scoreTone } from '#parts/score/score-tone.ts'
import type { Tone } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Gauge } from '#ui/Gauge.tsx'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const SAMPLE_VIRAL = 87
const SAMPLE_COMPLIANCE = 100

const complianceTone = (rate: number): Tone => (rate >= 100 ? 'ok' : rate >= 90 ? 'warn' : 'bad')

/** Viral Performance and Compliance Score; a sample each until the account has its own. */
export function Performance({ stats }: { stats: DashboardStats | undefined }) {
  if (!stats) return <Skeleton className="h-46 rounded-xl" />
  const viral = stats.viralScore
  const compliance = stats.production.complianceRate
  return (
    <Card className="grid grid-cols-2 gap-4">
      <Score
        title="Viral Performance"
        value={viral ?? SAMPLE_VIRAL}
        tone={scoreTone(viral ?? SAMPLE_VIRAL)}
        note={viral === null ? '+12% from last month' : measuredFrom(Number(stats.totalViews))}
        sample={viral === null}
      />
      <Score
        title="Compliance Score"
        value={Math.round(compliance ?? SAMPLE_COMPLIANCE)}
        tone={complianceTone(compliance ?? SAMPLE_COMPLIANCE)}
        note="Ethical AI Certified"
        sample={compliance === null}
      />
    </Card>
  )
}

type ScoreProps = { title: string; value: number; tone: Tone; note: string; sample: boolean }

function Score({ title, value, tone, note, sample }: ScoreProps) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2 className="text-sm">{title}</h2>
      <Gauge label={title} value={value} tone={tone} />
      <p className="text-ink-3 text-xs">{note}</p>
      {sample && <SampleTag />}
    </div>
  )
}
