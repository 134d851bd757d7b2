import { type CampaignRecipient, ENGAGEMENTS, type Engagement, SEND_STATUSES } from '@octavo/contract/campaign'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useCampaignPreview, useRecipients } from '#api/campaign.queries.ts'
import { formatMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { SEND_LABELS } from '#parts/campaign/campaign-labels.ts'
import { WhoGetsIt } from '#parts/campaign/WhoGetsIt.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import type { CampaignDetail } from './campaign-detail.ts'

const ANY = 'any'
const ENGAGEMENT_WORDS: Record<Engagement, string> = {
  opened: 'Opened it',
  clicked: 'Clicked',
  unsubscribed: 'Unsubscribed',
  'signed-up': 'Signed up',
}
const STATES = [...SEND_STATUSES, ...ENGAGEMENTS]
const OPTIONS = [
  { value: ANY, label: 'Everybody' },
  ...SEND_STATUSES.map((status) => ({ value: status, label: SEND_LABELS[status][0] })),
  ...ENGAGEMENTS.map((engagement) => ({ value: engagement, label: ENGAGEMENT_WORDS[engagement] })),
]

/** Whom it goes to: each person's state, the reason where there is one, and what they did. */
export function Recipients({ campaign, canChoose }: { campaign: CampaignDetail; canChoose: boolean }) {
  return (
    <Card>
      {canChoose && (
        <div className="mb-5">
          <WhoGetsIt id={campaign.id} channel={campaign.channel} segment={campaign.segment} />
        </div>
      )}
      {campaign.recipients === 0 ? <WouldReach id={campaign.id} /> : <List campaign={campaign} />}
    </Card>
  )
}

/** Before it is launched: how many it would reach now. */
function WouldReach({ id }: { id: string }) {
  const { data } = useCampaignPreview(id)
  const left = data ? data.skipped.noConsent + data.skipped.suppressed : 0
  return (
    <>
      <CardHead title="Recipients" className="mb-2" />
      {data ? (
        <p className="text-sm">
          It would reach <b className="num font-semibold">{plural(data.recipients, 'contact')}</b> now
          {left > 0 && `, and leave out ${formatCount(left)} without consent on record or who left`}.{' '}
          <Link href="/viral-loop?tab=crm" className="text-ink-2 underline underline-offset-4 hover:text-ink">
            See contacts
          </Link>
        </p>
      ) : (
        <Skeleton className="h-5 w-64" />
      )}
    </>
  )
}

function List({ campaign }: { campaign: CampaignDetail }) {
  const [asked, setState] = useChosen('state')
  const state = STATES.find((one) => one === asked) ?? ANY
  const list = useRecipients(campaign.id, state === ANY ? undefined : state)
  useFreshRows(campaign, list.refetch)
  const rows = list.data?.pages.flat()
  return (
    <>
      <CardHead
        title={`Recipients (${formatCount(campaign.recipients)})`}
        action={
          <Select aria-label="Show recipients" value={state} onChange={setState} options={OPTIONS} className="w-40" />
        }
      />
      {list.error && <ErrorNote what={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {!rows && !list.error && <Skeleton className="h-60" />}
      {rows?.length === 0 && <p className="py-6 text-center text-ink-2 text-sm">No one here yet.</p>}
      <ul aria-label="Recipients" className="-mb-2">
        {rows?.map((row) => (
          <Recipient key={row.id} recipient={row} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          onClick={() => void list.fetchNextPage()}
          disabled={list.isFetchingNextPage}
          className="mx-auto mt-4 flex"
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  )
}

/** The rows are read anew when the campaign's figures have changed. */
function useFreshRows(campaign: CampaignDetail, refetch: () => unknown) {
  const { queued, opened, clicked, unsubscribed, signedUp, bounced } = campaign
  const state = [queued, opened, clicked, unsubscribed, signedUp, bounced].join()
  useEffect(() => {
    if (state) void refetch()
  }, [state, refetch])
}

function Recipient({ recipient }: { recipient: CampaignRecipient }) {
  const { data: account } = useAccount()
  const { address, contactId, status, sentAt, problem } = recipient
  const [words, tone] = SEND_LABELS[status]
  const engagements = ENGAGEMENTS.filter(
    (engagement) => recipient[engagement === 'signed-up' ? 'signedUp' : engagement],
  )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2.5 text-sm first:border-0">
      <span className="min-w-0 flex-1 basis-44">
        {contactId ? (
          <Link
            href={`/viral-loop?tab=crm&contact=${contactId}`}
            className="block truncate underline-offset-4 hover:underline"
          >
            {address}
          </Link>
        ) : (
          <span className="block truncate text-ink-2">{address}</span>
        )}
        <span className="block text-ink-3 text-xs">
          {problem ?? (sentAt ? formatMoment(sentAt, account?.timeZone) : 'Not sent yet')}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {engagements.map((engagement) => (
          <Badge key={engagement} tone={engagement === 'unsubscribed' ? 'warn' : 'day'}>
            {ENGAGEMENT_WORDS[engagement]}
          </Badge>
        ))}
        <Badge tone={tone}>{words}</Badge>
      </span>
    </li>
  )
}
