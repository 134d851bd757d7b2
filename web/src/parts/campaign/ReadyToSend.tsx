import type { CampaignAudience, CampaignCheck, CampaignChecks } from '@octavo/contract/campaign'
import { TAKE_BACK_SECONDS } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { Link } from 'wouter'
import { sentenceOf } from '#api/call.ts'
import { useCampaignChecks } from '#api/campaign.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Check, CircleX, Send, TriangleAlert } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSendCampaign } from './useSendCampaign.ts'
import { WhoGetsIt } from './WhoGetsIt.tsx'

type ReadyToSendProps = {
  campaign: { id: string; channel: Channel }
  /** Why it should not be sent from here just now. */
  wait?: string | undefined
  onSent?: () => void
}

/** Everything that was looked at, whom it reaches, and the button. What stops it holds the button; what should be known lets it through. */
export function ReadyToSend({ campaign, wait, onSent }: ReadyToSendProps) {
  const { data, error, refetch } = useCampaignChecks(campaign.id)
  const send = useSendCampaign(campaign)
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72" />
  const { segment, audience, checks, mayGo } = data
  return (
    <div className="grid gap-4">
      <WhoGetsIt id={campaign.id} channel={campaign.channel} segment={segment} />
      <People audience={audience} channel={campaign.channel} segment={segment} />
      <ul aria-label="Checks" className="-mx-2 grid">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
      {send.error && <ErrorNote what={sentenceOf(send.error)} />}
      {audience.people === 0 ? (
        <p className="font-medium">{messages.campaign.nobody}</p>
      ) : (
        <Button
          variant="make"
          size="lg"
          disabled={!mayGo || wait !== undefined || send.isPending}
          aria-busy={send.isPending}
          onClick={() => send.mutate(undefined, { onSuccess: () => onSent?.() })}
        >
          <Send />
          {send.isPending ? 'Sending...' : `Send to ${plural(audience.people, 'person', 'people')}`}
        </Button>
      )}
      <p className="text-center text-ink-2 text-sm">
        {wait ?? (mayGo ? `You have ${TAKE_BACK_SECONDS} seconds to take it back.` : 'Fix what is marked first.')}
      </p>
    </div>
  )
}

const ADDRESSED = { email: 'with an address', sms: 'with a number' } as const

/** The button's number, as a sum that explains itself. */
type PeopleProps = { audience: CampaignAudience; channel: Channel; segment: CampaignChecks['segment'] }

function People({ audience, channel, segment }: PeopleProps) {
  const { people, addressed, unsubscribed, bounced, noConsent, twice } = audience
  const less = [
    [unsubscribed, channel === 'email' ? 'unsubscribed' : 'texted STOP'],
    [bounced, 'could not be reached'],
    [noConsent, 'without consent'],
    [twice, 'duplicates'],
  ] as const
  const left = less.flatMap(([amount, words]) => (amount > 0 ? [`${formatCount(amount)} ${words}`] : []))
  return (
    <p className="text-sm">
      <b className="num mr-2 font-display font-semibold text-2xl">{plural(people, 'person', 'people')}</b>
      <span className="text-ink-2">
        {formatCount(addressed)} {segment && `in “${segment.name}” `}
        {ADDRESSED[channel]}
        {left.length > 0 && `, less ${left.join(', ')}`}.{' '}
        <Link
          href={segment && !segment.gone ? `/viral-loop?tab=crm&segment=${segment.id}` : '/viral-loop?tab=crm'}
          className="underline underline-offset-4 hover:text-ink"
        >
          See contacts
        </Link>
      </span>
    </p>
  )
}

const LOOK = {
  stop: { icon: CircleX, row: 'bg-bad-soft', sign: 'text-bad', word: 'Blocks sending' },
  know: { icon: TriangleAlert, row: 'bg-warn-soft', sign: 'text-warn', word: 'Good to know' },
  ok: { icon: Check, row: '', sign: 'text-ok', word: 'Good' },
} as const

function CheckRow({ check: { id, state, title, details } }: { check: CampaignCheck }) {
  const { icon: Icon, row, sign, word } = LOOK[state]
  return (
    <li className={cn('flex items-start gap-3 rounded-md px-2 py-2.5 text-sm', row)}>
      <Icon className={cn('mt-0.5 size-4 shrink-0', sign)} aria-label={word} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {details.map((detail) => (
          <p key={detail} className="wrap-anywhere text-ink-2">
            {detail}
          </p>
        ))}
        {(id === 'postal-address' || id === 'sender') && state !== 'ok' && <SettingsLink />}
      </div>
    </li>
  )
}

const SettingsLink = () => (
  <Link
    href="/viral-loop?tab=campaigns&settings=open"
    className="text-ink-2 underline underline-offset-4 tap hover:text-ink"
  >
    Open campaign settings
  </Link>
)
