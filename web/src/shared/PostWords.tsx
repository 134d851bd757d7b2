import { type PlannedPost, POST_TEXT } from '@octavo/contract/publication'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'

export type Words = { title: string; description: string; hashtags: string }

const hash = (tag: string) => tag.replace(/^#?/, '#')

export const wordsOf = ({ text }: PlannedPost): Words => ({ ...text, hashtags: text.hashtags.map(hash).join(' ') })

export const textOf = ({ title, description, hashtags }: Words): PlannedPost['text'] => ({
  title: title.trim(),
  description: description.trim(),
  hashtags: hashtags
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(hash),
})

export const areSame = (one: Words, other: Words): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))

type PostWordsProps = {
  words: Words
  onChange: (words: Words) => void
  /** Of the field by name. */
  issue: (path: string) => string | undefined
}

/** What is said with a film on one channel. */
export function PostWords({ words, onChange, issue }: PostWordsProps) {
  const set = (change: Partial<Words>) => onChange({ ...words, ...change })
  const left = (text: string, most: number) => `${text.length} of ${most}`
  return (
    <div className="grid gap-4">
      <Field label="Title" error={issue('title')} aside={left(words.title, POST_TEXT.title)}>
        {(aria) => (
          <Input
            {...aria}
            value={words.title}
            maxLength={POST_TEXT.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={issue('description')} aside={left(words.description, POST_TEXT.description)}>
        {(aria) => (
          <Textarea
            {...aria}
            rows={4}
            value={words.description}
            maxLength={POST_TEXT.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Hashtags"
        error={issue('hashtags')}
        hint={`With a space between them, ${POST_TEXT.hashtags} at most`}
      >
        {(aria) => (
          <Input {...aria} value={words.hashtags} onChange={(event) => set({ hashtags: event.target.value })} />
        )}
      </Field>
    </div>
  )
}
