import { type PlannedPost, POST_TEXT } from '@octavo/contract/publication'
import type { RecordForm } from '#parts/form/useRecordForm.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'

export type PostTextDraft = { title: string; description: string; hashtags: string }

const hash = (tag: string) => tag.replace(/^#?/, '#')

export const draftOfPost = ({ text }: PlannedPost): PostTextDraft => ({
  ...text,
  hashtags: text.hashtags.map(hash).join(' '),
})

export const postTextOf = ({ title, description, hashtags }: PostTextDraft): PlannedPost['text'] => ({
  title: title.trim(),
  description: description.trim(),
  hashtags: hashtags
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(hash),
})

export const isSamePostText = (one: PostTextDraft, other: PostTextDraft): boolean =>
  JSON.stringify(postTextOf(one)) === JSON.stringify(postTextOf(other))

type PostTextFieldsProps = {
  form: RecordForm<PostTextDraft>
  /** Of the field by name. */
  issue: (path: string) => string | undefined
}

/** What is said with a film on one channel. */
export function PostTextFields({ form: { values, field }, issue }: PostTextFieldsProps) {
  const left = (text: string, most: number) => `${text.length} of ${most}`
  return (
    <div className="grid gap-4">
      <Field label="Title" error={issue('title')} aside={left(values.title, POST_TEXT.title)}>
        {(aria) => <Input {...aria} maxLength={POST_TEXT.title} {...field('title')} />}
      </Field>
      <Field label="Description" error={issue('description')} aside={left(values.description, POST_TEXT.description)}>
        {(aria) => <Textarea {...aria} rows={4} maxLength={POST_TEXT.description} {...field('description')} />}
      </Field>
      <Field label="Hashtags" error={issue('hashtags')} hint={`Separated by spaces, ${POST_TEXT.hashtags} at most`}>
        {(aria) => <Input {...aria} {...field('hashtags')} />}
      </Field>
    </div>
  )
}
