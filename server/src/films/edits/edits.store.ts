import type { EditStatus, FilmChanges } from '@octavo/contract/edit'
import type { Network } from '@octavo/contract/network'
import { and, desc, eq, inArray, isNotNull, isNull, lt, max, ne } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { channels, filmEdits, publications } from '#db/tables/index.ts'

export type EditRow = typeof filmEdits.$inferSelect

/** Not made yet, and not given up. */
export const OPEN: readonly EditStatus[] = ['queued', 'making']

export const latestEdit = async ({ db, accountId }: Owned, videoId: string): Promise<EditRow | undefined> =>
  (
    await db
      .select()
      .from(filmEdits)
      .where(and(eq(filmEdits.videoId, videoId), eq(filmEdits.accountId, accountId)))
      .orderBy(desc(filmEdits.revision))
      .limit(1)
  )[0]

export const editByRequest = async ({ db, accountId }: Owned, requestId: string): Promise<EditRow | undefined> =>
  (
    await db
      .select()
      .from(filmEdits)
      .where(and(eq(filmEdits.accountId, accountId), eq(filmEdits.requestId, requestId)))
  )[0]

/** For the work, which knows an id and asks whose it is. */
export const editById = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<EditRow | undefined> =>
  (await db.select().from(filmEdits).where(eq(filmEdits.id, id)))[0]

type NewEdit = Pick<EditRow, 'videoId' | 'requestId' | 'base'> & { changes: FilmChanges }

/** Its revision is one that no edit of the film has had; whoever inserts holds the account. */
export async function insertEdit({ db, accountId, now }: Owned, edit: NewEdit): Promise<EditRow> {
  const [last] = await db
    .select({ revision: max(filmEdits.revision) })
    .from(filmEdits)
    .where(eq(filmEdits.videoId, edit.videoId))
  const revision = Math.max(edit.base, last?.revision ?? 0) + 1
  const [row] = await db
    .insert(filmEdits)
    .values({ ...edit, accountId, revision, createdAt: now() })
    .returning()
  return row as EditRow
}

/** Changes an edit that is still open; nothing when it was halted or ended meanwhile. */
export const changeEdit = async (
  { db, accountId }: Owned,
  id: string,
  values: Partial<Pick<EditRow, 'status' | 'progress' | 'problem' | 'finishedAt'>>,
): Promise<EditRow | undefined> =>
  (
    await db
      .update(filmEdits)
      .set(values)
      .where(and(eq(filmEdits.id, id), eq(filmEdits.accountId, accountId), inArray(filmEdits.status, [...OPEN])))
      .returning()
  )[0]

/** Closes all open edits of the account. */
export const cancelEditRows = ({ db, accountId, now }: Owned, problem: string): Promise<EditRow[]> =>
  db
    .update(filmEdits)
    .set({ status: 'halted', problem, finishedAt: now() })
    .where(and(eq(filmEdits.accountId, accountId), inArray(filmEdits.status, [...OPEN])))
    .returning()

export const openEdits = ({ db }: Pick<Ctx, 'db'>): Promise<EditRow[]> =>
  db
    .select()
    .from(filmEdits)
    .where(inArray(filmEdits.status, [...OPEN]))

/** Edits that ended before a moment and have left files behind that nobody needs. */
export const unclearedEdits = ({ db }: Pick<Ctx, 'db'>, before: Date): Promise<EditRow[]> =>
  db
    .select()
    .from(filmEdits)
    .where(and(isNull(filmEdits.clearedAt), isNotNull(filmEdits.finishedAt), lt(filmEdits.finishedAt, before)))

export const markCleared = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> => {
  await db.update(filmEdits).set({ clearedAt: now() }).where(eq(filmEdits.id, id))
}

/** The networks outside on which a film is posted. */
export const networksPosted = async ({ db, accountId }: Owned, videoId: string): Promise<Network[]> =>
  (
    await db
      .selectDistinct({ network: channels.network })
      .from(publications)
      .innerJoin(channels, eq(channels.id, publications.channelId))
      .where(
        and(
          eq(publications.videoId, videoId),
          eq(publications.accountId, accountId),
          eq(publications.status, 'published'),
          ne(channels.network, 'local'),
        ),
      )
  ).map(({ network }) => network)
