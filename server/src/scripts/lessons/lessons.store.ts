import type { Niche } from '@octavo/contract/brand'
import { and, eq } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { lessons, type Weights } from '#db/tables/index.ts'

export type { Weights }

type LessonRow = typeof lessons.$inferSelect

export const findLesson = async (
  { db, accountId }: Pick<Owned, 'db' | 'accountId'>,
  niche: Niche,
): Promise<LessonRow | undefined> =>
  (
    await db
      .select()
      .from(lessons)
      .where(and(eq(lessons.accountId, accountId), eq(lessons.niche, niche)))
  )[0]
