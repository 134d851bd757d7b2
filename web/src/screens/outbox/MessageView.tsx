import type { campaignRoutes, OutboxMessage } from '@octavo/contract/campaign'
import type { Reply } from '@octavo/contract/route'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useOutboxMessage, useThread } from '#api/outbox.queries.ts'
import { formatMoment } from '#format/date.ts'
import { MailFrame, TextBubble } from '#parts/campaign/MailFrame.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ArrowLeft } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

type FullMessage = Reply<typeof campaignRoutes.outboxMessage>

/** One message: a mail as it looks, or the thread of texts that it is part of. */
export function MessageView({ id, known, onBack }: { id: string; known?: OutboxMessage; onBack: () => void }) {
  const { data, error, refetch } = useOutboxMessage(id)
  const message = data ?? known
  return (
    <Card className="min-w-0">
      <Button size="sm" variant="ghost" onClick={onBack} className="-mt-2 -ml-2 mb-2 lg:hidden">
        <ArrowLeft />
        All messages
      </Button>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {message && <Head message={message} />}
      {!data && !error && <Skeleton className="h-120" />}
      {data && (data.channel === 'email' ? <MailView message={data} /> : <Thread to={data.to} current={data.id} />)}
    </Card>
  )
}

function Head({ message: { subject, from, to, at, campaignId } }: { message: OutboxMessage }) {
  const { data: account } = useAccount()
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-3 border-line border-b pb-4">
      <div className="min-w-0 text-sm">
        <h2 className="wrap-anywhere text-lg">{subject || `Texts to ${to}`}</h2>
        <p className="wrap-anywhere text-ink-2">
          From {from} to {to}
        </p>
        <p className="text-ink-3 text-xs">Kept here {formatMoment(at, account?.timeZone)}, not sent</p>
      </div>
      {campaignId && (
        <Link href={`/campaigns/${campaignId}`} className={buttonStyle({ size: 'sm' })}>
          Open campaign
        </Link>
      )}
    </header>
  )
}

function MailView({ message }: { message: FullMessage }) {
  return (
    <>
      {message.html ? (
        <MailFrame html={message.html} title={message.subject} linksWork className="h-[56dvh]" />
      ) : (
        <pre className="whitespace-pre-wrap text-sm">{message.text}</pre>
      )}
      <p className="mt-2 text-ink-2 text-sm">
        Its links work as they would for {message.to}: a click counts, and who unsubscribes is left out from then on.
      </p>
      <details className="mt-4 text-sm">
        <summary className="text-ink-2 underline-offset-4 tap hover:underline">Plain text and headers</summary>
        <dl className="mt-3 grid gap-1 rounded-lg bg-sunken p-4">
          {Object.entries(message.headers).map(([name, value]) => (
            <div key={name}>
              <dt className="inline text-ink-3">{name}: </dt>
              <dd className="code wrap-anywhere inline">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="wrap-anywhere mt-3 whitespace-pre-wrap">{message.text}</p>
      </details>
    </>
  )
}

/** Everything that went to the same number, the oldest first, as on a phone. */
function Thread({ to, current }: { to: string; current: string }) {
  const { data: account } = useAccount()
  const { data, error, refetch } = useThread(to)
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  return (
    <ol aria-label={`Texts to ${to}`} className="grid gap-4">
      {data.toReversed().map(({ id, text, at }) => (
        <li key={id} aria-current={id === current ? 'true' : undefined}>
          <p className="mb-1 text-ink-3 text-xs">{formatMoment(at, account?.timeZone)}</p>
          <TextBubble text={text} className={id === current ? 'outline outline-line-strong' : ''} />
        </li>
      ))}
    </ol>
  )
}
