import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { objects } from '#db/tables/index.ts'

export const insertObject = async ({ db, accountId }: Owned) =>
  (await db.insert(objects).values({ accountId }).returning({ id: objects.id }))[0] as { id: string }

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
