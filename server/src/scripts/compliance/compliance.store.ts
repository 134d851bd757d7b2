import { APPROVAL_SCORE, type Finding } from '@octavo/contract/compliance'
import { readerVersion } from '@octavo/officer'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { checks, scripts, studies } from '#db/tables/index.ts'

export type CheckRow = typeof checks.$inferSelect
export type NewCheck = Omit<typeof checks.$inferInsert, 'accountId' | 'reader'>

/** What is kept with a check of the rules that it went by. */
export const checkedBy = ({
  setAside = [],
  brandRules = null,
}: Partial<Pick<NewCheck, 'setAside' | 'brandRules'>>) => ({
  setAside,
  brandRules,
})

export const insertCheck = ({ db, accountId }: Owned, values: NewCheck) =>
  db.insert(checks).values({ ...values, reader: readerVersion(), accountId })

export const latestChecks = ({ db, accountId }: Owned, most: number) =>
  db.select().from(checks).where(eq(checks.accountId, accountId)).orderBy(desc(checks.createdAt)).limit(most)

/** What the latest check of a script found. */
export async function latestIssues({ db, accountId }: Owned, scriptId: string): Promise<Finding[]> {
  const [row] = await db
    .select({ issues: checks.issues })
    .from(checks)
    .where(and(eq(checks.accountId, accountId), eq(checks.scriptId, scriptId)))
    .orderBy(desc(checks.createdAt))
    .limit(1)
  return row?.issues ?? []
}

export type CheckCounts = { checked: number; approved: number; firstTry: number; improved: number; autoFixed: number }

/**
 * How the account's scripts fared. checked: scripts judged; approved: passed in the end; firstTry: passed as written;
 * improved: needed changes; autoFixed: of these, passed without a person.
 */
export async function checkCounts({ db, accountId }: Owned): Promise<CheckCounts> {
  const judged = sql`${checks.action} in ('approved', 'improved', 'review')`
  const [row] = await db
    .select({
      checked: sql<number>`count(*) filter (where ${judged})::int`,
      approved: sql<number>`count(*) filter (where ${checks.action} in ('approved', 'improved'))::int`,
      firstTry: sql<number>`count(*) filter (where ${checks.action} = 'approved')::int`,
      improved: sql<number>`count(*) filter (where ${checks.action} in ('improved', 'review'))::int`,
      autoFixed: sql<number>`count(*) filter (where ${checks.action} = 'improved')::int`,
    })
    .from(checks)
    .where(and(eq(checks.accountId, accountId)))
  return row ?? { checked: 0, approved: 0, firstTry: 0, improved: 0, autoFixed: 0 }
}

/** Scripts at the approval score or above, of a hundred that the studio wrote; null until it wrote one. */
export async function viralSuccessRate({ db, accountId }: Owned): Promise<number | null> {
  const [row] = await db
    .select({
      rate: sql<
        number | null
      >`round(100.0 * count(*) filter (where ${scripts.viralScore} >= ${APPROVAL_SCORE}) / nullif(count(*), 0))::int`,
    })
    .from(scripts)
    .where(
      and(
        eq(scripts.accountId, accountId),
        isNull(scripts.deletedAt),
        eq(scripts.sample, false),
        sql`${scripts.writtenBy} <> 'person'`,
      ),
    )
  return row?.rate ?? null
}

/** Public videos that the account has studied. */
export async function countStudies({ db, accountId }: Owned): Promise<number> {
  const [row] = await db.select({ count: count() }).from(studies).where(eq(studies.accountId, accountId))
  return row?.count ?? 0
}
