import { sentenceOf } from '#api/call.ts'
import { useLiveComplianceStatistics } from '#api/compliance.queries.ts'
import { formatCount } from '#format/number.ts'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { FileCheck2, GraduationCap, ShieldCheck, TrendingUp } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

type Thresholds = { ok: number; warn: number }
const COMPLIANCE: Thresholds = { ok: 100, warn: 90 }
const VIRAL: Thresholds = { ok: 90, warn: 80 }

const rate = (value: number | null | undefined, { ok, warn }: Thresholds) =>
  value === null || value === undefined ? undefined : (
    <span className={cn(value >= ok ? 'text-ok' : value >= warn ? 'text-warn' : 'text-bad')}>{Math.round(value)}%</span>
  )

const some = (value: number | undefined) => (value ? formatCount(value) : undefined)

/** How scripts do with the officer, read anew every five seconds. */
export function OfficerStats() {
  const { data, error, refetch } = useLiveComplianceStatistics()
  const stats: Stat[] | undefined = data && [
    {
      label: 'Compliance Rate',
      value: rate(data.compliance_rate, COMPLIANCE),
      note: 'Approved in the end',
      icon: ShieldCheck,
    },
    {
      label: 'Viral Success',
      value: rate(data.viral_success_rate, VIRAL),
      note: 'At 80 or more',
      icon: TrendingUp,
    },
    { label: 'Studied Videos', value: some(data.studied_videos), note: 'By page or transcript', icon: GraduationCap },
    {
      label: 'Scripts Checked',
      value: some(data.checked),
      note: data.status === 'operational' ? 'The officer is on duty' : 'Your work is stopped',
      icon: FileCheck2,
    },
  ]
  if (error && !data) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  return <StatTiles label="Compliance statistics" stats={stats} count={4} />
}
