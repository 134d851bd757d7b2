import { BRAND_LIMITS, NICHES, TONES } from '@octavo/contract/brand'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { optionsOf, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Name, niche, tone and what the business is. */
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
        hint="What the business is and for whom: the writer reads it before every video."
        error={form.problems.description}
        aside={`${description.length}/${BRAND_LIMITS.description}`}
        className="sm:col-span-2"
      >
        {(aria) => <Textarea {...aria} rows={3} {...form.field('description')} />}
      </Field>
    </div>
  )
}
