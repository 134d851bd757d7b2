import { CAPTION_STYLE_LABELS, CAPTION_STYLE_MEANS, CAPTION_STYLES } from '@octavo/contract/caption'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const OPTIONS: Option[] = CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))

/** How the words that are spoken stand on the brand's films. */
export function CaptionStyleField({ form }: { form: BrandFormApi }) {
  return (
    <Field
      label="Caption style"
      hint={CAPTION_STYLE_MEANS[form.values.captionStyle]}
      error={form.problems.captionStyle}
    >
      {(aria) => <Select {...aria} {...form.choice('captionStyle')} options={OPTIONS} />}
    </Field>
  )
}
