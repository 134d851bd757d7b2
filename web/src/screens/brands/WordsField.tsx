import { useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

type Props = { form: BrandFormApi; name: 'wordsToUse' | 'wordsToAvoid'; label: string; hint: string }

const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** A list of words in one line, with commas between them. */
export function WordsField({ form, name, label, hint }: Props) {
  // What is typed keeps its commas and spaces; the form holds the words.
  const [typed, setTyped] = useState<string>()
  const words = form.values[name]
  const isTyped = typed !== undefined && listed(typed).join() === words.join()
  const problem = Object.entries(form.problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
  return (
    <Field label={label} hint={hint} error={problem}>
      {(aria) => (
        <Input
          {...aria}
          name={name}
          value={isTyped ? typed : words.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value)
            form.change({ [name]: listed(target.value) })
          }}
          onBlur={() => {
            setTyped(undefined)
            form.leave(name)
          }}
        />
      )}
    </Field>
  )
}
