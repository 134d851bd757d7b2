import { CAPTION_STYLE_LABELS, CAPTION_STYLES, type CaptionStyle } from '@octavo/contract/caption'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const OPTIONS: Option[] = CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))

const MEANS: Record<CaptionStyle, string> = {
  karaoke: 'A few words at a time, the spoken one on a pill in your colour.',
  pop: 'A few large words, the spoken one springs up in your colour.',
  highlighter: 'A marker in your colour runs along with the voice.',
  typewriter: 'Words are typed letter by letter as they are said.',
  'big-word': 'One word at a time, as large as it goes.',
  calm: 'Two quiet lines on a dark veil, for long films.',
  underline: 'A line in your colour runs in under the spoken word.',
  outline: 'Hollow capitals that fill as they are said.',
  stacked: 'Labels pile up one below the other, the newest in your colour.',
  boxed: 'Dark words on a light strip, the spoken one reversed.',
  neon: 'A thin line in your colour lights up around the spoken word.',
  bounce: 'The spoken word jumps.',
  ribbon: 'A line on a ribbon in your colour, the spoken word cut out.',
  'build-up': 'Each word appears when it is said.',
}

/** How the words that are spoken stand on the brand's films. */
export function CaptionStyleField({ form }: { form: BrandFormApi }) {
  const { errors } = form.formState
  const style = useWatch({ control: form.control, name: 'captionStyle' })
  return (
    <Field label="Caption style" hint={style && MEANS[style]} error={errors.captionStyle?.message}>
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
