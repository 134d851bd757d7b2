import type { ContactMoment } from '@octavo/contract/contact'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useMoments } from '#api/contact.queries.ts'
import { formatMoment } from '#format/date.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const WHAT: Record<ContactMoment['what'], string> = {
  added: 'Added',
  given: 'Agreed',
  withdrawn: 'Left',
  sent: 'Got',
  kept: 'Not sent, kept in the outbox:',
  opened: 'Opened',
  clicked: 'Clicked in',
  watched: 'Watched the film of',
  unsubscribed: 'Unsubscribed from',
  'signed-up': 'Signed up through',
  bounced: 'Could not be reached with',
}
const CHANNEL = { email: 'mail', sms: 'texts' } as const

/** What happened with a person, the newest first. */
export function Moments({ id }: { id: string }) {
  const { data, error, refetch } = useMoments(id)
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 className="mb-3 text-base">What happened</h3>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      <ol className="grid gap-2 text-sm">
        {data?.moments.map((moment) => (
          <Row key={`${moment.at} ${moment.what} ${moment.channel} ${moment.campaignId}`} moment={moment} />
        ))}
      </ol>
    </section>
  )
}

function Row({ moment: { at, what, channel, about, campaignId } }: { moment: ContactMoment }) {
  const { data: account } = useAccount()
  const consent = what === 'given' || what === 'withdrawn'
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-medium">
          {WHAT[what]}
          {consent && channel && ` ${what === 'given' ? 'to ' : ''}${CHANNEL[channel]}`}
        </span>{' '}
        {campaignId ? (
          <Link href={`/campaigns/${campaignId}`} className="text-ink-2 underline underline-offset-4 hover:text-ink">
            {about}
          </Link>
        ) : (
          <span className="text-ink-2">{about}</span>
        )}
      </span>
      <span className="text-ink-3 text-xs">{formatMoment(at, account?.timeZone)}</span>
    </li>
  )
}
