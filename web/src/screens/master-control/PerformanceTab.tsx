import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import type { MasterControl } from '@octavo/contract/system-status'
import { formatCount } from '#format/number.ts'
import { scoreTone } from '#parts/score/score-tone.ts'
import type { Tone } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'
import { Gauge } from '#ui/Gauge.tsx'

const humanityTone = (score: number): Tone => (score >= HUMANITY_THRESHOLD ? 'ok' : 'bad')

/** What today brought, and how good the scripts are. */
export const PerformanceTab = ({
  control: { todaysActivity: today, realtimeMetrics: now },
}: {
  control: MasterControl
}) => (
  <>
    <Card>
      <CardHead title="Today's activity" />
      <FigureRows
        rows={[
          { label: 'Videos created', value: formatCount(today.videosCreated) },
          { label: 'Videos published', value: formatCount(today.videosPublished) },
          { label: 'Channels active', value: formatCount(today.channelsActive), note: 'With a post today' },
          {
            label: 'Compliance issues',
            value: formatCount(today.complianceIssues),
            note: 'Found by the officer; most were fixed',
          },
        ]}
      />
    </Card>
    <Card className="grid gap-6 sm:grid-cols-2">
      <Score
        title="Average predicted score"
        value={now.averageViralScore}
        toneOf={scoreTone}
        note="80 is Viral Ready"
      />
      <Score
        title="Average humanity score"
        value={now.averageHumanityScore}
        toneOf={humanityTone}
        note={`Below ${HUMANITY_THRESHOLD} a script fails`}
      />
    </Card>
  </>
)

type ScoreProps = { title: string; value: number | null; toneOf: (score: number) => Tone; note: string }

const Score = ({ title, value, toneOf, note }: ScoreProps) => (
  <div className="grid content-start justify-items-start gap-2">
    <h2 className="text-base">{title}</h2>
    {value === null ? (
      <p className="text-ink-3 text-lg">No data yet</p>
    ) : (
      <Gauge label={title} value={value} tone={toneOf(value)} />
    )}
    <p className="text-ink-3 text-xs">{note}</p>
  </div>
)
