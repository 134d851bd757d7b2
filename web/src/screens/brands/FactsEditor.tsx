import { BRAND_LIMITS, type BrandFact, FACT_KINDS } from '@octavo/contract/brand'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, Trash2 } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'
import { type Rows, useRows } from './useRows.ts'

type Kind = BrandFact['kind']

const KINDS: Record<Kind, { label: string; example: string }> = {
  product: { label: 'Product', example: 'Hand-thrown mugs in four glazes' },
  price: { label: 'Price', example: 'A mug costs 28 dollars' },
  proof: { label: 'Proof', example: 'Open on Mill Street since 1998' },
  question: { label: 'Question customers ask', example: 'Can I put it in the dishwasher?' },
  offer: { label: 'Offer', example: 'Free glazing workshop every first Sunday' },
  mistake: { label: 'Mistake people make', example: 'Beginners press too hard' },
  how: { label: 'How the work is done', example: 'We fire everything twice, so a mug takes three weeks' },
  season: { label: 'Season or date', example: 'Vouchers ordered by December 18 arrive in time' },
  story: { label: 'Story', example: 'The kiln came out of a school that closed' },
  opinion: { label: 'Opinion', example: 'Wonky is fine' },
}
const OPTIONS = FACT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind].label }))

/** What the owner knows, line by line: each of a kind, a question with its answer. */
export function FactsEditor({ form }: { form: BrandFormApi }) {
  const facts = useRows(form, 'facts')
  const { length } = facts.rows
  const full = length >= BRAND_LIMITS.facts
  return (
    <div className="grid gap-4">
      {length > 0 && (
        <ul className="grid gap-5">
          {facts.rows.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place, and all of it stands in the form
            <FactRow key={index} fact={fact} facts={facts} index={index} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={full} onClick={() => facts.append({ kind: 'product', text: '' })}>
          <Plus />
          Add a fact
        </Button>
        <span className="num text-ink-3 text-xs">
          {length} of {BRAND_LIMITS.facts}
        </span>
      </div>
    </div>
  )
}

type RowProps = { fact: BrandFact; facts: Rows<'facts'>; index: number }

function FactRow({ fact: { kind }, facts, index }: RowProps) {
  const number = index + 1
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <Select
        aria-label={`Kind of fact ${number}`}
        value={kind}
        onChange={(chosen) => facts.edit(index, { kind: chosen as Kind })}
        options={OPTIONS}
      />
      <div className="grid gap-2 max-sm:order-1 max-sm:col-span-2">
        <Field
          label={<span className="sr-only">{`Fact ${number}`}</span>}
          error={facts.problem(index, 'text')}
          className="gap-0"
        >
          {(aria) => (
            <Input
              {...aria}
              autoFocus={index === facts.added}
              placeholder={KINDS[kind].example}
              {...facts.field(index, 'text')}
            />
          )}
        </Field>
        {kind === 'question' && (
          <Field
            label={<span className="sr-only">{`Answer to fact ${number}`}</span>}
            error={facts.problem(index, 'answer')}
            className="gap-0"
          >
            {(aria) => <Input {...aria} placeholder="Your answer" {...facts.field(index, 'answer')} />}
          </Field>
        )}
      </div>
      <Button size="icon" variant="ghost" aria-label={`Remove fact ${number}`} onClick={() => facts.remove(index)}>
        <Trash2 />
      </Button>
    </li>
  )
}
