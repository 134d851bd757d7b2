import type { Channel } from '@octavo/contract/contact'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useCampaignSettings } from '#api/campaign.queries.ts'
import { useOutbox } from '#api/outbox.queries.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { MessageList } from './MessageList.tsx'
import { MessageView } from './MessageView.tsx'

const ALL = 'all'
const KINDS = [
  { value: ALL, label: 'All' },
  { value: 'email', label: 'Mail' },
  { value: 'sms', label: 'Texts' },
] as const
type Kind = (typeof KINDS)[number]['value']

/** The mails and texts that the built-in services kept: the list, and one of them as its reader would see it. */
export default function Outbox() {
  const [kind, setKind] = useState<Kind>(ALL)
  const [chosen, choose] = useChosen('message')
  const list = useOutbox(kind === ALL ? {} : { channel: kind })
  const messages = list.data?.pages.flat()
  const shown = messages?.find(({ id }) => id === chosen)
  return (
    <>
      <PageHeader title="Outbox" subtitle={<WhereItWent />} />
      <Segmented label="Show" value={kind} onChange={setKind} options={KINDS} className="mb-4 inline-flex" />
      {list.error && <ErrorNote what={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {!messages && !list.error && <Skeleton className="h-120 rounded-xl" />}
      {messages?.length === 0 && <Nothing channel={kind === ALL ? undefined : kind} />}
      {messages && messages.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[380px_minmax(0,1fr)]">
          <Card className={cn('p-2', chosen && 'max-lg:hidden')}>
            <MessageList messages={messages} chosen={chosen} onChoose={choose} />
            {list.hasNextPage && (
              <Button
                onClick={() => void list.fetchNextPage()}
                disabled={list.isFetchingNextPage}
                className="mx-auto my-3 flex"
              >
                {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
              </Button>
            )}
          </Card>
          {chosen ? (
            <MessageView key={chosen} id={chosen} {...(shown && { known: shown })} onBack={() => choose(null)} />
          ) : (
            <Card className="max-lg:hidden">
              <EmptyState title="Choose a message" hint="You see it the way the recipient would." />
            </Card>
          )}
        </div>
      )}
    </>
  )
}

/** The promise of the page, as far as it holds with the services that are configured. */
function WhereItWent() {
  const { data } = useCampaignSettings()
  if (!data) return <>Emails and texts kept by the built-in services.</>
  const outside = [!data.email.embedded && data.email.provider, !data.sms.embedded && data.sms.provider].filter(Boolean)
  return outside.length === 0 ? (
    <>Emails and texts kept by the built-in services. Nothing in here has left this machine.</>
  ) : (
    <>
      Nothing in here has left this machine. {outside.join(' and ')} now sends for you, so new messages go out instead
      of coming here.
    </>
  )
}

const Nothing = ({ channel }: { channel: Channel | undefined }) => (
  <Card>
    <EmptyState
      title={channel === 'sms' ? 'No Texts Yet' : channel === 'email' ? 'No Mail Yet' : 'Nothing Here Yet'}
      hint="Campaigns and tests arrive here while no mail or text service is configured."
      action={
        <Link href="/viral-loop?tab=campaigns" className={buttonStyle({ variant: 'solid' })}>
          Write a campaign
        </Link>
      }
    />
  </Card>
)
