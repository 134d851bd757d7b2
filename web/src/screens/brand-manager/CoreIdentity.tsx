import { BRAND_LIMITS, NICHES, TONES } from '@octavo/contract/brand'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { optionsOf, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Name, niche, tone and what the business is. */
export function CoreIdentity({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  const description = useWatch({ control: form.control, name: 'description' }) ?? ''
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Brand name" error={errors.name?.message} className="sm:col-span-2">
        {(aria) => <Input {...aria} autoComplete="organization" {...form.register('name')} />}
      </Field>
      <Field label="Niche" error={errors.niche?.message}>
        {(aria) => (
          <Controller
            control={form.control}
            name="niche"
            render={({ field }) => (
              <Select {...aria} value={field.value} onChange={field.onChange} options={optionsOf(NICHES)} />
            )}
          />
        )}
      </Field>
      <Field label="Tone" error={errors.tone?.message}>
        {(aria) => (
          <Controller
            control={form.control}
            name="tone"
            render={({ field }) => (
              <Select {...aria} value={field.value} onChange={field.onChange} options={optionsOf(TONES)} />
            )}
          />
        )}
      </Field>
      <Field
        label="Description"
        hint="What the business is and for whom: the writer reads it before every video."
        error={errors.description?.message}
        aside={`${description.length}/${BRAND_LIMITS.description}`}
        className="sm:col-span-2"
      >
        {(aria) => <Textarea {...aria} rows={3} {...form.register('description')} />}
      </Field>
    </div>
  )
}
