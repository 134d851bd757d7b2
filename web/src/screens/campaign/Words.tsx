import { CAMPAIGN_LIMITS, campaignRoutes, MERGE_FIELDS } from '@octavo/contract/campaign'
import { CampaignEdit } from '@octavo/contract/campaign/schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { formatCount } from '#format/number.ts'
import { MarkedTextarea } from '#parts/compliance/MarkedTextarea.tsx'
import { OfficerPanel } from '#parts/compliance/OfficerPanel.tsx'
import { useOfficer } from '#parts/compliance/useOfficer.ts'
import { type RecordForm, useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'
import type { CampaignDetail } from './campaign-detail.ts'
import { type Shown, Shows } from './Shows.tsx'

type Said = Shown & { name: string; subject: string; body: string }
type WordsProps = { campaign: CampaignDetail; onUnsaved?: (unsaved: boolean) => void }

/** The words and what they show while nothing has left: what is saved is what is sent. */
export function Words({ campaign, onUnsaved }: WordsProps) {
  const cache = useQueryClient()
  const saved = savedOf(campaign)
  const form = useRecordForm<Said>({ saved, check: wrongIn(campaign.channel === 'email') })
  useUnsavedChanges(form.isDirty)
  useEffect(() => onUnsaved?.(form.isDirty), [form.isDirty, onUnsaved])
  const saving = useMutation({
    mutationFn: () => call(campaignRoutes.update, { params: { id: campaign.id }, body: changed(saved, form.values) }),
    onSuccess: (changed) => {
      keepCampaign(cache, changed)
      toast({ title: 'Message saved' })
    },
  })
  return (
    <Card>
      <CardHead title="What it says" hint="Change what you like; the preview shows what is saved." />
      <form onSubmit={(event) => form.submit(() => saving.mutate(), event)} noValidate className="grid gap-4">
        {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
        <Texts form={form} campaign={campaign} />
        <Shows form={form} campaign={campaign} />
        <div className="flex justify-end gap-2">
          {form.isDirty && (
            <Button variant="ghost" onClick={form.reset}>
              Discard
            </Button>
          )}
          <Button type="submit" variant="solid" disabled={!form.isDirty || saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save message'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** A campaign that was given no name has an empty field: what it is called meanwhile stands in it as a hint. */
const savedOf = (campaign: CampaignDetail): Said => {
  const { name, subject, body, videoId, linkUrl, buttonLabel, referralLine } = campaign
  const isOwn = name !== subject && name !== `Text from ${campaign.businessName}`
  return { name: isOwn ? name : '', subject, body, linkUrl, buttonLabel, referralLine, videoId: videoId ?? '' }
}

const { shape } = CampaignEdit

/** What the server would refuse, said beside its field. */
const wrongIn =
  (isMail: boolean) =>
  (values: Said): Partial<Record<keyof Said, string>> => {
    const fields = [...(isMail ? (['subject'] as const) : []), 'body', 'linkUrl'] as const
    return Object.fromEntries(
      fields.flatMap((field) => {
        const judged = shape[field].safeParse(values[field])
        return judged.success ? [] : [[field, judged.error.issues[0]?.message ?? '']]
      }),
    )
  }

/** Only what was changed. */
function changed(saved: Said, { videoId, ...values }: Said) {
  const edited = Object.entries(values).filter(([name, value]) => saved[name as keyof Said] !== value)
  return { ...Object.fromEntries(edited), ...(videoId !== saved.videoId && { videoId: videoId || null }) }
}

function Texts({ form, campaign }: { form: RecordForm<Said>; campaign: CampaignDetail }) {
  const isMail = campaign.channel === 'email'
  const { subject, body } = form.values
  const most = isMail ? CAMPAIGN_LIMITS.body : CAMPAIGN_LIMITS.smsBody
  const officer = useOfficer({
    text: body,
    about: { title: isMail ? subject : undefined },
    onChange: (body) => form.change({ body }),
  })
  const { value: _, ...typed } = form.field('body')
  return (
    <>
      <Field label="Name" hint="For you alone. Nobody who gets it sees it.">
        {(aria) => (
          <Input {...aria} maxLength={CAMPAIGN_LIMITS.name} placeholder={campaign.name} {...form.field('name')} />
        )}
      </Field>
      {isMail && (
        <Field label="Subject" aside={`${subject.length}/${CAMPAIGN_LIMITS.subject}`} error={form.problems.subject}>
          {(aria) => <Input {...aria} maxLength={CAMPAIGN_LIMITS.subject} {...form.field('subject')} />}
        </Field>
      )}
      <Field
        label="Message"
        aside={`${formatCount(body.length)}/${formatCount(most)}`}
        hint={`${MERGE_FIELDS.join(' and ')} become the recipient's own.`}
        error={form.problems.body}
      >
        {(aria) => <MarkedTextarea {...aria} officer={officer} rows={isMail ? 12 : 4} maxLength={most} {...typed} />}
      </Field>
      <OfficerPanel officer={officer} brief />
    </>
  )
}
