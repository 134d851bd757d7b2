import { CAMPAIGN_LIMITS, type CampaignPreview, campaignRoutes, MERGE_FIELDS } from '@octavo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Send, TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call, sentenceOf } from '#api/call.ts'
import { keepCampaign, useCampaignPreview } from '#api/campaign.queries.ts'
import { count, plural } from '#shared/figure-words.ts'
import { MailFrame, TextBubble } from '#shared/MailFrame.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/unsaved-changes.ts'
import type { CampaignDetail } from './campaign-detail.ts'

/** How the message looks for one person; while nothing has left, its words can be changed. */
export function Message({ campaign }: { campaign: CampaignDetail }) {
  const [editing, setEditing] = useState(false)
  const preview = useCampaignPreview(campaign.id)
  const canEdit = (campaign.status === 'draft' || campaign.status === 'scheduled') && campaign.kind === 'campaign'
  return (
    <Card>
      <CardHead
        title="The message"
        hint={preview.data && `As ${preview.data.to} gets it`}
        action={
          <span className="flex flex-wrap justify-end gap-2">
            {canEdit && !editing && (
              <Button size="sm" onClick={() => setEditing(true)}>
                <Pencil />
                Edit
              </Button>
            )}
            <TestSend campaign={campaign} />
          </span>
        }
      />
      {preview.error && <ErrorNote what={sentenceOf(preview.error)} onRetry={() => void preview.refetch()} />}
      {canEdit && editing && <WordsForm campaign={campaign} onDone={() => setEditing(false)} />}
      {!preview.data && !preview.error && <Skeleton className="h-120" />}
      {preview.data && <Preview preview={preview.data} />}
    </Card>
  )
}

function Preview({ preview }: { preview: CampaignPreview }) {
  const { from, to, subject, html, text, segments, warnings } = preview
  const head = [
    ['From', from],
    ['To', to],
    ['Subject', subject],
  ].filter(([, value]) => value)
  return (
    <>
      {warnings.length > 0 && (
        <ul className="mb-4 grid gap-2 rounded-lg bg-warn-soft px-4 py-3 text-sm">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <dl className="mb-3 text-sm">
        {head.map(([label, value]) => (
          <div key={label} className="flex gap-3 py-0.5">
            <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
            <dd className="wrap-anywhere min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      {html ? <MailFrame html={html} title="Preview of the mail" /> : <TextBubble text={text} />}
      {segments !== null && (
        <p className="mt-2 text-ink-2 text-sm">
          {count(text.length)} characters, sent and paid as {plural(segments, 'part')}.
        </p>
      )}
    </>
  )
}

function TestSend({ campaign }: { campaign: CampaignDetail }) {
  const test = useMutation({
    mutationFn: () => call(campaignRoutes.testSend, { params: { id: campaign.id } }),
    onSuccess: ({ message }) => toast({ title: 'Test sent', description: message }),
    onError: (error) => toast({ title: 'Test not sent', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <Button size="sm" disabled={test.isPending} onClick={() => test.mutate()}>
      <Send />
      {test.isPending ? 'Sending...' : 'Send me a test'}
    </Button>
  )
}

function WordsForm({ campaign, onDone }: { campaign: CampaignDetail; onDone: () => void }) {
  const cache = useQueryClient()
  const isMail = campaign.channel === 'email'
  const [subject, setSubject] = useState(campaign.subject)
  const [body, setBody] = useState(campaign.body)
  const isChanged = subject !== campaign.subject || body !== campaign.body
  useUnsavedChanges(isChanged)
  const saving = useMutation({
    mutationFn: () =>
      call(campaignRoutes.update, { params: { id: campaign.id }, body: { body, ...(isMail && { subject }) } }),
    onSuccess: (changed) => {
      keepCampaign(cache, changed)
      toast({ title: 'Message saved' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const most = isMail ? CAMPAIGN_LIMITS.body : CAMPAIGN_LIMITS.smsBody
  return (
    <form onSubmit={submit} noValidate className="mb-5 grid gap-4 border-line border-b pb-5">
      {saving.error && <ErrorNote what={sentenceOf(saving.error)} />}
      {isMail && (
        <Field label="Subject" aside={`${subject.length}/${CAMPAIGN_LIMITS.subject}`}>
          {(aria) => (
            <Input
              {...aria}
              value={subject}
              maxLength={CAMPAIGN_LIMITS.subject}
              onChange={(event) => setSubject(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="Words"
        aside={`${count(body.length)}/${count(most)}`}
        hint={`${MERGE_FIELDS.join(' and ')} become the recipient's own.`}
      >
        {(aria) => (
          <Textarea
            {...aria}
            rows={isMail ? 12 : 4}
            value={body}
            maxLength={most}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Discard
        </Button>
        <Button type="submit" variant="solid" disabled={!isChanged || saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save message'}
        </Button>
      </div>
    </form>
  )
}
