import { PLANS, type PlanId } from '@octavo/contract/plan'
import type { Period } from '#parts/plan/PlanChoice.tsx'
import { PlanOffer } from '#parts/plan/PlanOffer.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { SIGN_UP } from './doors.ts'

const FAVOURED: PlanId = 'pro'
const CALLS: Record<PlanId, string> = { starter: 'Start the free trial', pro: 'Choose Pro', elite: 'Choose Elite' }

type PlanCardProps = { id: PlanId; period: Period; currency: string; checkout: string | undefined }

/** One plan: what it costs for the chosen period, what it holds, and its button. */
export function PlanCard({ id, period, currency, checkout }: PlanCardProps) {
  const favoured = id === FAVOURED
  const look = buttonStyle({ variant: favoured ? 'make' : 'outline', size: 'lg', className: 'mt-auto' })
  return (
    <article className={cn('card flex flex-col p-7', favoured && 'border-line-strong shadow-2')}>
      <h3 className="text-xl">{PLANS[id].name}</h3>
      <PlanOffer id={id} period={period} currency={currency} />
      {checkout ? (
        <a href={checkout} target="_blank" rel="noopener noreferrer" className={look}>
          {CALLS[id]}
        </a>
      ) : (
        <a href={SIGN_UP} className={look}>
          {CALLS[id]}
        </a>
      )}
    </article>
  )
}
