import { messages } from '@octavo/contract/messages'
import { SCRIPT_LIMITS, type Script } from '@octavo/contract/script'
import { formatCount } from '#format/number.ts'
import { MarkedTextarea } from '#parts/compliance/MarkedTextarea.tsx'
import { OfficerPanel } from '#parts/compliance/OfficerPanel.tsx'
import { type Officer, useOfficer } from '#parts/compliance/useOfficer.ts'
import { DraftNote } from '#parts/form/DraftNote.tsx'
import { useCreateDraft } from '#parts/generation/create-draft.ts'
import { StartFrom } from '#parts/generation/StartFrom.tsx'
import { Openings } from '#parts/script/Openings.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { X } from '#ui/icons/index.ts'
import { Select } from '#ui/Select.tsx'
import { AVATAR_OPTIONS, type Avatar } from './avatars.ts'
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
  const { title, body } = form.values
  const officer = useOfficer({
    text: body,
    about: { title, hashtags: script?.hashtags, brandId: script?.brandId },
    onChange: (body) => form.change({ body }),
  })
  const create = useCreateDraft()
  /** Words that were written here are there where a film is started. */
  const takeAlong = () => {
    const words = { script: body.trim(), ...(title.trim() && { title: title.trim() }) }
    if (words.script) create.note({ ...words, ...(script?.brandId && { brandId: script.brandId }) })
  }
  return (
    <>
      <StartFrom path="/scripts" brandId={script?.brandId ?? ''} onStart={takeAlong} />
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
          {script?.writerNote && <p className="mb-4 text-ink-2 text-sm">{script.writerNote}</p>}
          <form onSubmit={form.save} noValidate className="grid gap-4">
            <Words form={form} officer={officer} />
            <Openings
              text={body}
              about={{ title, brandId: script?.brandId }}
              onChange={(body) => form.change({ body })}
            />
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
        <Card>
          <CardHead
            title="Compliance check"
            hint={body.trim() ? undefined : 'Begins when you write. Free, and nothing is stored.'}
          />
          <OfficerPanel officer={officer} />
        </Card>
      </div>
    </>
  )
}

const saveLabel = (script: Script | undefined, saving: boolean) =>
  saving ? 'Saving...' : script ? 'Save script' : 'Create Script'

function Words({ form, officer }: { form: ReturnType<typeof useScriptForm>; officer: Officer }) {
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
          <MarkedTextarea
            {...aria}
            officer={officer}
            rows={12}
            maxLength={SCRIPT_LIMITS.body}
            placeholder={messages.script.placeholder}
            {...form.field('body')}
          />
        )}
      </Field>
    </>
  )
}
