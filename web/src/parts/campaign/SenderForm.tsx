import { CAMPAIGN_LIMITS, type CampaignSettings, campaignRoutes } from '@octavo/contract/campaign'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call, keyOf, sentenceOf } from '#api/call.ts'
import { type RecordForm, useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Switch } from '#ui/Switch.tsx'
import { toast } from '#ui/toast.ts'

type Sender = Pick<CampaignSettings, 'fromName' | 'replyTo' | 'postalAddress' | 'doubleOptIn' | 'referralLine'>

/** Who mails come from, the address that every mail must name, and whether new contacts are asked to confirm. */
export function SenderForm({ settings, onDone }: { settings: CampaignSettings; onDone?: () => void }) {
  const cache = useQueryClient()
  const { fromName, replyTo, postalAddress, doubleOptIn, referralLine } = settings
  const form = useRecordForm({ saved: { fromName, replyTo, postalAddress, doubleOptIn, referralLine } })
  const saving = useMutation({
    mutationFn: () => call(campaignRoutes.saveSettings, { body: form.values }),
    onSuccess: (saved) => {
      cache.setQueryData(keyOf(campaignRoutes.settings), saved)
      toast({ title: 'Campaign settings saved' })
      onDone?.()
    },
  })
  return (
    <form onSubmit={(event) => form.submit(() => saving.mutate(), event)} noValidate className="grid gap-4">
      {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
      <Words form={form} settings={settings} />
      <Choice
        title="Double opt-in."
        words="New contacts get an email asking them to confirm, and get campaigns only once they have. Each of these counts toward the monthly limit."
        on={form.values.doubleOptIn}
        onChange={(doubleOptIn) => form.change({ doubleOptIn })}
      />
      <Choice
        title="Made with Octavo."
        words="New campaigns say so in a small line of their footer, with your referral link."
        on={form.values.referralLine}
        onChange={(referralLine) => form.change({ referralLine })}
      />
      <Button type="submit" variant="solid" disabled={saving.isPending} className="justify-self-end">
        {saving.isPending ? 'Saving...' : 'Save settings'}
      </Button>
    </form>
  )
}

type WordsProps = { form: RecordForm<Sender>; settings: CampaignSettings }

function Words({ form, settings }: WordsProps) {
  const postal = settings.defaultPostalAddress
    ? `Empty: ${settings.defaultPostalAddress}`
    : 'The law requires one in every email. Without it, nothing goes out through a real mail service.'
  const fields = [
    ['fromName', 'From name', 'Leave empty to use the campaign’s business name.', CAMPAIGN_LIMITS.businessName],
    ['replyTo', 'Reply-to', 'Leave empty to use the address you sign in with.', 254],
    ['postalAddress', 'Postal address', postal, CAMPAIGN_LIMITS.postalAddress],
  ] as const
  return fields.map(([name, label, hint, most]) => (
    <Field key={name} label={label} hint={hint}>
      {(aria) => <Input {...aria} maxLength={most} {...form.field(name)} />}
    </Field>
  ))
}

type ChoiceProps = { title: string; words: string; on: boolean; onChange: (on: boolean) => void }

function Choice({ title, words, on, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 rounded-lg bg-sunken p-4 text-sm">
      <p id={id}>
        <span className="font-medium">{title}</span> <span className="text-ink-2">{words}</span>
      </p>
      <Switch aria-labelledby={id} checked={on} onChange={onChange} />
    </div>
  )
}
