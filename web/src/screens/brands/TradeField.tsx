import type { TradeName } from '@octavo/contract/brand'
import { memo, useId } from 'react'
import { useTrades } from '#api/brand.queries.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** The line of work, from the list of those that the writer knows, or in the owner's own words. */
export function TradeField({ form }: { form: BrandFormApi }) {
  const { data: trades = NONE } = useTrades()
  const list = useId()
  return (
    <Field label="Trade" hint="Choose one, or write your own." error={form.problems.trade}>
      {(aria) => (
        <>
          <Input {...aria} list={list} placeholder="Pottery studio" {...form.field('trade')} />
          <TradeOptions id={list} trades={trades} />
        </>
      )}
    </Field>
  )
}

const NONE: TradeName[] = []
const MOST_SYNONYMS = 4

/** Hundreds of them: drawn once, and not with every letter that is typed in the form. */
const TradeOptions = memo(({ id, trades }: { id: string; trades: readonly TradeName[] }) => (
  <datalist id={id}>
    {trades.map(({ name, also }) => (
      <option key={name} value={name} label={also.slice(0, MOST_SYNONYMS).join(', ')} />
    ))}
  </datalist>
))
