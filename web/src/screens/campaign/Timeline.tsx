import type { CampaignTimeline } from '@octavo/contract/campaign'
import { useEffect } from 'react'
import { useAccount } from '#api/account.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { useCampaignTimeline } from '#api/campaign.queries.ts'
import { formatCount } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import type { CampaignDetail } from './campaign-detail.ts'

type Point = CampaignTimeline['points'][number]

const COLUMNS = [
  ['sent', 'Sent', 'bg-ink-3'],
  ['opened', 'Opened', 'bg-c2'],
  ['clicked', 'Clicked', 'bg-c3'],
  ['signedUp', 'Signed up', 'bg-c1'],
  ['unsubscribed', 'Left', 'bg-c4'],
] as const
const ROWS_AT_ONCE = 14

/** What happened when: each hour or day in which something did. */
export function Timeline({ campaign }: { campaign: CampaignDetail }) {
  const { data, error, refetch } = useCampaignTimeline(campaign.id)
  // The figures are fresh; what happened when is asked for again as they grow.
  const { sent, kept, opened, clicked, unsubscribed, signedUp } = campaign
  const state = [sent, kept, opened, clicked, unsubscribed, signedUp].join()
  useEffect(() => {
    if (state) void refetch()
  }, [state, refetch])
  return (
    <Card>
      <CardHead title="Over time" hint={data?.unit === 'day' ? 'By the day' : 'By the hour'} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32" />}
      {data?.points.length === 0 && <p className="text-ink-3 text-lg">No data yet</p>}
      {data && data.points.length > 0 && <Points timeline={data} went={kept > 0 && sent === 0 ? 'Kept' : 'Sent'} />}
    </Card>
  )
}

type PointsProps = { timeline: CampaignTimeline; went: string }

/** `went` is what became of the messages: sent, or kept in the outbox. */
function Points({ timeline: { unit, points }, went }: PointsProps) {
  const [shown, more] = useMore(points, ROWS_AT_ONCE)
  const columns = COLUMNS.filter(([name]) => points.some((point) => point[name] > 0))
  const most = Math.max(...points.flatMap((point) => columns.map(([name]) => point[name])))
  return (
    <>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-ink-3 text-xs">
            <th scope="col" className="pb-2 text-left font-medium">
              {unit === 'day' ? 'Day' : 'Hour'}
            </th>
            {columns.map(([name, label]) => (
              <th key={name} scope="col" className="pb-2 pl-3 text-right font-medium">
                {name === 'sent' ? went : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => (
            <tr key={point.at} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-2.5 text-left font-normal text-ink-2">
                <When at={point.at} unit={unit} />
              </th>
              {columns.map(([name, , fill]) => (
                <Cell key={name} point={point} name={name} most={most} fill={fill} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

type CellProps = { point: Point; name: (typeof COLUMNS)[number][0]; most: number; fill: string }

/** The figure with a bar under it, long as its share of the largest. */
const Cell = ({ point, name, most, fill }: CellProps) => (
  <td className="num py-2.5 pl-3 text-right align-top">
    {point[name] > 0 ? formatCount(point[name]) : <span className="text-ink-3">0</span>}
    <span aria-hidden className="mt-1 flex justify-end">
      <i className={`block h-1 rounded-full ${fill}`} style={{ width: `${(point[name] / most) * 100}%` }} />
    </span>
  </td>
)

function When({ at, unit }: { at: string; unit: CampaignTimeline['unit'] }) {
  const { data: account } = useAccount()
  const words = new Intl.DateTimeFormat('en-US', {
    ...(account && { timeZone: account.timeZone }),
    month: 'short',
    day: 'numeric',
    ...(unit === 'hour' && { hour: 'numeric' }),
  })
  return words.format(new Date(at))
}
