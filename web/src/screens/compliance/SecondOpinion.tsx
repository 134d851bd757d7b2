import { sentenceOf } from '#api/call.ts'
import { useOwnWriter } from '#api/script.queries.ts'
import { formatModelCost } from '#format/money.ts'
import type { Officer } from '#parts/compliance/useOfficer.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'

/** Has a language model read the words too, where one is set: by a press, never while one types, with its price beside it. */
export function SecondOpinion({ officer, brandId }: { officer: Officer; brandId: string }) {
  const writer = useOwnWriter(brandId || undefined)
  const { check, outdated, second } = officer
  const costs = writer?.costs
  if (!writer || costs?.anOpinion === undefined || !check || check.opinion?.missing === null) return null
  const amountOf = (amount: number) => formatModelCost(costs.unit, amount)
  return (
    <section aria-label="Second opinion" className="mt-4 grid gap-2 border-line border-t pt-4">
      {second.error && <ErrorNote what={sentenceOf(second.error)} />}
      <Button
        aria-busy={second.isAsking}
        disabled={outdated || !brandId}
        onClick={second.ask}
        className="justify-self-start"
      >
        Ask for a second opinion
      </Button>
      <p className="text-ink-3 text-xs">
        {brandId
          ? `${writer.name} reads the text too, for about ${amountOf(costs.anOpinion)}. Today: ${amountOf(costs.today)} of ${amountOf(costs.dailyBudget)}. Its answer is kept.`
          : 'Choose a brand first. Its daily budget pays for this.'}
      </p>
    </section>
  )
}
