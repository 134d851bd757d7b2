/** Imports that are too long for their call: their rows wait here until they are taken in. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { contactImportChunks as chunks, type ImportRow, contactImports as imports } from '#db/tables/index.ts'

export type { ImportCounts, ImportRow, RawContact } from '#db/tables/index.ts'
export type ImportRecord = typeof imports.$inferSelect
type NewImport = Pick<ImportRecord, 'source' | 'sms' | 'doubleOptIn' | 'startedAt'>

const mine = ({ accountId }: Pick<Owned, 'accountId'>, id: string) =>
  and(eq(imports.accountId, accountId), eq(imports.id, id))

export const insertImport = async ({ db, accountId }: Owned, values: NewImport): Promise<string> => {
  const [row] = await db
    .insert(imports)
    .values({ ...values, accountId })
    .returning({ id: imports.id })
  if (!row) throw new Error('The import was not inserted')
  return row.id
}

/** Those under way, and those whose rows have been arriving since then. */
export const countUnderWay = async ({ db, accountId }: Owned, since: Date): Promise<number> => {
  const isArriving = and(eq(imports.status, 'reading'), gt(imports.startedAt, since))
  const [row] = await db
    .select({ count: count() })
    .from(imports)
    .where(and(eq(imports.accountId, accountId), or(eq(imports.status, 'running'), isArriving)))
  return row?.count ?? 0
}

export const insertChunk = ({ db, accountId }: Owned, importId: string, number: number, rows: ImportRow[]) =>
  db.insert(chunks).values({ accountId, importId, number, rows })

export const findImport = async ({ db, accountId }: Owned, id: string): Promise<ImportRecord | undefined> =>
  (await db.select().from(imports).where(mine({ accountId }, id)))[0]

/** Locked until the transaction ends. */
export const lockImport = async ({ db, accountId }: Owned, id: string): Promise<ImportRecord | undefined> =>
  (await db.select().from(imports).where(mine({ accountId }, id)).for('update'))[0]

export const newestImport = async ({ db, accountId }: Owned): Promise<ImportRecord | undefined> =>
  (
    await db
      .select()
      .from(imports)
      .where(and(eq(imports.accountId, accountId), ne(imports.status, 'reading')))
      .orderBy(desc(imports.number))
      .limit(1)
  )[0]

export const changeImport = ({ db, accountId }: Owned, id: string, patch: Partial<typeof imports.$inferInsert>) =>
  db.update(imports).set(patch).where(mine({ accountId }, id))

export const deleteImport = ({ db, accountId }: Owned, id: string) => db.delete(imports).where(mine({ accountId }, id))

/** What an earlier import came to is of no interest once another one is ordered. */
export const deleteEndedImports = ({ db, accountId }: Owned) =>
  db.delete(imports).where(and(eq(imports.accountId, accountId), inArray(imports.status, ['done', 'stopped'])))

const chunksOf = ({ accountId }: Pick<Owned, 'accountId'>, importId: string) =>
  and(eq(chunks.accountId, accountId), eq(chunks.importId, importId))

/** The first rows that are not taken in yet. */
export const nextChunk = async ({ db, accountId }: Owned, importId: string) =>
  (
    await db
      .select()
      .from(chunks)
      .where(and(chunksOf({ accountId }, importId), isNotNull(chunks.rows)))
      .orderBy(asc(chunks.number))
      .limit(1)
  )[0]

export const noteChunkTaken = (
  { db, accountId }: Owned,
  { importId, number }: Pick<typeof chunks.$inferSelect, 'importId' | 'number'>,
  newIds: string[],
) =>
  db
    .update(chunks)
    .set({ rows: null, newIds })
    .where(and(chunksOf({ accountId }, importId), eq(chunks.number, number)))

export const newIdsOf = async ({ db, accountId }: Owned, importId: string): Promise<string[]> => {
  const rows = await db
    .select({ newIds: chunks.newIds })
    .from(chunks)
    .where(chunksOf({ accountId }, importId))
    .orderBy(asc(chunks.number))
  return rows.flatMap(({ newIds }) => newIds)
}

export const deleteChunks = ({ db, accountId }: Owned, importId: string) =>
  db.delete(chunks).where(chunksOf({ accountId }, importId))

/** Of all accounts: for work that begins without a caller. */
export const importsUnderWay = ({ db }: Pick<Ctx, 'db'>) =>
  db.select({ accountId: imports.accountId, importId: imports.id }).from(imports).where(eq(imports.status, 'running'))

/** What has ended before this moment, and what never arrived whole. */
export const deleteOldImports = ({ db }: Pick<Ctx, 'db'>, endedBefore: Date, arrivingSince: Date) =>
  db
    .delete(imports)
    .where(
      or(lt(imports.finishedAt, endedBefore), and(eq(imports.status, 'reading'), lt(imports.startedAt, arrivingSince))),
    )
