import { SCRIPT_LIMITS, type Script } from '@octavo/contract/script'
import { formatCount } from '#format/number.ts'
import { DraftNote } from '#parts/form/DraftNote.tsx'
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
        <form onSubmit={form.save} noValidate className="grid gap-4">
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
      <LiveCheck text={form.values.body} onAutofix={(body) => form.change({ body })} />
    </div>
  )
}

const saveLabel = (script: Script | undefined, saving: boolean) =>
  saving ? 'Saving...' : script ? 'Save script' : 'Create Script'

function Words({ form }: { form: ReturnType<typeof useScriptForm> }) {
  const { body } = form.values
  return (
    <>
      <Field label="Title">
        {(aria) => (
          <Input
            {...aria}
            maxLength={SCRIPT_LIMITS.title}
            placeholder="What it is about, in a few words"
            {...form.field('title')}
          />
        )}
      </Field>
      <Field label="Content" aside={`${formatCount(body.length)}/${formatCount(SCRIPT_LIMITS.body)}`}>
        {(aria) => (
          <Textarea
            {...aria}
            rows={12}
            maxLength={SCRIPT_LIMITS.body}
            placeholder="The words to be spoken. The first sentence is the hook, the last one the call to action."
            {...form.field('body')}
          />
        )}
      </Field>
    </>
  )
}
