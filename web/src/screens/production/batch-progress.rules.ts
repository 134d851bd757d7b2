import { BATCH_TICKS, type Batch } from '@octavo/contract/batch'

/** How far the three parts of a week's work are, 0 to 100. */
export type BatchProgress = { content: number; compliance: number; production: number }

const COMPLIANCE_STEP = 100 / BATCH_TICKS.complianceAtMs.length

/** What is shown while nobody knows better: milliseconds since the button was pressed and, once it was answered, since then. */
export function tickedProgress(sincePress: number, sinceAnswer?: number): BatchProgress {
  const { contentStep, contentEveryMs, contentCap, complianceAtMs } = BATCH_TICKS
  if (sinceAnswer === undefined) {
    const content = Math.min(contentCap, Math.floor(sincePress / contentEveryMs) * contentStep)
    return { content, compliance: 0, production: 0 }
  }
  const steps = complianceAtMs.filter((at) => sinceAnswer >= at).length
  return { content: 100, compliance: steps * COMPLIANCE_STEP, production: 0 }
}

/** What the server counted. */
export const countedProgress = (batch: Batch): BatchProgress => ({
  content: Math.round(batch.contentProgress * 100),
  compliance: Math.round(batch.complianceProgress * 100),
  production: Math.round(batch.productionProgress * 100),
})

const COMPLIANCE_FROM = 90
const PRODUCTION_FROM = 100

/** The bars that can be seen: the officer's once most scripts are written, production's once all are checked. */
export const shownBars = ({ content, compliance, production }: BatchProgress) => [
  { name: 'Content Generation', value: content, shown: true },
  { name: 'AI Compliance Officer', value: compliance, shown: content >= COMPLIANCE_FROM },
  { name: 'Video Production', value: production, shown: compliance >= PRODUCTION_FROM },
]
