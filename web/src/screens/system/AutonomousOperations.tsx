import type { PeaceOfMind } from '@octavo/contract/system-status'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { formatNearMoment } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'

/** What goes on by itself. */
export function AutonomousOperations({ peace }: { peace: PeaceOfMind | undefined }) {
  const { data: account } = useAccount()
  const works = peace?.autonomousOperations
  const active = works?.autoPilot
  return (
    <Card>
      <CardHead
        title="Autonomous Operations"
        action={
          works && (
            <Badge tone={active ? 'ok' : 'neutral'} {...(active && { live: true })}>
              Auto-pilot {active ? 'ACTIVE' : 'INACTIVE'}
            </Badge>
          )
        }
      />
      <FigureRows
        rows={
          works && [
            { label: 'Videos in the making', value: formatCount(works.videosInTheMaking) },
            { label: 'Scripts in the queue', value: formatCount(works.queueSize) },
            {
              label: 'Brands with a weekly batch',
              value: formatCount(works.weeklyBatchBrands),
              note: 'Made without asking',
            },
            { label: 'Posts on the schedule', value: formatCount(works.scheduledPosts) },
            {
              label: 'Next post',
              value: works.nextPostAt === null ? 'none planned' : formatNearMoment(works.nextPostAt, account?.timeZone),
            },
          ]
        }
        count={5}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Link href="/mission-control" className={buttonStyle({ size: 'sm' })}>
          Mass production
        </Link>
        <Link href="/production" className={buttonStyle({ size: 'sm' })}>
          Weekly production
        </Link>
      </div>
    </Card>
  )
}
