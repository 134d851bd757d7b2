import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { BILLING_PERIODS, PLAN_IDS, SUBSCRIPTION_STATES } from './limits.ts'

const use = z.object({ used: z.number(), limit: z.number() })

export const Plan = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  planType: z.string(),
  monthlyPrice: z.number(),
  annualPrice: z.number(),
  annualListPrice: z.number(),
  creditsPerYear: z.number(),
  creditsPerMonth: z.number(),
  contacts: z.number(),
  emails: z.number(),
  texts: z.number(),
  brands: z.number(),
  emailsPerDomain: z.number(),
  trialDays: z.number(),
  current: z.boolean(),
  /** Where it is bought; null where this installation sells nothing. */
  checkout: z.object({ monthly: z.string().nullable(), annual: z.string().nullable() }),
})

export const PlanOverview = z.object({
  plans: z.array(Plan),
  currency: z.string(),
  current: z.object({
    plan: z.enum(PLAN_IDS),
    name: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    period: z.enum(BILLING_PERIODS).nullable(),
    /** When the trial ends; null where it never does. */
    trialEndsAt: z.string().nullable(),
    /** Paid until then. */
    paidUntil: z.string().nullable(),
    /** It is not renewed after that. */
    cancelled: z.boolean(),
    /** How it stands, in a sentence. */
    says: z.string(),
  }),
  use: z.object({ credits: use, emails: use, texts: use, contacts: use, brands: use }),
  /** `test`: no money moves. `none`: nothing is sold here. */
  payments: z.enum(['stripe', 'test', 'none']),
  /** Where cards, bills and the end of a subscription are looked after; null without a subscription, and until the address is confirmed. */
  portalUrl: z.string().nullable(),
  /** Whether the trial will end: where nobody set payments up, it never does. */
  trialEnds: z.boolean(),
})
export type PlanOverview = z.output<typeof PlanOverview>

export const planSchemas = {
  plans: { reply: PlanOverview },
} satisfies Record<string, RowSchemas>
