import type { DailyCompliance } from '@octavo/contract/system-status'
import { formatCount, formatPercent } from '#format/number.ts'
import type { FigureRow } from '#ui/FigureRows.tsx'

/** The officer's day, line by line. */
export const dailyComplianceRows = (today: DailyCompliance): FigureRow[] => [
  { label: 'Compliance rate', value: formatPercent(today.complianceRate), note: 'Of the scripts judged today' },
  {
    label: 'Average humanity score',
    value: today.averageHumanityScore ?? undefined,
    note: `Below ${today.humanityThreshold} a script fails`,
  },
  { label: 'Checks', value: formatCount(today.checks) },
  { label: 'Approved', value: formatCount(today.approved) },
  { label: 'Improved, then approved', value: formatCount(today.improved) },
  { label: 'Issues found', value: formatCount(today.issues) },
  { label: 'Waiting for your review', value: formatCount(today.waitingForReview) },
]
