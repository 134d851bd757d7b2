import { MEDIA_LIMITS, type Media, mediaRoutes } from '@octavo/contract/media'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { changeShelf } from '#api/media.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

export function RenameDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const cache = useQueryClient()
  const [name, setName] = useState(media.name)
  const rename = useMutation({
    mutationFn: () => call(mediaRoutes.rename, { params: { id: media.id }, body: { name: name.trim() } }),
    onSuccess: (renamed) => {
      changeShelf(cache, (all) => all.map((one) => (one.id === renamed.id ? renamed : one)))
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename">
      <form onSubmit={submit} className="grid gap-5">
        <Field label="Name" error={rename.error ? sentenceOf(rename.error) : undefined}>
          {(aria) => (
            <Input
              {...aria}
              value={name}
              maxLength={MEDIA_LIMITS.name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="solid" disabled={name.trim() === '' || rename.isPending}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
