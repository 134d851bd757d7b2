import type { Campaign } from '@octavo/contract/campaign'
import { useAccount } from '#api/account.queries.ts'
import { isSending } from '#api/campaign.queries.ts'
import { formatMoment, formatTimeLeft } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { labelOf } from '#parts/campaign/campaign-labels.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { TriangleAlert } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { usePace } from './usePace.ts'

/** Where the campaign stands: a bar and a sentence, who was left out, and what went wrong. */
export function SendingProgress({ campaign }: { campaign: Campaign }) {
  const { status, recipients, queued, problem } = campaign
  const [words, tone] = labelOf(campaign)
  const live = status === 'sending'
  const settled = recipients - queued
  return (
    <Card className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone} {...(live && { live })}>
          {words}
        </Badge>
        <p role="status" className="min-w-0 flex-1 basis-60 text-sm">
          <Sentence campaign={campaign} />
        </p>
      </div>
      {recipients > 0 && status !== 'draft' && !campaign.takeBackUntil && (
        <Progress
          label="Messages sent"
          value={(settled / recipients) * 100}
          tone={status === 'finished' ? 'ok' : live ? 'make' : 'ink'}
          className="h-2"
        />
      )}
      <LeftOut campaign={campaign} />
      {problem && (
        <p className="flex items-start gap-2 rounded-lg bg-warn-soft px-4 py-3 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
          {problem}
        </p>
      )}
    </Card>
  )
}

function Sentence({ campaign }: { campaign: Campaign }) {
  const { data: account } = useAccount()
  const eta = usePace(campaign)
  const { status, recipients, queued, nextSendAt, scheduledFor, takeBackUntil } = campaign
  const settled = `${formatCount(recipients - queued)} of ${plural(recipients, 'message')}`
  const moment = (iso: string) => formatMoment(iso, account?.timeZone)
  if (status === 'draft') return <>Nothing is sent yet. Look at it, try it on yourself, then launch it.</>
  if (takeBackUntil)
    return <>Leaves for {plural(recipients, 'contact')} in a moment. Until then you can take it back.</>
  if (status === 'scheduled' && scheduledFor)
    return (
      <>
        Goes to {plural(recipients, 'contact')} on {moment(scheduledFor)}.
      </>
    )
  if (status === 'sending' && nextSendAt && !isSending(campaign))
    return (
      <>
        {settled} done. The rest wait for the recipients' day; the next go out {moment(nextSendAt)}.
      </>
    )
  if (status === 'sending')
    return (
      <>
        {settled} done, {formatTimeLeft(eta)}.
      </>
    )
  if (status === 'paused') return <>{settled} done. The rest wait until you resume.</>
  return <>{settled} done.</>
}

function LeftOut({ campaign: { skipped, channel } }: { campaign: Campaign }) {
  const { noConsent, suppressed } = skipped
  if (noConsent + suppressed === 0) return null
  const parts = [
    noConsent > 0 && `${formatCount(noConsent)} without consent to ${channel === 'email' ? 'mail' : 'texts'} on record`,
    suppressed > 0 && `${formatCount(suppressed)} who left or could not be reached`,
  ].filter(Boolean)
  return <p className="text-ink-2 text-sm">Left out: {parts.join(', ')}.</p>
}
