import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { filmEdits, filmPlans, recordings, videos } from '#db/tables/index.ts'

export type RecordingRow = typeof recordings.$inferSelect
export type NewRecording = Omit<typeof recordings.$inferInsert, 'accountId' | 'keptAt' | 'deletedAt' | 'createdAt'>

const mine = ({ accountId }: Owned, videoId: string) =>
  and(eq(recordings.accountId, accountId), eq(recordings.videoId, videoId))
/** Its file is there, and nobody has given it up. */
const there = () => and(isNotNull(recordings.keptAt), isNull(recordings.deletedAt))

/** Those of a film, the newest first. */
export const listRecordings = (ctx: Owned, videoId: string): Promise<RecordingRow[]> =>
  ctx.db
    .select()
    .from(recordings)
    .where(and(mine(ctx, videoId), there()))
    .orderBy(desc(recordings.createdAt), desc(recordings.id))

export const findRecordings = (ctx: Owned, videoId: string, ids: string[]): Promise<RecordingRow[]> =>
  ctx.db
    .select()
    .from(recordings)
    .where(and(mine(ctx, videoId), inArray(recordings.id, ids), there()))

export const findRecording = async (ctx: Owned, videoId: string, id: string): Promise<RecordingRow | undefined> =>
  (await findRecordings(ctx, videoId, [id]))[0]

/** Those that have a file or soon will. */
export async function countRecordings(ctx: Owned, videoId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(recordings)
    .where(and(mine(ctx, videoId), isNull(recordings.deletedAt)))
  return row?.count ?? 0
}

/** Rows whose files are still to be written. */
export const insertRecordings = ({ db, accountId, now }: Owned, rows: NewRecording[]): Promise<RecordingRow[]> =>
  db
    .insert(recordings)
    .values(rows.map((row) => ({ ...row, accountId, createdAt: now() })))
    .returning()

/** Their files are there. */
export const markKept = ({ db, accountId, now }: Owned, ids: string[]) =>
  db
    .update(recordings)
    .set({ keptAt: now() })
    .where(and(inArray(recordings.id, ids), eq(recordings.accountId, accountId)))

/** Its file may go. */
export const markDeleted = ({ db, accountId, now }: Owned, id: string) =>
  db
    .update(recordings)
    .set({ deletedAt: now() })
    .where(and(eq(recordings.id, id), eq(recordings.accountId, accountId)))

export const removeRow = ({ db }: Pick<Ctx, 'db'>, id: string) => db.delete(recordings).where(eq(recordings.id, id))

/** Whether the film speaks with a recording, or is about to by an edit that is not made yet. */
const inUse = () => sql`(exists (
    select from ${filmPlans} where ${filmPlans.videoId} = ${recordings.videoId}
      and ${filmPlans.manner} -> 'recordings' @> jsonb_build_array(jsonb_build_object('id', ${recordings.id}::text)))
  or exists (
    select from ${filmEdits} where ${filmEdits.videoId} = ${recordings.videoId} and ${filmEdits.status} in ('queued', 'making')
      and ${filmEdits.changes} -> 'recordings' @> jsonb_build_array(jsonb_build_object('id', ${recordings.id}::text))))`

export const isInUse = async (ctx: Owned, videoId: string, id: string): Promise<boolean> =>
  (
    await ctx.db
      .select({ id: recordings.id })
      .from(recordings)
      .where(and(mine(ctx, videoId), eq(recordings.id, id), inUse()))
  ).length > 0

/**
 * Recordings of all accounts that nobody will use: given up, never finished by then, of a film that is gone for good, or a take
 * that was followed by another of the same words before then and is not spoken with.
 */
export const forgotten = (
  { db }: Pick<Ctx, 'db'>,
  { unfinished, followed, filmGone }: { unfinished: Date; followed: Date; filmGone: Date },
): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(
      or(
        isNotNull(recordings.deletedAt),
        and(isNull(recordings.keptAt), lt(recordings.createdAt, unfinished)),
        sql`exists (select from ${videos} where ${videos.id} = ${recordings.videoId} and ${videos.deletedAt} < ${filmGone})`,
        and(
          sql`exists (select from ${recordings} as later where later.video_id = ${recordings.videoId} and later.words = ${recordings.words}
            and later.kept_at < ${followed} and later.deleted_at is null and later.created_at > ${recordings.createdAt})`,
          sql`not ${inUse()}`,
        ),
      ),
    )

/** What a film was last made from, as far as its lines are concerned. */
export const findScript = async ({ db, accountId }: Owned, videoId: string) =>
  (
    await db
      .select({ script: filmPlans.script, lines: filmPlans.lines })
      .from(filmPlans)
      .where(and(eq(filmPlans.videoId, videoId), eq(filmPlans.accountId, accountId)))
  )[0]
