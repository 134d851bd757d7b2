import { BRAND_DEFAULTS } from '@octavo/contract/brand'
import { CAPTION_STYLE_LABELS, CAPTION_STYLE_MEANS, CAPTION_STYLES } from '@octavo/contract/caption'
import { LOOKS_OWN } from '@octavo/contract/look'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const LOOKS_OWN_STYLE = BRAND_DEFAULTS.captionStyle
const OPTIONS: Option[] = CAPTION_STYLES.map((value) => ({
  value,
  label: value === LOOKS_OWN_STYLE ? LOOKS_OWN.label : CAPTION_STYLE_LABELS[value],
}))

/** How the words that are spoken stand on the brand's films. */
export function CaptionStyleField({ form }: { form: BrandFormApi }) {
  const { captionStyle } = form.values
  return (
    <Field
      label="Caption style"
      hint={captionStyle === LOOKS_OWN_STYLE ? LOOKS_OWN.means : CAPTION_STYLE_MEANS[captionStyle]}
      error={form.problems.captionStyle}
    >
      {(aria) => <Select {...aria} {...form.choice('captionStyle')} options={OPTIONS} />}
    </Field>
  )
}
