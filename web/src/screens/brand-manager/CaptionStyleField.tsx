import { CAPTION_STYLE_LABELS, CAPTION_STYLE_MEANS, CAPTION_STYLES } from '@octavo/contract/caption'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const OPTIONS: Option[] = CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))

/** How the words that are spoken stand on the brand's films. */
export function CaptionStyleField({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  const style = useWatch({ control: form.control, name: 'captionStyle' })
  return (
    <Field label="Caption style" hint={style && CAPTION_STYLE_MEANS[style]} error={errors.captionStyle?.message}>
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
