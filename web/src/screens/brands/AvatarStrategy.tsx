import { AVATAR_MODES, type AvatarMode } from '@octavo/contract/brand'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { optionsOf, Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

const MEANS: Record<AvatarMode, string> = {
  'AI Auto-Select': 'Each video gets the presenter that suits its words.',
  'Fixed Avatar': 'The same presenter in every video.',
  'Rotation Strategy': 'Presenters take turns through the week.',
}

/** Who presents, and as whom. */
export function AvatarStrategy({ form }: { form: BrandFormApi }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Avatar mode" hint={MEANS[form.values.avatarMode]} error={form.problems.avatarMode}>
        {(aria) => <Select {...aria} {...form.choice('avatarMode')} options={optionsOf(AVATAR_MODES)} />}
      </Field>
      <Field
        label="Default persona"
        hint="Who presents and how they speak: “Marcus, a former auditor” is cast as an older man."
        error={form.problems.defaultPersona}
      >
        {(aria) => <Input {...aria} {...form.field('defaultPersona')} />}
      </Field>
    </div>
  )
}
