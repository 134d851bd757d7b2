/** Pure: how an account's work goes, in a word and in a sentence. */
import { messages } from '@octavo/contract/messages'
import type { OperationStatus } from '@octavo/contract/operation'
import type { AutoPilot } from '#operations/mass-production/index.ts'

export type Standing = OperationStatus['now']
/** What orders films without a person. */
export type ByItself = { pilot: AutoPilot; weeklyBrands: number }

/** How the work goes, or would go if nothing were stopped. */
export function standingOf({ pilot, weeklyBrands }: ByItself): Standing {
  const says = [...(pilot.active ? [pilotWords(pilot)] : []), ...(weeklyBrands > 0 ? [weekWords(weeklyBrands)] : [])]
  if (says.length === 0) return { runs: 'on-order', says: messages.operation.onOrder }
  return { runs: 'by-itself', says: says.join(' ') }
}

function pilotWords({ startedBy, dailyVolume, waits }: AutoPilot): string {
  const films = dailyVolume === 1 ? 'one film' : `${dailyVolume} films`
  const who = startedBy === 'person' ? 'Mass production' : 'Autonomous operation'
  return `${who} is on, for up to ${films} a day.${waits ? ` It waits: ${waits}` : ''}`
}

const weekWords = (brands: number): string =>
  brands === 1 ? 'One brand gets its week by itself.' : `${brands} brands get their weeks by themselves.`

/** How it goes while it is stopped, by its owner or by the operator. */
export const stoppedStanding = (byOperator: boolean): Standing => ({
  runs: 'stopped',
  says: byOperator ? messages.operation.stoppedByOperator : messages.operation.stoppedNow,
})
