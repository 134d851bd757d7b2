import { CAPTION_STYLE_LABELS, CAPTION_STYLES } from '@octavo/contract'
import { Controller } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const OPTIONS: Option[] = CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))

/** How the words that are spoken stand on the brand's films. */
export function CaptionStyleField({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  return (
    <Field
      label="Caption style"
      hint="Drawn into the film in the brand's colours, each word when it is said."
      error={errors.captionStyle?.message}
    >
      {(aria) => (
        <Controller
          control={form.control}
          name="captionStyle"
          render={({ field }) => <Select {...aria} value={field.value} onChange={field.onChange} options={OPTIONS} />}
        />
      )}
    </Field>
  )
}
