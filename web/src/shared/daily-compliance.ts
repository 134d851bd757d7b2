import type { DailyCompliance } from '@octavo/contract/system-status'
import type { FigureRow } from './FigureRows.tsx'
import { count, percent } from './figure-words.ts'

/** The officer's day, line by line. */
export const dailyComplianceRows = (today: DailyCompliance): FigureRow[] => [
  { label: 'Compliance rate', value: percent(today.complianceRate), note: 'Of the scripts judged today' },
  {
    label: 'Average humanity score',
    value: today.averageHumanityScore ?? undefined,
    note: `Below ${today.humanityThreshold} a script fails`,
  },
  { label: 'Checks', value: count(today.checks) },
  { label: 'Approved', value: count(today.approved) },
  { label: 'Improved, then approved', value: count(today.improved) },
  { label: 'Issues found', value: count(today.issues) },
  { label: 'Waiting for your review', value: count(today.waitingForReview) },
]
