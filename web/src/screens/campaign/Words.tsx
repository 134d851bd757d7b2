import { CAMPAIGN_LIMITS, campaignRoutes, MERGE_FIELDS } from '@octavo/contract/campaign'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign } from '#api/campaign.queries.ts'
import { formatCount } from '#format/number.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'
import type { CampaignDetail } from './campaign-detail.ts'

/** The words while nothing has left: what is saved is what is sent. */
export function Words({ campaign }: { campaign: CampaignDetail }) {
  const cache = useQueryClient()
  const isMail = campaign.channel === 'email'
  const form = useRecordForm({ saved: { subject: campaign.subject, body: campaign.body } })
  const { subject, body } = form.values
  useUnsavedChanges(form.isDirty)
  const saving = useMutation({
    mutationFn: () =>
      call(campaignRoutes.update, { params: { id: campaign.id }, body: { body, ...(isMail && { subject }) } }),
    onSuccess: (changed) => {
      keepCampaign(cache, changed)
      toast({ title: 'Message saved' })
    },
  })
  const most = isMail ? CAMPAIGN_LIMITS.body : CAMPAIGN_LIMITS.smsBody
  return (
    <Card>
      <CardHead
        title="Words"
        hint="Written from your description. Change what you like; the preview shows what is saved."
      />
      <form onSubmit={(event) => form.submit(() => saving.mutate(), event)} noValidate className="grid gap-4">
        {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
        {isMail && (
          <Field label="Subject" aside={`${subject.length}/${CAMPAIGN_LIMITS.subject}`}>
            {(aria) => <Input {...aria} maxLength={CAMPAIGN_LIMITS.subject} {...form.field('subject')} />}
          </Field>
        )}
        <Field
          label="Message"
          aside={`${formatCount(body.length)}/${formatCount(most)}`}
          hint={`${MERGE_FIELDS.join(' and ')} become the recipient's own.`}
        >
          {(aria) => <Textarea {...aria} rows={isMail ? 12 : 4} maxLength={most} {...form.field('body')} />}
        </Field>
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
