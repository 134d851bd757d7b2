import type { PlanOverview } from '@octavo/contract/plan'
import { plural } from '#format/number.ts'
import type { Period } from '#parts/plan/PlanChoice.tsx'
import { PlanOffer } from '#parts/plan/PlanOffer.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'

export type Plan = PlanOverview['plans'][number]

type PlanCardProps = {
  plan: Plan
  overview: PlanOverview
  period: Period
  /** The one that is a step up. */
  favoured: boolean
  onLeave: () => void
}

/** What stays over the limits of a smaller plan. */
function overflow(plan: Plan, { use }: PlanOverview): string | undefined {
  const over = [
    use.brands.used > plan.brands && plural(use.brands.used, 'brand'),
    use.contacts.used > plan.contacts && plural(use.contacts.used, 'contact'),
  ].filter(Boolean)
  return over.length > 0 ? `You have ${over.join(' and ')}. They stay; new ones wait until there is room.` : undefined
}

/** One plan: its price and contents, whether it is the account's, and the way to its checkout. */
export function PlanCard({ plan, overview, period, favoured, onLeave }: PlanCardProps) {
  const { id, name, current } = plan
  const paidSo = current && overview.current.period === period
  const note = overflow(plan, overview)
  const tried = overview.current.state === 'trial' && overview.current.plan === id && !current
  return (
    <article className={cn('card flex flex-col p-6', current && 'border-line-strong shadow-2')}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-xl">{name}</h3>
        {current && <Badge tone="ok">Current plan</Badge>}
        {tried && <Badge tone="day">Your trial</Badge>}
      </div>
      <PlanOffer id={id} period={period} currency={overview.currency} />
      {note && <p className="mb-4 text-sm text-warn">{note}</p>}
      {paidSo ? (
        <Button disabled className="mt-auto h-11">
          Your plan
        </Button>
      ) : (
        <Checkout plan={plan} period={period} favoured={favoured} onLeave={onLeave} />
      )}
    </article>
  )
}

function Checkout({ plan, period, favoured, onLeave }: Omit<PlanCardProps, 'overview'>) {
  const address = plan.checkout[period]
  const words = plan.current ? `Pay ${period === 'annual' ? 'by the year' : 'by the month'}` : `Choose ${plan.name}`
  if (!address)
    return (
      <Button disabled className="mt-auto h-11">
        Not sold here
      </Button>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onLeave}
      className={buttonStyle({ variant: favoured ? 'make' : 'outline', className: 'mt-auto h-11' })}
    >
      {words}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
