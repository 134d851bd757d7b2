import { SCRIPT_LIMITS, type Script } from '@octavo/contract'
import type { FormEvent } from 'react'
import { DraftNote } from '#shared/DraftNote.tsx'
import { count } from '#shared/figure-words.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { X } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { AVATAR_OPTIONS, type Avatar } from './avatars.ts'
import { LiveCheck } from './LiveCheck.tsx'
import { useScriptForm } from './useScriptForm.ts'

type ScriptEditorProps = {
  script: Script | undefined
  avatar: Avatar
  onAvatar: (avatar: Avatar) => void
  onDone: () => void
  onCancel: () => void
}

/** The form of a script at the left, what the officer would say of it at the right. */
export function ScriptEditor({ script, avatar, onAvatar, onDone, onCancel }: ScriptEditorProps) {
  const form = useScriptForm(script, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.canSave) form.save()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
      <Card>
        <CardHead
          title={script ? 'Edit script' : 'Create a script'}
          action={
            script && (
              <Button size="sm" variant="ghost" onClick={onCancel}>
                <X />
                Close
              </Button>
            )
          }
        />
        {form.isRestored && (
          <div className="mb-4">
            <DraftNote onDiscard={form.reset} />
          </div>
        )}
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Words form={form} />
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Field label="Avatar for Generate with TopView" className="min-w-52 flex-1 sm:max-w-80">
              {(aria) => (
                <Select
                  {...aria}
                  value={avatar}
                  onChange={(value) => onAvatar(value as Avatar)}
                  options={AVATAR_OPTIONS}
                />
              )}
            </Field>
            <Button type="submit" variant="solid" disabled={!form.canSave}>
              {saveLabel(script, form.saving)}
            </Button>
          </div>
        </form>
      </Card>
      <LiveCheck text={form.words.body} onMend={(body) => form.change({ body })} />
    </div>
  )
}

const saveLabel = (script: Script | undefined, saving: boolean) =>
  saving ? 'Saving...' : script ? 'Save script' : 'Create Script'

function Words({ form }: { form: ReturnType<typeof useScriptForm> }) {
  const { title, body } = form.words
  return (
    <>
      <Field label="Title">
        {(aria) => (
          <Input
            {...aria}
            value={title}
            maxLength={SCRIPT_LIMITS.title}
            placeholder="What it is about, in a few words"
            onChange={(event) => form.change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Content" aside={`${count(body.length)}/${count(SCRIPT_LIMITS.body)}`}>
        {(aria) => (
          <Textarea
            {...aria}
            rows={12}
            value={body}
            maxLength={SCRIPT_LIMITS.body}
            placeholder="The words to be spoken. The first sentence is the hook, the last one the call to action."
            onChange={(event) => form.change({ body: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
