import type { Brand, RuleChange } from '@octavo/contract/brand'
import type { complianceSchemas } from '@octavo/contract/compliance/schemas'
import { messages } from '@octavo/contract/messages'
import { listRules } from '@octavo/officer'
import type { z } from 'zod'
import { findBrandEver, switchRule } from '#brands/index.ts'
import type { Owned, SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'
import * as store from './compliance.store.ts'
import { scoreText } from './officer.ts'
import { withOpinion } from './opinions.service.ts'

type Asked = z.output<typeof complianceSchemas.check.body>

/** What the officer says of words that are kept nowhere. */
export async function checkText(ctx: Owned, asked: Asked) {
  const { text, whose } = await partsOf(ctx, asked)
  return scoreText(ctx, text, whose)
}

/** The same, with what a language model adds. */
export async function checkTwice(ctx: Owned, asked: Asked) {
  if (!ctx.services.language.opinions) throw new Refusal('conflict', messages.opinion.nobody)
  const { text, whose } = await partsOf(ctx, asked)
  return withOpinion(ctx, text, whose, await scoreText(ctx, text, whose), { isHurried: true })
}

async function partsOf(ctx: Owned, { text: body, title, hashtags, format, ...whose }: Asked) {
  const brand = whose.brandId ? await findBrandEver(ctx, whose.brandId) : undefined
  // Words of a brand that was deleted are read like any other.
  if (whose.brandId && !brand) throw new Refusal('not-found', messages.brand.notFound)
  const text = { body, ...(title && { title }), ...(hashtags && { hashtags }), ...(format && { format }) }
  return { text, whose: { ...whose, brand } }
}

/** Switches a rule for a brand, or on again; law's rules are never off. What was checked before stays as it was decided. */
export async function changeRule(ctx: SignedIn, brandId: string, change: RuleChange): Promise<Brand> {
  const { ruleId } = change
  if (change.to === 'on') return switchRule(ctx, brandId, ruleId, undefined)
  const rule = listRules().find(({ id }) => id === ruleId)
  if (!rule) throw new Refusal('invalid', messages.compliance.noSuchRule)
  if (rule.legal && change.to === 'off') throw new Refusal('conflict', messages.compliance.legal)
  const { firstName, lastName } = ctx.account
  const { to, reason } = change
  const by = `${firstName} ${lastName}`.trim()
  return switchRule(ctx, brandId, ruleId, { ruleId, to, reason, by, at: ctx.now().toISOString() })
}

/** A share as whole percent, or nothing while there is nothing to count. */
const percent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))

export async function complianceFigures(ctx: Owned) {
  const counts = await store.checkCounts(ctx)
  return {
    checked: counts.checked,
    complianceRate: percent(counts.approved, counts.checked),
    autoApprovalRate: percent(counts.approved, counts.checked),
    passRate: percent(counts.firstTry, counts.checked),
    autoFixedRate: percent(counts.autoFixed, counts.improved),
  }
}

const RECENT_ACTIONS = 50

export const recentActions = async (ctx: Owned) =>
  (await store.latestChecks(ctx, RECENT_ACTIONS)).map((row) => ({
    id: row.id,
    scriptTitle: row.scriptTitle,
    action: row.action,
    scoreBefore: row.scoreBefore,
    scoreAfter: row.scoreAfter,
    rounds: row.rounds,
    issues: row.issues,
    reason: row.reason,
    opinion: row.opinion,
    setAside: row.setAside,
    at: row.createdAt.toISOString(),
  }))
