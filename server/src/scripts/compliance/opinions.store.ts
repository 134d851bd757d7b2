import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Ctx, Owned } from '#context.ts'
import { secondOpinions } from '#db/tables/index.ts'
import { type Words, wordsNamed } from './opinions.rules.ts'

type OpinionRow = typeof secondOpinions.$inferSelect
type NewOpinion = Omit<typeof secondOpinions.$inferInsert, 'accountId' | 'words' | 'createdAt'>

const hashOf = (words: Words): string => createHash('sha256').update(wordsNamed(words)).digest('hex')

/** What was said of these very words. */
export async function findOpinion(
  { db, accountId }: Pick<Ctx, 'db'> & { accountId: string },
  words: Words,
): Promise<OpinionRow | undefined> {
  const [row] = await db
    .select()
    .from(secondOpinions)
    .where(and(eq(secondOpinions.accountId, accountId), eq(secondOpinions.words, hashOf(words))))
  return row
}

/** What was said first stays. */
export const keepOpinion = ({ db, accountId, now }: Owned, words: Words, values: NewOpinion) =>
  db
    .insert(secondOpinions)
    .values({ ...values, accountId, words: hashOf(words), createdAt: now() })
    .onConflictDoNothing()

/** How many texts of the account both have read, and how many findings were both's, or of one alone. */
export async function countAgreement({ db, accountId }: Owned) {
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
  const [row] = await db
    .select({
      texts: sql<number>`count(*)::int`,
      both: sum(secondOpinions.both),
      only_reader: sum(secondOpinions.onlyReader),
      only_model: sum(secondOpinions.onlyModel),
    })
    .from(secondOpinions)
    .where(eq(secondOpinions.accountId, accountId))
  return row ?? { texts: 0, both: 0, only_reader: 0, only_model: 0 }
}
