import { messages } from '#messages.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { REFERRAL_LIMITS } from './limits.ts'

export const ReferralCredits = z.object({
  /** Referral credits that are left; they never lapse. */
  credits: z.number(),
  /** 20 for each free sign-up and 100 for each paid one. */
  totalEarned: z.number(),
  /** Everything that can be spent now, the month's credits included. */
  spendable: z.number(),
})
export type ReferralCredits = z.output<typeof ReferralCredits>

export const ViralAnalytics = z.object({
  totalReferrals: z.number(),
  /** Sign-ups whose address is not confirmed yet: only then they count above and below, and earn. Those who pay are not waited for. */
  waiting: z.number(),
  /** Referred people who have not paid, and those who have. */
  freeSignups: z.number(),
  paidSignups: z.number(),
  /** Referred sign-ups by people invited, as a fraction; null until somebody was invited. */
  viralCoefficient: z.number().nullable(),
  invited: z.number(),
  creditsFromFree: z.number(),
  creditsFromPaid: z.number(),
  totalEarned: z.number(),
  /** The latest sign-ups, the newest first: when, whether they have paid, and whether their address has still to be confirmed. */
  recent: z.array(z.object({ at: z.string(), paid: z.boolean(), waiting: z.boolean(), credits: z.number() })),
})
export type ViralAnalytics = z.output<typeof ViralAnalytics>

export const ReferralLink = z.object({ code: z.string(), url: z.string() })
export type ReferralLink = z.output<typeof ReferralLink>

/** The link as it is shared in one place, and what came of it there, step by step. */
export const ReferralChannel = z.object({
  /** Null for the link without a channel; with it counts what came by channels that are gone. */
  id: z.string().nullable(),
  name: z.string(),
  url: z.string(),
  /** Browsers that opened it, each once. */
  clicks: z.number(),
  /** Sign-ups that count, and those among them that have paid. */
  signups: z.number(),
  paid: z.number(),
})
export type ReferralChannel = z.output<typeof ReferralChannel>

const ref = z.string().trim().max(REFERRAL_LIMITS.via)
const noName = messages.referral.unnamed
const ChannelDraft = z.object({ name: z.string(noName).trim().min(1, noName).max(REFERRAL_LIMITS.channelName) })

export const referralSchemas = {
  credits: { reply: ReferralCredits },
  analytics: { reply: ViralAnalytics },
  link: { reply: ReferralLink },
  channels: { reply: z.object({ channels: z.array(ReferralChannel) }) },
  addChannel: { body: ChannelDraft, reply: ReferralChannel },
  removeChannel: { reply: z.object({ undoUntil: z.string() }) },
  restoreChannel: { reply: ReferralChannel },
  invitation: {
    query: z.object({ ref: ref.default('') }),
    /** Null for a link that nobody has. */
    reply: z.object({ firstName: z.string().nullable() }),
  },
  clicked: { body: z.object({ ref, via: ref.default('') }), reply: z.object({}) },
} satisfies Record<string, RowSchemas>
