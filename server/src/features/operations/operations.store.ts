import { sql } from 'drizzle-orm'
import type { Ctx } from '#context.ts'

/** Whether the database answers. */
export const databaseAnswers = ({ db }: Pick<Ctx, 'db'>): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
