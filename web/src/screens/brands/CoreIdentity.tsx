import { BRAND_LIMITS, NICHES, TONES } from '@octavo/contract/brand'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { optionsOf, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { TradeField } from './TradeField.tsx'
import type { BrandFormApi } from './useBrandForm.ts'
import { WordsField } from './WordsField.tsx'

/** Name, niche, tone, what the business is, where, for whom, and in which words. */
export function CoreIdentity({ form }: { form: BrandFormApi }) {
  const { description } = form.values
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Brand name" error={form.problems.name} className="sm:col-span-2">
        {(aria) => <Input {...aria} autoComplete="organization" {...form.field('name')} />}
      </Field>
      <Field label="Niche" error={form.problems.niche}>
        {(aria) => <Select {...aria} {...form.choice('niche')} options={optionsOf(NICHES)} />}
      </Field>
      <Field label="Tone" error={form.problems.tone}>
        {(aria) => <Select {...aria} {...form.choice('tone')} options={optionsOf(TONES)} />}
      </Field>
      <Field
        label="Description"
        hint="What the business does and for whom. The writer reads this before every video."
        error={form.problems.description}
        aside={`${description.length}/${BRAND_LIMITS.description}`}
        className="sm:col-span-2"
      >
        {(aria) => <Textarea {...aria} rows={3} {...form.field('description')} />}
      </Field>
      <TradeField form={form} />
      <Field label="Place" hint="Where customers find it." error={form.problems.place}>
        {(aria) => <Input {...aria} placeholder="Leeds" {...form.field('place')} />}
      </Field>
      <Field
        label="Audience"
        hint="Whom it is for, as you would say it."
        error={form.problems.audience}
        className="sm:col-span-2"
      >
        {(aria) => <Input {...aria} placeholder="beginners, couples and families" {...form.field('audience')} />}
      </Field>
      <WordsField form={form} name="wordsToUse" label="Words to use" hint="Separate them with commas." />
      <WordsField
        form={form}
        name="wordsToAvoid"
        label="Words to avoid"
        hint="Scripts written here never use these, and the officer finds them in yours."
      />
    </div>
  )
}
