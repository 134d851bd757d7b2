import { AVATAR_VIDEO_LIMITS } from '@octavo/contract/avatar-video'
import { formatCount } from '#format/number.ts'
import { ScriptBox } from '#parts/script/ScriptBox.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { AvatarPicker } from './AvatarPicker.tsx'
import type { AvatarMode } from './avatar-form.rules.ts'
import type { AvatarForm } from './useAvatarForm.ts'

/** What is to be said: words or a link in the simple mode, an avatar and its words in the advanced one. */
export function ContentFields({ form }: { form: AvatarForm }) {
  return (
    <Tabs value={form.values.mode} onValueChange={(mode) => form.change({ mode: mode as AvatarMode })}>
      <TabList aria-label="Mode">
        <Tab value="simple">Simple Mode</Tab>
        <Tab value="advanced">Advanced Mode</Tab>
      </TabList>
      <TabPanel value="simple" className="grid gap-4 pt-4 outline-offset-4">
        <ScriptField form={form} label="Script text" rows={7} />
        <LinkField form={form} />
      </TabPanel>
      <TabPanel value="advanced" className="grid gap-4 pt-4 outline-offset-4">
        <AvatarPicker value={form.values.avatarId} onChange={(avatarId) => form.change({ avatarId })} />
        <ScriptField form={form} label="Script" rows={9} />
      </TabPanel>
    </Tabs>
  )
}

type ScriptFieldProps = { form: AvatarForm; label: string; rows: number }

const ScriptField = ({ form, label, rows }: ScriptFieldProps) => (
  <Field
    label={label}
    aside={`${formatCount(form.values.script.length)}/${formatCount(AVATAR_VIDEO_LIMITS.script.max)}`}
    error={form.problems.script}
  >
    {(aria) => (
      <ScriptBox
        {...aria}
        rows={rows}
        value={form.values.script}
        maxLength={AVATAR_VIDEO_LIMITS.script.max}
        placeholder="The words to be spoken, as they are."
        about={{ brandId: form.values.brandId }}
        onChange={(script) => form.change({ script })}
      />
    )}
  </Field>
)

const LinkField = ({ form }: { form: AvatarForm }) => (
  <Field
    label="Or a product or article link"
    hint={
      form.values.script.trim() === ''
        ? 'A script about the page is written and checked.'
        : 'With a script, the page only gives the film its title.'
    }
    error={form.problems.url}
  >
    {(aria) => (
      <Input
        {...aria}
        type="url"
        inputMode="url"
        value={form.values.url}
        maxLength={AVATAR_VIDEO_LIMITS.url}
        placeholder="https://"
        onChange={(event) => form.change({ url: event.target.value })}
      />
    )}
  </Field>
)
