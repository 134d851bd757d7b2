import { type CampaignPreview, campaignRoutes } from '@octavo/contract/campaign'
import { messages } from '@octavo/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call, sentenceOf } from '#api/call.ts'
import { useCampaignPreview } from '#api/campaign.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { MailFrame, TextBubble } from '#parts/campaign/MailFrame.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Send, TriangleAlert } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { CampaignDetail } from './campaign-detail.ts'

/** How the message looks for one person. */
export function Message({ campaign }: { campaign: CampaignDetail }) {
  const preview = useCampaignPreview(campaign.id)
  return (
    <Card>
      <CardHead
        title="The message"
        hint={preview.data && `As ${preview.data.to} gets it`}
        action={<TestSend campaign={campaign} />}
      />
      {preview.error && <ErrorNote what={sentenceOf(preview.error)} onRetry={() => void preview.refetch()} />}
      {!preview.data && !preview.error && <Skeleton className="h-120" />}
      {preview.data && <Preview preview={preview.data} isOut={campaign.finishedAt !== null} />}
    </Card>
  )
}

function Preview({ preview, isOut }: { preview: CampaignPreview; isOut: boolean }) {
  const { from, to, subject, html, text, segments, warnings } = preview
  const head = [
    ['From', from],
    ['To', to],
    ['Subject', subject],
  ].filter(([, value]) => value)
  return (
    <>
      {!isOut && warnings.length > 0 && <Warnings warnings={warnings} />}
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
          {formatCount(text.length)} characters, sent and paid as {plural(segments, 'part')}.
        </p>
      )}
    </>
  )
}

const Warnings = ({ warnings }: { warnings: readonly string[] }) => (
  <ul className="mb-4 grid gap-2 rounded-lg bg-warn-soft px-4 py-3 text-sm">
    {warnings.map((warning) => (
      <li key={warning} className="flex items-start gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          {warning}{' '}
          {warning === messages.campaign.postalAddressMissing && (
            <Link href="/viral-loop?tab=campaigns&settings=open" className="underline underline-offset-4">
              Open campaign settings
            </Link>
          )}
        </span>
      </li>
    ))}
  </ul>
)

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
