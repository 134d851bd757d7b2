import { and, asc, count, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { uploadParts, uploads } from '#db/tables/index.ts'

export type UploadRow = typeof uploads.$inferSelect
export type PartRow = typeof uploadParts.$inferSelect
const GOING: UploadRow['status'][] = ['open', 'checking']
type NewUpload = Omit<typeof uploads.$inferInsert, 'accountId'>

/** The upload of this id, new or as it was. */
export async function putUpload({ db, accountId, now }: Owned, values: NewUpload): Promise<UploadRow | undefined> {
  const at = now()
  await db
    .insert(uploads)
    .values({ ...values, accountId, createdAt: at, touchedAt: at })
    .onConflictDoNothing()
  return findUpload({ db, accountId }, values.id ?? '')
}

export const findUpload = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>, id: string) =>
  (
    await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)))
  )[0]

/** For signed addresses and jobs, which know only an id. */
export const uploadById = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.select().from(uploads).where(eq(uploads.id, id)))[0]

/** Locked until the transaction ends, so that parts and their completion come one after the other. */
export const lockUpload = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)))
      .for('update')
  )[0]

export const changeUpload = ({ db, accountId }: Owned, id: string, values: Partial<NewUpload>) =>
  db
    .update(uploads)
    .set(values)
    .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)))

export const deleteUpload = ({ db, accountId }: Owned, id: string) =>
  db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)))

export const listParts = ({ db, accountId }: Owned, uploadId: string): Promise<PartRow[]> =>
  db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.accountId, accountId)))
    .orderBy(asc(uploadParts.number))

export const putPart = ({ db, accountId }: Owned, part: Omit<PartRow, 'accountId'>) =>
  db
    .insert(uploadParts)
    .values({ ...part, accountId })
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.number], set: part })

/** Parts that were sent but are not of the finished file. */
export const dropOtherParts = ({ db, accountId }: Owned, uploadId: string, numbers: number[]) =>
  db
    .delete(uploadParts)
    .where(
      and(
        eq(uploadParts.uploadId, uploadId),
        eq(uploadParts.accountId, accountId),
        notInArray(uploadParts.number, numbers),
      ),
    )

/** Uploads that are not finished, the newest first, with what is there of them. */
export const listUnfinished = ({ db, accountId }: Owned) =>
  db
    .select({
      upload: uploads,
      bytesThere: sql<number>`coalesce((select sum(${uploadParts.bytes}) from ${uploadParts} where ${uploadParts.uploadId} = ${uploads.id}), 0)::float8`,
    })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), ne(uploads.status, 'done')))
    .orderBy(sql`${uploads.createdAt} desc`)

export async function countUnfinished({ db, accountId }: Owned): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.status, GOING)))
  return row?.count ?? 0
}

/** Bytes that lie in unfinished uploads of the account. */
export async function unfinishedBytes({ db, accountId }: Owned, except?: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadParts.bytes}), 0)::float8` })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(
      and(
        eq(uploads.accountId, accountId),
        inArray(uploads.status, GOING),
        except ? ne(uploads.id, except) : undefined,
      ),
    )
  return row?.bytes ?? 0
}

/** All accounts' uploads that nobody has touched since. */
export const abandonedUploads = ({ db }: Pick<Ctx, 'db'>, since: Date) =>
  db.select().from(uploads).where(lt(uploads.touchedAt, since))

/** The files of these uploads that belong to them. */
export const partFiles = async ({ db }: Pick<Ctx, 'db'>, uploadId: string): Promise<string[]> =>
  (await db.select({ file: uploadParts.file }).from(uploadParts).where(eq(uploadParts.uploadId, uploadId))).map(
    ({ file }) => file,
  )
