import type { ProductionState } from '@octavo/contract/production'
import { formatCount, formatPercent } from '#format/number.ts'
import { Flame, Layers, ListOrdered, ShieldCheck } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

/** Shown until the first script is written. */
const SAMPLE = { compliance: '100%', viral: '95%' }

function tilesOf(production: ProductionState): Stat[] {
  const { total_content_generated: written, compliance_rate, viral_success_rate, queue_size } = production
  const tag = written === 0 && <SampleTag />
  return [
    {
      label: 'Content Generated',
      value: written === 0 ? undefined : formatCount(written),
      note: 'Scripts written in bulk',
      icon: Layers,
    },
    {
      label: 'Compliance Rate',
      value: written === 0 ? SAMPLE.compliance : formatPercent(compliance_rate),
      note: 'Approved by the officer',
      icon: ShieldCheck,
      tag,
    },
    {
      label: 'Viral Success',
      value: written === 0 ? SAMPLE.viral : formatPercent(viral_success_rate),
      note: 'With a score of 80 or more',
      icon: Flame,
      tag,
    },
    { label: 'Queue', value: formatCount(queue_size), note: 'Scripts that wait to be written', icon: ListOrdered },
  ]
}

/** What mass production has written, how that fared, and what waits. */
export const ProductionTiles = ({ production }: { production: ProductionState | undefined }) => (
  <StatTiles label="Mass production" stats={production && tilesOf(production)} />
)
