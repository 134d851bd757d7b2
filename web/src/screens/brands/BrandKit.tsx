import {
  BRAND_DEFAULTS,
  BRAND_LIMITS,
  FONT_PAIR_LABELS,
  FONT_PAIRS,
  type FontPair,
  INTRO_LABELS,
  INTROS,
  LOWER_THIRD_LABELS,
  LOWER_THIRDS,
  OUTRO_LABELS,
  OUTROS,
} from '@octavo/contract/brand'
import { LOOKS_OWN } from '@octavo/contract/look'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const optionsIn = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }))

const FAMILIES: Record<FontPair, string> = {
  modern: LOOKS_OWN.means,
  classic: 'Playfair Display and Source Sans 3: like a magazine.',
  tech: 'Space Grotesk and DM Sans: drawn with a ruler.',
  warm: 'Fraunces and Nunito: soft and hand-made.',
  bold: 'Oswald and Open Sans: narrow and loud.',
}

const CHOICES = [
  {
    name: 'fonts',
    label: 'Fonts',
    options: optionsIn(FONT_PAIRS, { ...FONT_PAIR_LABELS, [BRAND_DEFAULTS.fonts]: LOOKS_OWN.label }),
  },
  { name: 'outro', label: 'Films end with', options: optionsIn(OUTROS, OUTRO_LABELS) },
  { name: 'shortIntro', label: 'Shorts open with', options: optionsIn(INTROS, INTRO_LABELS) },
  { name: 'longIntro', label: 'Long films open with', options: optionsIn(INTROS, INTRO_LABELS) },
  { name: 'lowerThird', label: 'Speaker’s name', options: optionsIn(LOWER_THIRDS, LOWER_THIRD_LABELS) },
] as const

/** Fonts, and what stands before, after and under the words of a film. */
export function BrandKit({ form }: { form: BrandFormApi }) {
  const { fonts, lowerThird } = form.values
  const hints: Partial<Record<(typeof CHOICES)[number]['name'], string>> = {
    fonts: FAMILIES[fonts],
    shortIntro: 'On phones the first words decide who stays.',
    lowerThird: 'Shown for four seconds after the first line.',
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CHOICES.map(({ name, label, options }) => (
        <Field key={name} label={label} hint={hints[name]} error={form.problems[name]}>
          {(aria) => <Select {...aria} {...form.choice(name)} options={options} />}
        </Field>
      ))}
      <Field
        label="Link or handle on the last card"
        hint="Shown under the words, where the film ends with a card."
        error={form.problems.closeLink}
      >
        {(aria) => (
          <Input {...aria} maxLength={BRAND_LIMITS.closeLink} placeholder="@kiln.studio" {...form.field('closeLink')} />
        )}
      </Field>
      {lowerThird === 'name-line' && (
        <Field label="Line under the name" error={form.problems.lowerThirdLine}>
          {(aria) => (
            <Input
              {...aria}
              maxLength={BRAND_LIMITS.lowerThirdLine}
              placeholder="Potter and teacher"
              {...form.field('lowerThirdLine')}
            />
          )}
        </Field>
      )}
    </div>
  )
}
