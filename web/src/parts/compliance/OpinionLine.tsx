import type { ComplianceCheck } from '@octavo/contract/compliance'
import { formatModelCost } from '#format/money.ts'
import { plural } from '#format/number.ts'

/** Who else read the text, what that cost and what came of it, or why nobody did. */
export function OpinionLine({ check: { opinion, issues } }: { check: ComplianceCheck }) {
  if (!opinion) return null
  const { model, cost, dropped, missing } = opinion
  const found = issues.filter(({ saidBy }) => saidBy !== undefined).length
  const price =
    cost.microdollars > 0 ? formatModelCost('microdollars', cost.microdollars) : formatModelCost('tokens', cost.tokens)
  return (
    <p className="wrap-anywhere text-ink-2 text-sm">
      {missing ??
        `${model} read this too, for ${price}: ${found > 0 ? plural(found, 'likely finding') : 'nothing to add'}.`}
      {dropped > 0 &&
        ` ${plural(dropped, 'remark')} left out, without exact words of this text, a rule, or much likelihood.`}
    </p>
  )
}
