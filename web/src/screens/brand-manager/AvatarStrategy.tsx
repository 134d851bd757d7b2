import { AVATAR_MODES, type AvatarMode } from '@octavo/contract/brand'
import { Controller, useWatch } from 'react-hook-form'
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
  const { errors } = form.formState
  const mode = useWatch({ control: form.control, name: 'avatarMode' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Avatar mode" hint={mode && MEANS[mode]} error={errors.avatarMode?.message}>
        {(aria) => (
          <Controller
            control={form.control}
            name="avatarMode"
            render={({ field }) => (
              <Select {...aria} value={field.value} onChange={field.onChange} options={optionsOf(AVATAR_MODES)} />
            )}
          />
        )}
      </Field>
      <Field label="Default persona" hint="How the presenter speaks." error={errors.defaultPersona?.message}>
        {(aria) => <Input {...aria} {...form.register('defaultPersona')} />}
      </Field>
    </div>
  )
}
