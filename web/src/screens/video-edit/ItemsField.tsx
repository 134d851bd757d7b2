import { CHART_FORMS, EDIT_LIMITS } from '@octavo/contract/edit'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Plus, X } from '#ui/icons/index.ts'
import { Segmented } from '#ui/Segmented.tsx'
import type { SceneFieldProps } from './scene-fields.rules.ts'
import { emptyItem, ITEM_FIELDS, type Item, itemsOf, withItems } from './scene-fields.rules.ts'

const FORMS: Record<(typeof CHART_FORMS)[number], string> = { bars: 'Bars', share: 'Shares', line: 'Line' }
const { min, max } = EDIT_LIMITS.items

/** The rows of a list, a chart or a timeline; nothing for a scene of another kind. */
export function ItemsField({ words, change, problemOf }: SceneFieldProps) {
  const fields = ITEM_FIELDS[words.kind]
  if (!fields) return null
  const items = itemsOf(words)
  const put = (to: Item[], field: string) => change(withItems(words, to), field)
  return (
    <>
      {words.kind === 'chart' && (
        <Segmented
          label="Form of the chart"
          value={words.form}
          onChange={(form) => change({ ...words, form }, 'form')}
          options={CHART_FORMS.map((value) => ({ value, label: FORMS[value] }))}
          className="w-fit"
        />
      )}
      <ol className="grid gap-3">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
          <li key={at} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-2">
              {fields.map(({ name, label, most }) => (
                <Field key={name} label={`${label} ${at + 1}`} error={problemOf(`items.${at}.${name}`)}>
                  {(aria) => (
                    <Input
                      {...aria}
                      value={item[name] ?? ''}
                      maxLength={most}
                      onChange={(event) =>
                        put(items.with(at, { ...item, [name]: event.target.value }), `items ${at} ${name}`)
                      }
                    />
                  )}
                </Field>
              ))}
            </div>
            <Button
              size="icon"
              variant="ghost"
              disabled={items.length <= min}
              aria-label={`Remove row ${at + 1}`}
              onClick={() => put(items.toSpliced(at, 1), 'rows')}
            >
              <X />
            </Button>
          </li>
        ))}
      </ol>
      {items.length < max && (
        <Button size="sm" onClick={() => put([...items, emptyItem(words.kind)], 'rows')} className="justify-self-start">
          <Plus />
          Add a row
        </Button>
      )}
    </>
  )
}
