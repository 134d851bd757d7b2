import { NETWORK_NAMES } from '@octavo/contract/network'
import type { PostingLimits as Limits } from '@octavo/contract/publication'
import { useAccount } from '#api/account.queries.ts'
import { formatNearMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'
import { Progress } from '#ui/Progress.tsx'

/** How much of today's room is used, on all channels and on each. */
export function PostingLimits({ limits }: { limits: Limits | undefined }) {
  const { data: account } = useAccount()
  const zone = account?.timeZone
  return (
    <Card>
      <CardHead
        title="Posting Limits"
        hint={
          limits &&
          `${limits.maxPostsPerChannel} a day and channel, ${limits.minHoursApart} hours apart, counted from midnight UTC`
        }
      />
      <FigureRows
        rows={
          limits && [
            { label: 'Posts today', value: formatCount(limits.totalPostsToday) },
            { label: 'Channels active', value: formatCount(limits.channelsActive) },
            {
              label: 'Resets',
              value: formatNearMoment(limits.resetsAt, zone),
              note: 'Midnight UTC on your clock',
            },
          ]
        }
        count={3}
      />
      {limits && limits.channels.length > 0 && (
        <ul className="mt-4 border-line border-t">
          {limits.channels.map((channel) => (
            <Channel key={channel.id} channel={channel} most={limits.maxPostsPerChannel} timeZone={zone} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type ChannelProps = { channel: Limits['channels'][number]; most: number; timeZone: string | undefined }

function Channel({ channel, most, timeZone }: ChannelProps) {
  const { name, network, postsToday, remainingToday, nextPostAt, nextFreeAt } = channel
  return (
    <li className="border-line border-t py-3 text-sm first:border-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="num text-ink-2 text-xs">
          {postsToday} of {plural(most, 'post')}
        </span>
      </div>
      <Progress
        className="mt-1.5"
        label={`Posts of ${name} today`}
        value={(postsToday / most) * 100}
        tone={remainingToday === 0 ? 'ok' : 'ink'}
      />
      <p className="num mt-1.5 text-ink-3 text-xs">
        {NETWORK_NAMES[network]} ·{' '}
        {nextPostAt
          ? `next post ${formatNearMoment(nextPostAt, timeZone)}`
          : `free from ${formatNearMoment(nextFreeAt, timeZone)}`}
      </p>
    </li>
  )
}
