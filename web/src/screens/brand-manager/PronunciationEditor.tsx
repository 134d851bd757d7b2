import { BRAND_LIMITS } from '@octavo/contract'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, Trash2 } from '#ui/icons/index.ts'
import type { BrandFormApi } from './useBrandForm.ts'

/** Words of the brand and how they are said, spelled the way they sound. */
export function PronunciationEditor({ form }: { form: BrandFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pronunciations' })
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <ul className="grid gap-3">
          {fields.map((field, index) => (
            <PronunciationRow key={field.id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button
        size="sm"
        disabled={fields.length >= BRAND_LIMITS.lexicon}
        onClick={() => append({ word: '', said: '' })}
        className="justify-self-start"
      >
        <Plus />
        Add a word
      </Button>
    </div>
  )
}

function PronunciationRow({ form, index, onRemove }: { form: BrandFormApi; index: number; onRemove: () => void }) {
  const errors = form.formState.errors.pronunciations?.[index]
  const number = index + 1
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={<span className="sr-only">{`Word ${number}`}</span>}
        error={errors?.word?.message}
        className="gap-0"
      >
        {(aria) => <Input {...aria} placeholder="Nguyen" {...form.register(`pronunciations.${index}.word`)} />}
      </Field>
      <Field
        label={<span className="sr-only">{`How word ${number} is said`}</span>}
        error={errors?.said?.message}
        className="gap-0"
      >
        {(aria) => <Input {...aria} placeholder="win" {...form.register(`pronunciations.${index}.said`)} />}
      </Field>
      <Button size="icon" variant="ghost" aria-label={`Remove word ${number}`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  )
}
