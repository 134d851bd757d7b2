import { and, desc, eq } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { type Observation, studies, type Trait } from '#db/tables/index.ts'

export type { Observation, Trait }
export type StudyRow = typeof studies.$inferSelect
type NewStudy = Omit<typeof studies.$inferInsert, 'accountId' | 'id' | 'studiedAt'>

const MOST_LISTED = 200

/** A video that was studied before is studied anew. */
export const putStudy = async ({ db, accountId, now }: Owned, study: NewStudy): Promise<StudyRow> => {
  const values = { ...study, studiedAt: now() }
  const [row] = await db
    .insert(studies)
    .values({ ...values, accountId })
    .onConflictDoUpdate({ target: [studies.accountId, studies.url], set: values })
    .returning()
  return row as StudyRow
}

export const listStudies = ({ db, accountId }: Owned): Promise<StudyRow[]> =>
  db
    .select()
    .from(studies)
    .where(eq(studies.accountId, accountId))
    .orderBy(desc(studies.studiedAt), desc(studies.id))
    .limit(MOST_LISTED)

export const deleteStudy = async ({ db, accountId }: Owned, id: string): Promise<boolean> =>
  (
    await db
      .delete(studies)
      .where(and(eq(studies.id, id), eq(studies.accountId, accountId)))
      .returning({ id: studies.id })
  ).length === 1
