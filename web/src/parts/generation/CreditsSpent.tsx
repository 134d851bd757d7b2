import { messages } from '@octavo/contract/messages'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** Whether fewer credits are left than are needed, as far as is known. */
export const useCreditsSpent = (needed = 1): boolean => (useStats().data?.creditsRemaining ?? needed) < needed

/** Said before a start that could make nothing, with the way to the plans. */
export const CreditsSpent = () => (
  <div role="status" className="grid gap-2 rounded-lg bg-warn-soft p-3 text-sm">
    <p>{messages.production.noCredits}</p>
    <Link href="/pricing" className={buttonStyle({ variant: 'make', className: 'w-full' })}>
      Get more credits
    </Link>
  </div>
)
