import type { Owned } from '#context.ts'
import * as store from './compliance.store.ts'

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
    at: row.createdAt.toISOString(),
  }))
