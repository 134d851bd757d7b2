import { addDays } from '@octavo/contract/time-zone'
import type { Days } from '#api/analytics.queries.ts'

/** How many days back one may look. */
export const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const
export type Range = (typeof RANGES)[number]['value']

/** The latest so many days, today included. */
export const daysUntil = (today: string, range: Range): Days => ({ from: addDays(today, 1 - Number(range)), to: today })

/** As many days right before. */
export const daysBefore = ({ from }: Days, range: Range): Days => ({
  from: addDays(from, -Number(range)),
  to: addDays(from, -1),
})

/** How a figure changed: "+12% on the 30 days before"; nothing where there was nothing before. */
export function formatChange(now: number | null, before: number | null | undefined, range: Range): string | undefined {
  if (now === null || !before) return undefined
  const change = Math.round((now / before - 1) * 100)
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}% on the ${range} days before`
}
