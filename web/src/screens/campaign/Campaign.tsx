import { Link, useParams } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { ApiError, sentenceOf } from '#api/call.ts'
import { useCampaign } from '#api/campaign.queries.ts'
import { formatMoment } from '#format/date.ts'
import { CHANNEL_LABELS } from '#parts/campaign/campaign-labels.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ArrowLeft } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CampaignButtons } from './CampaignButtons.tsx'
import type { CampaignDetail } from './campaign-detail.ts'
import { Draft } from './Draft.tsx'
import { Figures } from './Figures.tsx'
import { Message } from './Message.tsx'
import { Recipients } from './Recipients.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import { Timeline } from './Timeline.tsx'
import { Words } from './Words.tsx'

/** One campaign: how far it is, how it looks, what became of it and with whom. */
export default function Campaign() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, refetch } = useCampaign(id)
  return (
    <>
      <Link
        href="/viral-loop?tab=campaigns"
        className="mb-3 inline-flex items-center gap-1.5 text-ink-2 text-sm tap hover:text-ink"
      >
        <ArrowLeft className="size-4" />
        All campaigns
      </Link>
      {data ? (
        <Detail campaign={data} />
      ) : (
        <>
          <PageHeader title="Campaign" />
          {error instanceof ApiError && error.status === 404 ? (
            <Missing sentence={error.sentence} />
          ) : error ? (
            <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-96 rounded-xl" />
          )}
        </>
      )}
    </>
  )
}

function Detail({ campaign }: { campaign: CampaignDetail }) {
  const isOut = campaign.startedAt !== null
  const { status, kind, takeBackUntil } = campaign
  const canEdit = ['draft', 'scheduled', 'paused'].includes(status) && !isOut && kind === 'campaign' && !takeBackUntil
  const isDraft = status === 'draft' && kind === 'campaign'
  return (
    <>
      <PageHeader
        title={campaign.name}
        subtitle={<Subtitle campaign={campaign} />}
        actions={<CampaignButtons campaign={campaign} />}
      />
      {isDraft ? <Draft key={campaign.id} campaign={campaign} /> : <SendingProgress campaign={campaign} />}
      {isOut && <Figures campaign={campaign} />}
      {!isDraft && <Rest campaign={campaign} canEdit={canEdit} isOut={isOut} />}
    </>
  )
}

function Rest({ campaign, canEdit, isOut }: { campaign: CampaignDetail; canEdit: boolean; isOut: boolean }) {
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {isOut && <Timeline campaign={campaign} />}
        <Message campaign={campaign} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {canEdit && <Words key={campaign.id} campaign={campaign} />}
        <Recipients campaign={campaign} canChoose={canEdit} />
      </div>
    </div>
  )
}

function Subtitle({
  campaign: { channel, kind, businessName, segment, scheduledFor, startedAt, createdAt, provider },
}: {
  campaign: CampaignDetail
}) {
  const { data: account } = useAccount()
  const words = (iso: string) => formatMoment(iso, account?.timeZone)
  const when = startedAt
    ? `launched ${words(startedAt)}`
    : scheduledFor
      ? `scheduled for ${words(scheduledFor)}`
      : `made ${words(createdAt)}`
  const what = kind === 'opt-in' ? 'Request to confirm' : `${CHANNEL_LABELS[channel]} campaign`
  return (
    <>
      {what} of {businessName}
      {segment?.name && ` to “${segment.name}”`}, {when}, through {provider}
    </>
  )
}

const Missing = ({ sentence }: { sentence: string }) => (
  <Card>
    <EmptyState
      title="No such campaign"
      hint={sentence}
      action={
        <Link href="/viral-loop?tab=campaigns" className={buttonStyle({ variant: 'solid' })}>
          See all campaigns
        </Link>
      }
    />
  </Card>
)
