import type { Niche } from '@octavo/contract/brand'
import { and, eq } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { lessons } from '#db/tables/index.ts'

type LessonRow = typeof lessons.$inferSelect

export const findLesson = async ({ db, accountId }: Owned, niche: Niche): Promise<LessonRow | undefined> =>
  (
    await db
      .select()
      .from(lessons)
      .where(and(eq(lessons.accountId, accountId), eq(lessons.niche, niche)))
  )[0]
