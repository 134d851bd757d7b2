import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { scripts, usedSentences, videos } from '#db/tables/index.ts'

export type ScriptRow = typeof scripts.$inferSelect
export type NewScript = Omit<typeof scripts.$inferInsert, 'accountId'>

const MOST_LISTED = 500

export const listScripts = ({ db, accountId }: Owned) =>
  db
    .select()
    .from(scripts)
    .where(and(eq(scripts.accountId, accountId), isNull(scripts.deletedAt)))
    .orderBy(desc(scripts.createdAt))
    .limit(MOST_LISTED)

export const findScript = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(scripts)
      .where(and(eq(scripts.id, id), eq(scripts.accountId, accountId), isNull(scripts.deletedAt)))
  )[0]

export const insertScript = async ({ db, accountId }: Owned, values: NewScript) =>
  (
    await db
      .insert(scripts)
      .values({ ...values, accountId })
      .returning()
  )[0] as ScriptRow

export const updateScriptRow = async ({ db, accountId, now }: Owned, id: string, values: Partial<NewScript>) =>
  (
    await db
      .update(scripts)
      .set({ ...values, updatedAt: now() })
      .where(and(eq(scripts.id, id), eq(scripts.accountId, accountId), isNull(scripts.deletedAt)))
      .returning()
  )[0]

export const deleteScriptRow = async ({ db, accountId, now }: Owned, id: string) =>
  (
    await db
      .update(scripts)
      .set({ deletedAt: now() })
      .where(and(eq(scripts.id, id), eq(scripts.accountId, accountId), isNull(scripts.deletedAt)))
      .returning({ id: scripts.id })
  )[0]

export const restoreScriptRow = async ({ db, accountId }: Owned, id: string, deletedAfter: Date) =>
  (
    await db
      .update(scripts)
      .set({ deletedAt: null })
      .where(and(eq(scripts.id, id), eq(scripts.accountId, accountId), gt(scripts.deletedAt, deletedAfter)))
      .returning()
  )[0]

/** Every sentence the writer has used for the account, as plain words. */
export const sentencesUsed = async ({ db, accountId }: Owned): Promise<string[]> =>
  (
    await db.select({ plain: usedSentences.plain }).from(usedSentences).where(eq(usedSentences.accountId, accountId))
  ).map((row) => row.plain)

/** Structures, hooks and knowledge of the latest scripts, the newest first. */
export const ingredientsUsed = async ({ db, accountId }: Owned, scriptCount: number): Promise<string[]> =>
  (
    await db
      .select({ ingredients: scripts.ingredients })
      .from(scripts)
      .where(eq(scripts.accountId, accountId))
      .orderBy(desc(scripts.createdAt))
      .limit(scriptCount)
  ).flatMap((row) => row.ingredients)

export async function rememberSentences({ db, accountId }: Owned, scriptId: string, plain: string[]): Promise<void> {
  const unique = [...new Set(plain)].filter(Boolean)
  if (unique.length > 0)
    await db.insert(usedSentences).values(unique.map((sentence) => ({ accountId, plain: sentence, scriptId })))
}

/** Whether an earlier script of the account has this very title. */
export async function titleTaken({ db, accountId }: Owned, title: string): Promise<boolean> {
  const [row] = await db
    .select({ id: scripts.id })
    .from(scripts)
    .where(
      and(
        eq(scripts.accountId, accountId),
        isNull(scripts.deletedAt),
        eq(scripts.sample, false),
        eq(sql`lower(${scripts.title})`, title.toLowerCase()),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The account's script that is most like the text, with its trigram similarity (0 to 1), if any passes the threshold. */
export async function mostSimilar(
  { db, accountId }: Owned,
  body: string,
  threshold: number,
): Promise<{ title: string; similarity: number } | undefined> {
  const similarity = sql<number>`similarity(${scripts.body}, ${body})`
  const [row] = await db
    .select({ title: scripts.title, similarity })
    .from(scripts)
    .where(
      and(
        eq(scripts.accountId, accountId),
        isNull(scripts.deletedAt),
        eq(scripts.sample, false),
        sql`${similarity} >= ${threshold}`,
      ),
    )
    .orderBy(desc(similarity))
    .limit(1)
  return row
}

/** Whether another film than this one is made of the script. */
export async function isFilmedElsewhere({ db, accountId }: Owned, id: string, videoId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.scriptId, id), eq(videos.accountId, accountId), ne(videos.id, videoId)))
    .limit(1)
  return other !== undefined
}

/** Those of the sample workspace, for good; a script of the account's own for a sample brand keeps no brand. */
export async function dropSampleScripts({ db, accountId }: Owned, sampleBrandIds: string[]): Promise<void> {
  await db.delete(scripts).where(and(eq(scripts.accountId, accountId), eq(scripts.sample, true)))
  await db
    .update(scripts)
    .set({ brandId: null })
    .where(and(eq(scripts.accountId, accountId), inArray(scripts.brandId, sampleBrandIds)))
}
