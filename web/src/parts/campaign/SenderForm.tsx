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

type Sender = Pick<CampaignSettings, 'fromName' | 'replyTo' | 'postalAddress' | 'doubleOptIn'>

/** Who mails come from, the address that every mail must name, and whether new contacts are asked to confirm. */
export function SenderForm({ settings, onDone }: { settings: CampaignSettings; onDone?: () => void }) {
  const cache = useQueryClient()
  const { fromName, replyTo, postalAddress, doubleOptIn } = settings
  const form = useRecordForm({ saved: { fromName, replyTo, postalAddress, doubleOptIn } })
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
      <DoubleOptIn on={form.values.doubleOptIn} onChange={(doubleOptIn) => form.change({ doubleOptIn })} />
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
    : 'The law wants one in every mail. Without it nothing goes out by a real mail service.'
  const fields = [
    ['fromName', 'From name', 'Empty: the business name of the campaign.', CAMPAIGN_LIMITS.businessName],
    ['replyTo', 'Answers go to', 'Empty: the address you sign in with.', 254],
    ['postalAddress', 'Postal address', postal, CAMPAIGN_LIMITS.postalAddress],
  ] as const
  return fields.map(([name, label, hint, most]) => (
    <Field key={name} label={label} hint={hint}>
      {(aria) => <Input {...aria} maxLength={most} {...form.field(name)} />}
    </Field>
  ))
}

function DoubleOptIn({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4 rounded-lg bg-sunken p-4 text-sm">
      <p id={id}>
        <span className="font-medium">Double opt-in.</span>{' '}
        <span className="text-ink-2">
          New contacts are asked by mail and get campaigns only after they have said yes. Each question counts as one
          mail of the month.
        </span>
      </p>
      <Switch aria-labelledby={id} checked={on} onChange={onChange} />
    </div>
  )
}
