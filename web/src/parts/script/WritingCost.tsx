import type { Writer } from '@octavo/contract/script'
import { useStats } from '#api/analytics.queries.ts'
import { useWriter } from '#api/script.queries.ts'
import { formatMoney } from '#format/money.ts'
import { formatCount } from '#format/number.ts'

type Costs = NonNullable<Writer['costs']>

const MICRO = 1_000_000
const CENTS = 100
/** Begun cents count whole. */
const amountOf = ({ unit }: Costs, amount: number): string =>
  unit === 'tokens' ? `${formatCount(amount)} tokens` : formatMoney(Math.ceil((amount / MICRO) * CENTS) / CENTS, 'USD')

/** What scripts of a language model cost, in a line; nothing where the built-in writer writes. */
export function WritingCost({ brandId, className }: { brandId?: string; className?: string }) {
  const { data: stats } = useStats()
  const isOwn = stats?.capabilities.some(({ name, embedded }) => name === 'Scripts' && !embedded) ?? false
  const { data: writer } = useWriter(brandId, isOwn)
  if (!isOwn || !writer?.costs) return null
  const { name, costs } = writer
  const [today, budget] = [amountOf(costs, costs.today), amountOf(costs, costs.dailyBudget)]
  return (
    <p className={className}>
      {brandId
        ? `Scripts by ${name}: at most about ${amountOf(costs, costs.aWeek)} a week. Today: ${today} of ${budget}.`
        : `Scripts by ${name} today: ${today}. Each brand has ${budget} a day.`}
    </p>
  )
}
