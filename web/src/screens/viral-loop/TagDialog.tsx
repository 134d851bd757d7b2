import { contactRoutes, tidyTags } from '@octavo/contract/contact'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { refreshContacts, useTags } from '#api/contact.queries.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { toast } from '#ui/toast.ts'

/** The tags in a line that somebody wrote, with commas between them. */
export const tagsIn = (line: string): string[] => tidyTags(line.split(/[,;]/))

/** Puts tags on many contacts and takes others off. */
export function TagDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const cache = useQueryClient()
  const { data } = useTags()
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState('')
  const saving = useMutation({
    mutationFn: () => call(contactRoutes.tagMany, { body: { ids, add: tagsIn(add), remove: tagsIn(remove) } }),
    onSuccess: ({ changed }) => {
      void refreshContacts(cache)
      toast({ title: 'Tags changed', description: `On ${plural(changed, 'contact')}.` })
      onClose()
    },
  })
  const known = data?.tags.slice(0, 8).map(({ tag }) => tag)
  const nothing = tagsIn(add).length + tagsIn(remove).length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tags of ${plural(ids.length, 'contact')}`}
      footer={
        <Button variant="solid" disabled={nothing || saving.isPending} onClick={() => saving.mutate()}>
          {saving.isPending ? 'Saving...' : 'Save tags'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
        <Field label="Add" hint={known?.length ? `In use: ${known.join(', ')}.` : 'Several with commas between them.'}>
          {(aria) => <Input {...aria} value={add} onChange={(event) => setAdd(event.target.value)} />}
        </Field>
        <Field label="Take off">
          {(aria) => <Input {...aria} value={remove} onChange={(event) => setRemove(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
