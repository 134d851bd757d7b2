/** Selling plans: where they are bought, who reports that they were paid for, and where a customer looks after them. */
import type { BillingPeriod, PlanId } from '@octavo/contract/plan'
import type { Service } from '#services/service.ts'

export type Offer = { plan: PlanId; period: BillingPeriod }

export interface Payments extends Service {
  /** Kept with every subscription: whom it is paid through. */
  readonly kind: 'stripe' | 'test' | 'none'
  readonly can: {
    /** Whether plans are sold at all. */
    readonly sell: boolean
    /** Whether customers have a place of their own for cards, bills and the end of a subscription. */
    readonly portal: boolean
  }
  /** Where a plan is bought; nothing where it is not sold. */
  checkoutUrl(offer: Offer, buyer?: { id: string; email: string }): string | undefined
  /** Whether a report is this service's own, as it was sent and not long ago. */
  isOwnReport(body: string, signature: string, now: Date): boolean
  /** What goes with a report that this installation makes itself: the test checkout's alone. */
  signReport?(body: string, at: Date): string
  /** Where the customer looks after their subscription; nothing where there is no portal for them. */
  portalUrl(customer: string | null, returnUrl: string): Promise<string | undefined>
}
