/** The plans: the landing page shows them, the limits obey them, the checkout sells them. Prices are in the installation's currency. */
export const PLANS = {
  starter: {
    name: 'Starter Trial',
    planType: 'STARTER',
    monthlyPrice: 29,
    annualPrice: 204,
    annualListPrice: 348,
    creditsPerYear: 1000,
    contacts: 1000,
    emails: 1000,
    texts: 100,
    brands: 2,
    emailsPerDomain: 1,
    trialDays: 7,
  },
  pro: {
    name: 'Pro',
    planType: 'PRO',
    monthlyPrice: 79,
    annualPrice: 569,
    annualListPrice: 948,
    creditsPerYear: 3000,
    contacts: 5000,
    emails: 3000,
    texts: 250,
    brands: 5,
    emailsPerDomain: 3,
    trialDays: 0,
  },
  elite: {
    name: 'Elite',
    planType: 'ELITE',
    monthlyPrice: 199,
    annualPrice: 1433,
    annualListPrice: 2388,
    creditsPerYear: 15000,
    contacts: 20000,
    emails: 10000,
    texts: 1000,
    brands: 15,
    emailsPerDomain: 5,
    trialDays: 0,
  },
} as const
export type PlanId = keyof typeof PLANS
export const PLAN_IDS = ['starter', 'pro', 'elite'] as const satisfies PlanId[]
export const BILLING_PERIODS = ['monthly', 'annual'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** trial: seven days, or for good where nothing is sold · ended: the trial is over and no plan was taken · late: a payment failed */
export const SUBSCRIPTION_STATES = ['trial', 'active', 'late', 'ended'] as const

export const ANNUAL_BADGE = '-40%'
/** While the trial lasts, mails are limited to this a month. */
export const TRIAL_EMAILS = 500
/** The scale selector of the landing page. */
export const SCALES = [
  { label: '1x', available: true },
  { label: '2x', available: false },
  { label: '3x', available: false },
] as const

/** Credits a month: a year's credits / 12, rounded up. */
export const monthlyCredits = (plan: PlanId): number => Math.ceil(PLANS[plan].creditsPerYear / 12)

/** What making costs. Writing, checking and editing scripts costs nothing. */
export const CREDIT_COSTS = { short: 1, long: 3, startedMinute: 1 } as const

/** Seven shorts a brand and week, and never less than this an account and week. */
export const WEEKLY_QUOTA_MIN = 70

export const REFERRAL_CREDITS = { freeSignup: 20, paidSignup: 100 } as const
