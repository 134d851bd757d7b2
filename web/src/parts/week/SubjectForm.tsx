import { SUBJECT_LIMITS } from '@octavo/contract/batch'
import { ChosenSubject } from '@octavo/contract/batch/schemas'
import type { ReactNode } from 'react'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

export type SubjectWords = { title: string; firstLine: string }
const Words = ChosenSubject.pick({ title: true, firstLine: true })
const NOTHING: SubjectWords = { title: '', firstLine: '' }

type Props = {
  /** The words that are changed; without them a subject is written anew. */
  saved?: SubjectWords
  onSubmit: (words: SubjectWords) => void
  /** The buttons. */
  children: ReactNode
  className?: string
}

/** A film's title and first line, in its owner's words. */
export function SubjectForm({ saved, onSubmit, children, className }: Props) {
  const form = useRecordForm({ saved: saved ?? NOTHING, schema: Words })
  return (
    <form
      noValidate
      aria-label={saved ? `Edit ${saved.title}` : 'Your own subject'}
      className={cn('grid gap-3', className)}
      onSubmit={(event) => form.submit(onSubmit, event)}
    >
      <Field label="Title" error={form.problems.title}>
        {(aria) => (
          <Input
            {...aria}
            autoFocus
            maxLength={SUBJECT_LIMITS.title}
            placeholder={saved ? undefined : 'Can kids come?'}
            {...form.field('title')}
          />
        )}
      </Field>
      <Field label="First line, as it is spoken" error={form.problems.firstLine}>
        {(aria) => (
          <Input
            {...aria}
            maxLength={SUBJECT_LIMITS.firstLine}
            placeholder={saved ? undefined : 'Can I bring my kids along on a Saturday?'}
            {...form.field('firstLine')}
          />
        )}
      </Field>
      <div className="flex gap-2">{children}</div>
    </form>
  )
}
