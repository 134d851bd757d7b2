import { messages } from '@octavo/contract/messages'
import { type Script, scriptRoutes } from '@octavo/contract/script'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { keepScript } from '#api/script.queries.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { type ToastWords, toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'

type Words = { title: string; body: string }

const EMPTY: Words = { title: '', body: '' }
const draftName = (script: Script | undefined) => (script ? `script.${script.id}` : 'script')
const savedWords = (script: Script | undefined): Words => (script ? { title: script.title, body: script.body } : EMPTY)

const save = (script: Script | undefined, { title, body }: Words) => {
  const words = { title: title.trim(), body: body.trim() }
  return script
    ? call(scriptRoutes.update, { params: { id: script.id }, body: words })
    : call(scriptRoutes.create, { body: words })
}

/** The server said no, or did not answer at all: the specification has words for each. */
export const failureWords = (error: Error): ToastWords =>
  error instanceof ApiError
    ? { title: messages.script.createFailed, description: error.sentence, variant: 'destructive' }
    : { title: `Error creating script: ${sentenceOf(error)}`, variant: 'destructive' }

/** Title and words of a script, new or saved, with a draft that survives a closed tab. */
export function useScriptForm(script: Script | undefined, onDone: () => void) {
  const cache = useQueryClient()
  const form = useRecordForm({ saved: savedWords(script), draft: draftName(script) })
  const { values: words, isDirty } = form
  // A new script is kept as a draft; only a change to a saved one could be lost by leaving.
  useUnsavedChanges(isDirty && script !== undefined)
  const saving = useMutation({
    mutationFn: () => save(script, words),
    onSuccess: ({ script: kept }) => {
      keepScript(cache, kept)
      form.reset()
      toast({ title: script ? 'Script saved' : 'Script created', description: kept.title })
      onDone()
    },
    onError: (error) => toast(failureWords(error)),
  })
  const canSave = words.title.trim() !== '' && !saving.isPending
  return {
    ...form,
    canSave,
    saving: saving.isPending,
    save: (event: FormEvent) => {
      event.preventDefault()
      if (canSave) saving.mutate()
    },
  }
}
