import { BRAND_LIMITS, type BrandFact, FACT_KINDS } from '@octavo/contract'
import { Controller, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, Trash2 } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

type Kind = BrandFact['kind']

const KINDS: Record<Kind, { label: string; example: string }> = {
  product: { label: 'Product', example: 'Hand-thrown mugs in four glazes' },
  price: { label: 'Price', example: 'A mug costs 28 dollars' },
  proof: { label: 'Proof', example: 'Open on Mill Street since 1998' },
  question: { label: 'Question customers ask', example: 'Can I put it in the dishwasher?' },
  offer: { label: 'Offer', example: 'Free glazing workshop every first Sunday' },
}
const OPTIONS = FACT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind].label }))

/** Products, prices, proofs, questions with their answers, and offers, line by line. */
export function FactsEditor({ form }: { form: BrandFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'facts' })
  const full = fields.length >= BRAND_LIMITS.facts
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <ul className="grid gap-5">
          {fields.map((field, index) => (
            <FactRow key={field.id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={full} onClick={() => append({ kind: 'product', text: '' })}>
          <Plus />
          Add a fact
        </Button>
        <span className="num text-ink-3 text-xs">
          {fields.length} of {BRAND_LIMITS.facts}
        </span>
      </div>
    </div>
  )
}

type RowProps = { form: BrandFormApi; index: number; onRemove: () => void }

function FactRow({ form, index, onRemove }: RowProps) {
  const kind = useWatch({ control: form.control, name: `facts.${index}.kind` })
  const errors = form.formState.errors.facts?.[index]
  const number = index + 1
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <Controller
        control={form.control}
        name={`facts.${index}.kind`}
        render={({ field }) => (
          <Select
            aria-label={`Kind of fact ${number}`}
            value={field.value}
            onChange={field.onChange}
            options={OPTIONS}
          />
        )}
      />
      <div className="grid gap-2 max-sm:order-1 max-sm:col-span-2">
        <Field
          label={<span className="sr-only">{`Fact ${number}`}</span>}
          error={errors?.text?.message}
          className="gap-0"
        >
          {(aria) => (
            <Input {...aria} placeholder={KINDS[kind ?? 'product'].example} {...form.register(`facts.${index}.text`)} />
          )}
        </Field>
        {kind === 'question' && (
          <Field
            label={<span className="sr-only">{`Answer to fact ${number}`}</span>}
            error={errors?.answer?.message}
            className="gap-0"
          >
            {(aria) => <Input {...aria} placeholder="Your answer" {...form.register(`facts.${index}.answer`)} />}
          </Field>
        )}
      </div>
      <Button size="icon" variant="ghost" aria-label={`Remove fact ${number}`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  )
}
