import { BILLING_PORTAL_PATH, type PlanOverview } from '@octavo/contract/plan'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ExternalLink } from '#ui/icons/index.ts'
import { PlanUse } from './PlanUse.tsx'

const STATES: Record<PlanOverview['current']['state'], readonly [words: string, tone: Tone]> = {
  trial: ['Trial', 'day'],
  active: ['Active', 'ok'],
  late: ['Payment failed', 'bad'],
  ended: ['Trial over', 'bad'],
}

type CurrentPlanProps = { overview: PlanOverview; waiting: boolean; onLeave: () => void; onStop: () => void }

/** The account's plan, how it stands, its use, and where its bills are looked after. */
export function CurrentPlan({ overview: { current, use, portalUrl }, waiting, onLeave, onStop }: CurrentPlanProps) {
  const [words, tone] = current.cancelled ? (['Ends', 'warn'] as const) : STATES[current.state]
  return (
    <Card>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2.5 text-xl">
            {current.name}
            <Badge tone={tone}>{words}</Badge>
          </h2>
          <p className="mt-0.5 text-ink-2 text-sm">
            {current.says}
            {current.period && ` Paid ${current.period === 'annual' ? 'by the year' : 'by the month'}.`}
          </p>
        </div>
        {portalUrl && (
          <a
            href={BILLING_PORTAL_PATH}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onLeave}
            className={buttonStyle()}
          >
            Billing portal
            <ExternalLink />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
      <PlanUse use={use} />
      <div role="status" className="empty:hidden">
        {waiting && (
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-sm">
            <span className="flex-1 basis-64">
              Waiting for the other tab. What changes there shows up here by itself.
            </span>
            <Button size="sm" onClick={onStop}>
              Stop waiting
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
