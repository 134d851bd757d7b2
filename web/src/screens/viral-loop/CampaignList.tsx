import type { Campaign } from '@octavo/contract/campaign'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useCampaigns } from '#api/campaign.queries.ts'
import { formatAgo, formatMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { CHANNEL_LABELS, labelOf } from '#parts/campaign/campaign-labels.ts'
import { actionsFor, useCampaignAction } from '#parts/campaign/useCampaignActions.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'

const AT_ONCE = 20

/** The campaigns with what became of them, the newest first. */
export function CampaignList({ action }: { action: ReactNode }) {
  const { data, error, refetch } = useCampaigns()
  const [shown, more] = useMore(data ?? [], AT_ONCE)
  return (
    <Card>
      <CardHead title="Campaigns" action={action} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && (
        <EmptyState
          title="No Campaigns Yet"
          hint="Write one above. Preview it, send yourself a test, then launch it."
        />
      )}
      <ul className="-my-3">
        {shown.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {more}
    </Card>
  )
}

/** `null` where the service does not tell. */
const FIGURES: readonly (readonly [label: string, value: (campaign: Campaign) => number | null])[] = [
  ['Kept in the outbox', ({ kept }) => kept || null],
  ['Sent', ({ sent, kept }) => (kept > 0 && sent === 0 ? null : sent)],
  ['Delivered', ({ delivered }) => delivered],
  ['Bounced', ({ bounced }) => bounced],
  ['Opened', ({ opened }) => opened],
  ['Clicked', ({ clicked }) => clicked],
  ['Unsubscribed', ({ unsubscribed }) => unsubscribed],
  ['Signed up', ({ signedUp }) => signedUp],
]

function CampaignRow({ campaign }: { campaign: Campaign }) {
  const [words, tone] = labelOf(campaign)
  const figures = FIGURES.flatMap(([label, value]) => {
    const amount = value(campaign)
    return amount === null ? [] : [[label, amount] as const]
  })
  return (
    <li className="border-line border-t py-3.5 first:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          href={`/campaigns/${campaign.id}`}
          className="min-w-0 flex-1 basis-64 truncate font-medium text-sm underline-offset-4 tap hover:underline"
        >
          {campaign.name}
        </Link>
        <Badge tone={tone} {...(campaign.status === 'sending' && { live: true })}>
          {words}
        </Badge>
        <RowActions campaign={campaign} />
      </div>
      <p className="text-ink-3 text-xs">
        {CHANNEL_LABELS[campaign.channel]}
        {campaign.kind === 'opt-in' && ', asks for a yes'} · {campaign.businessName}{' '}
        {campaign.segment?.name && `to “${campaign.segment.name}” `}· <When campaign={campaign} />
        {campaign.status === 'scheduled' && ` to ${plural(campaign.recipients, 'contact')}`}
      </p>
      {campaign.problem && <p className="mt-1 text-sm text-warn">{campaign.problem}</p>}
      {campaign.startedAt && (
        <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-1 text-sm sm:flex sm:flex-wrap sm:gap-x-6">
          {figures.map(([label, amount]) => (
            <div key={label} className="flex items-baseline gap-1.5 max-sm:flex-col-reverse max-sm:gap-0">
              <dt className="order-2 text-ink-2 max-sm:text-xs">{label}</dt>
              <dd className="num font-semibold">{formatCount(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function When({ campaign: { status, scheduledFor, takeBackUntil, createdAt, startedAt } }: { campaign: Campaign }) {
  const { data: account } = useAccount()
  if (takeBackUntil) return <>leaves in a moment</>
  if (status === 'scheduled' && scheduledFor) return <>goes out {formatMoment(scheduledFor, account?.timeZone)}</>
  return startedAt ? <>launched {formatAgo(startedAt)}</> : <>made {formatAgo(createdAt)}</>
}

function RowActions({ campaign }: { campaign: Campaign }) {
  const act = useCampaignAction(campaign.id)
  const [first] = actionsFor(campaign)
  if (first !== 'pause' && first !== 'resume') return null
  return (
    <Button size="sm" disabled={act.isPending} onClick={() => act.mutate(first)}>
      {first === 'pause' ? 'Pause' : 'Resume'}
      <span className="sr-only">: {campaign.name}</span>
    </Button>
  )
}
