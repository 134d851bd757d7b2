import { BRAND_LIMITS } from '@octavo/contract/brand'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, Trash2 } from '#ui/icons/index.ts'
import type { BrandFormApi } from './useBrandForm.ts'
import { type Rows, useRows } from './useRows.ts'

/** Words of the brand and how they are said, spelled the way they sound. */
export function PronunciationEditor({ form }: { form: BrandFormApi }) {
  const words = useRows(form, 'pronunciations')
  const { length } = words.rows
  return (
    <div className="grid gap-4">
      {length > 0 && (
        <ul className="grid gap-3">
          {words.rows.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place, and all of it stands in the form
            <PronunciationRow key={index} words={words} index={index} />
          ))}
        </ul>
      )}
      <Button
        size="sm"
        disabled={length >= BRAND_LIMITS.lexicon}
        onClick={() => words.append({ word: '', said: '' })}
        className="justify-self-start"
      >
        <Plus />
        Add a word
      </Button>
    </div>
  )
}

function PronunciationRow({ words, index }: { words: Rows<'pronunciations'>; index: number }) {
  const number = index + 1
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
      <Field
        label={<span className="sr-only">{`Word ${number}`}</span>}
        error={words.problem(index, 'word')}
        className="gap-0"
      >
        {(aria) => (
          <Input {...aria} autoFocus={index === words.added} placeholder="Nguyen" {...words.field(index, 'word')} />
        )}
      </Field>
      <Field
        label={<span className="sr-only">{`How word ${number} is said`}</span>}
        error={words.problem(index, 'said')}
        className="gap-0"
      >
        {(aria) => <Input {...aria} placeholder="win" {...words.field(index, 'said')} />}
      </Field>
      <Button size="icon" variant="ghost" aria-label={`Remove word ${number}`} onClick={() => words.remove(index)}>
        <Trash2 />
      </Button>
    </li>
  )
}
