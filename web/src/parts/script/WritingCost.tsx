import { useOwnWriter } from '#api/script.queries.ts'
import { formatModelCost } from '#format/money.ts'

/** What scripts of a language model cost, in a line; nothing where the built-in writer writes. */
export function WritingCost({ brandId, className }: { brandId?: string; className?: string }) {
  const writer = useOwnWriter(brandId)
  if (!writer?.costs) return null
  const { name, costs } = writer
  const amountOf = (amount: number) => formatModelCost(costs.unit, amount)
  const [today, budget] = [amountOf(costs.today), amountOf(costs.dailyBudget)]
  return (
    <p className={className}>
      {brandId
        ? `Scripts by ${name}: at most about ${amountOf(costs.aWeek)} a week. Today: ${today} of ${budget}.`
        : `Scripts by ${name} today: ${today}. Each brand has ${budget} a day.`}
    </p>
  )
}
