import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { generations, scripts } from '#db/tables/index.ts'

export type GenerationRow = typeof generations.$inferSelect
export type NewGeneration = Omit<typeof generations.$inferInsert, 'accountId'>

const MOST_LISTED = 12
const MOST_READ = 500

export const insertGeneration = async ({ db, accountId }: Owned, values: NewGeneration) =>
  (
    await db
      .insert(generations)
      .values({ ...values, accountId })
      .returning()
  )[0] as GenerationRow

export const findGeneration = async ({ db, accountId }: Owned, id: string, kind: GenerationRow['kind']) =>
  (
    await db
      .select()
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.accountId, accountId), eq(generations.kind, kind)))
  )[0]

export const findByRequest = async ({ db, accountId }: Owned, requestId: string) =>
  (
    await db
      .select()
      .from(generations)
      .where(and(eq(generations.accountId, accountId), eq(generations.requestId, requestId)))
  )[0]

export const listGenerations = ({ db, accountId }: Owned, kind: GenerationRow['kind']) =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.accountId, accountId), eq(generations.kind, kind)))
    .orderBy(desc(generations.createdAt))
    .limit(MOST_LISTED)

/** For the workflow, which knows an id and asks whose it is. */
export const generationById = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.select().from(generations).where(eq(generations.id, id)))[0]

/** Changes a run that is still going; one that was halted or has failed is closed to its work. */
export const changeGeneration = async ({ db, accountId }: Owned, id: string, values: Partial<NewGeneration>) =>
  (
    await db
      .update(generations)
      .set(values)
      .where(and(eq(generations.id, id), eq(generations.accountId, accountId), eq(generations.status, 'generating')))
      .returning()
  )[0]

export const goingOn = ({ db, accountId }: Owned) =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.accountId, accountId), eq(generations.status, 'generating')))
    .for('update')

/** All accounts' runs that are not at their end: what a restored backup still owes. */
export const unfinished = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: generations.id, kind: generations.kind })
    .from(generations)
    .where(eq(generations.status, 'generating'))

/** The account's scripts as far as they can be learned from, the best first. */
export const scriptsToStudy = ({ db, accountId }: Owned, brandId?: string) =>
  db
    .select({
      id: scripts.id,
      title: scripts.title,
      hook: scripts.hook,
      body: scripts.body,
      callToAction: scripts.callToAction,
      hashtags: scripts.hashtags,
      format: scripts.format,
      viralScore: scripts.viralScore,
    })
    .from(scripts)
    .where(
      and(
        eq(scripts.accountId, accountId),
        isNull(scripts.deletedAt),
        eq(scripts.sample, false),
        brandId ? eq(scripts.brandId, brandId) : undefined,
        inArray(scripts.status, ['draft', 'checked', 'approved', 'filmed']),
      ),
    )
    .orderBy(desc(scripts.viralScore))
    .limit(MOST_READ)

export type ScriptToStudy = Awaited<ReturnType<typeof scriptsToStudy>>[number]

/** The account's script that a text is most like (0 to 1 by trigrams), and how many there are to compare. */
export async function compareWithScripts({ db, accountId }: Owned, text: string) {
  const similarity = sql<number>`similarity(${scripts.title} || ' ' || ${scripts.body}, ${text})`
  const mine = and(eq(scripts.accountId, accountId), isNull(scripts.deletedAt), eq(scripts.sample, false))
  const [closest] = await db
    .select({ title: scripts.title, similarity })
    .from(scripts)
    .where(mine)
    .orderBy(desc(similarity))
    .limit(1)
  const compared = await db.$count(scripts, mine)
  return { compared, closest: closest ? { ...closest, similarity: Math.round(closest.similarity * 100) / 100 } : null }
}
