import type { Niche } from '@octavo/contract/brand'
import { and, desc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import {
  filmDays,
  type KeptPattern,
  learningCycles,
  lessons,
  scripts,
  setAsidePatterns,
  type Weights,
} from '#db/tables/index.ts'

export type { KeptPattern, Weights }
export type LessonRow = typeof lessons.$inferSelect
type NewLesson = Omit<typeof lessons.$inferInsert, 'accountId' | 'learnedAt'>
type NewCycle = Omit<typeof learningCycles.$inferInsert, 'accountId' | 'id' | 'at'>

const MOST_CYCLES = 20

/** Accounts whose films somebody has seen: for the clock, which knows no account. */
export const accountsWithResults = async ({ db }: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await db.selectDistinct({ id: filmDays.accountId }).from(filmDays)).map(({ id }) => id)

/** The words of these scripts, deleted ones too: their films were seen all the same. */
export const scriptsByIds = ({ db, accountId }: Owned, ids: string[]) =>
  db
    .select()
    .from(scripts)
    .where(and(eq(scripts.accountId, accountId), inArray(scripts.id, ids)))

export const listLessons = ({ db, accountId }: Owned): Promise<LessonRow[]> =>
  db.select().from(lessons).where(eq(lessons.accountId, accountId)).orderBy(desc(lessons.films))

export const putLesson = ({ db, accountId, now }: Owned, lesson: NewLesson) => {
  const values = { ...lesson, learnedAt: now() }
  return db
    .insert(lessons)
    .values({ ...values, accountId })
    .onConflictDoUpdate({ target: [lessons.accountId, lessons.niche], set: values })
}

/** What was learned of a niche that has too few films now is forgotten. */
export const deleteLesson = ({ db, accountId }: Owned, niche: Niche) =>
  db.delete(lessons).where(and(eq(lessons.accountId, accountId), eq(lessons.niche, niche)))

type Which = Pick<typeof setAsidePatterns.$inferInsert, 'niche' | 'trait' | 'value'>

export const listSetAside = ({ db, accountId }: Owned): Promise<Which[]> =>
  db.select().from(setAsidePatterns).where(eq(setAsidePatterns.accountId, accountId))

export const setAsidePattern = ({ db, accountId, now }: Owned, { niche, trait, value }: Which) =>
  db.insert(setAsidePatterns).values({ accountId, niche, trait, value, at: now() }).onConflictDoNothing()

export const usePatternAgain = ({ db, accountId }: Owned, { niche, trait, value }: Which) =>
  db
    .delete(setAsidePatterns)
    .where(
      and(
        eq(setAsidePatterns.accountId, accountId),
        eq(setAsidePatterns.niche, niche),
        eq(setAsidePatterns.trait, trait),
        eq(setAsidePatterns.value, value),
      ),
    )

export const insertCycle = ({ db, accountId, now }: Owned, values: NewCycle) =>
  db.insert(learningCycles).values({ ...values, accountId, at: now() })

export const listCycles = ({ db, accountId }: Owned) =>
  db
    .select()
    .from(learningCycles)
    .where(eq(learningCycles.accountId, accountId))
    .orderBy(desc(learningCycles.at))
    .limit(MOST_CYCLES)

/** When lessons were first applied. */
async function firstLesson({ db, accountId }: Owned): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(learningCycles.at) })
    .from(learningCycles)
    .where(and(eq(learningCycles.accountId, accountId), gte(learningCycles.improvementsApplied, 1)))
  return row?.at ?? null
}

/** How plain and unformulaic the studio's scripts are, before the first lesson and since; null where there are none. */
export async function humanityAverages(ctx: Owned) {
  const at = await firstLesson(ctx)
  const average = async (when?: ReturnType<typeof lt>): Promise<number | null> => {
    const [row] = await ctx.db
      .select({ average: sql<number | null>`avg(${scripts.humanityScore})::float8` })
      .from(scripts)
      .where(
        and(
          eq(scripts.accountId, ctx.accountId),
          sql`${scripts.writtenBy} <> 'person'`,
          eq(scripts.sample, false),
          when,
        ),
      )
    return row?.average ?? null
  }
  const [all, before, since] = await Promise.all([
    average(),
    at ? average(lt(scripts.createdAt, at)) : null,
    at ? average(gte(scripts.createdAt, at)) : null,
  ])
  return { all, before, since }
}
