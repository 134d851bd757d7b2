import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { brands, filmPlans, objects } from '#db/tables/index.ts'

/** One that is begun already stays as it is. */
export const insertObject = ({ db, accountId }: Owned, id: string) =>
  db.insert(objects).values({ id, accountId }).onConflictDoNothing()

export const countObjects = ({ db, accountId }: Owned): Promise<number> =>
  db.$count(objects, eq(objects.accountId, accountId))

/** Pictures that no brand names, nor a kept plan of a film, and that nobody is about to name: their ids. */
export const unusedObjects = async ({ db, accountId }: Owned, before: Date): Promise<string[]> => {
  const address = sql`'%/api/objects/' || ${objects.id} || '%'`
  const rows = await db
    .select({ id: objects.id })
    .from(objects)
    .where(
      and(
        eq(objects.accountId, accountId),
        lt(objects.createdAt, before),
        notExists(
          db
            .select({ id: brands.id })
            .from(brands)
            .where(and(eq(brands.accountId, accountId), sql`${brands.logoUrl} like ${address}`)),
        ),
        notExists(
          db
            .select({ id: filmPlans.videoId })
            .from(filmPlans)
            .where(and(eq(filmPlans.accountId, accountId), sql`${filmPlans.plan}::text like ${address}`)),
        ),
      ),
    )
  return rows.map(({ id }) => id)
}

export const deleteObject = ({ db, accountId }: Owned, id: string) =>
  db.delete(objects).where(and(eq(objects.id, id), eq(objects.accountId, accountId)))

/** Whose object it is: the signed address alone says that it may be written. */
export const objectById = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.select().from(objects).where(eq(objects.id, id)))[0]

export const storedObject = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.accountId, accountId), isNotNull(objects.storedAt)))
  )[0]

export const markStored = ({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string, contentType: string, bytes: number) =>
  db.update(objects).set({ contentType, bytes, storedAt: now() }).where(eq(objects.id, id))
