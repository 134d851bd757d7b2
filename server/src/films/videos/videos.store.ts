import type { Relevance } from '@octavo/contract/compliance'
import type { EditState } from '@octavo/contract/edit'
import { before, FILMING, IN_THE_MAKING, MADE, STOPPED, type VideoStatus } from '@octavo/contract/video'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { brands, type FoundPictures, filmDays, filmEdits, renditions, scripts, videos } from '#db/tables/index.ts'

export type { FoundPictures }
export type VideoRow = typeof videos.$inferSelect
export type NewVideo = Omit<typeof videos.$inferInsert, 'accountId'>

type RenditionShown = Pick<
  typeof renditions.$inferSelect,
  'id' | 'shape' | 'overlays' | 'status' | 'progress' | 'problem' | 'revision' | 'sizeBytes'
>

/** A video with what its card shows of its brand and script. */
export type VideoShown = VideoRow & {
  brandName: string | null
  brandColor: string | null
  viralScore: number | null
  complianceScore: number | null
  humanityScore: number | null
  relevance: Relevance | null
  /** What its film page counted. */
  views: number
  clicks: number
  /** What was last asked to be changed in it. */
  edit: EditState | null
  /** In the order in which they were first asked for. */
  renditions: RenditionShown[]
}

const MOST_LISTED = 500

/** Views and clicks, read in one go. */
const seen = sql<[views: number, clicks: number]>`(
  select json_build_array(coalesce(sum(${filmDays.views}), 0)::int, coalesce(sum(${filmDays.clicks}), 0)::int)
  from ${filmDays} where ${filmDays.videoId} = ${videos.id})`

const lastEdit = sql<EditState | null>`(
  select json_build_object('id', ${filmEdits.id}, 'status', ${filmEdits.status}, 'progress', ${filmEdits.progress}, 'problem', ${filmEdits.problem})
  from ${filmEdits} where ${filmEdits.videoId} = ${videos.id} order by ${filmEdits.revision} desc limit 1)`

const allRenditions = sql<RenditionShown[]>`(
  select coalesce(json_agg(json_build_object('id', ${renditions.id}, 'shape', ${renditions.shape}, 'overlays', ${renditions.overlays},
    'status', ${renditions.status}, 'progress', ${renditions.progress}, 'problem', ${renditions.problem}, 'revision', ${renditions.revision},
    'sizeBytes', ${renditions.sizeBytes}) order by ${renditions.createdAt}), '[]')
  from ${renditions} where ${renditions.videoId} = ${videos.id})`

const shown = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({
      video: videos,
      brandName: brands.name,
      brandColor: brands.primaryColor,
      viralScore: scripts.viralScore,
      complianceScore: scripts.complianceScore,
      humanityScore: scripts.humanityScore,
      relevance: scripts.relevance,
      seen,
      edit: lastEdit,
      renditions: allRenditions,
    })
    .from(videos)
    .leftJoin(brands, eq(brands.id, videos.brandId))
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))

type Shown = Awaited<ReturnType<typeof shown>>[number]
const flat = ({ video, seen: [views, clicks], ...rest }: Shown): VideoShown => ({ ...video, ...rest, views, clicks })

const mine = ({ accountId }: Owned) => and(eq(videos.accountId, accountId), isNull(videos.deletedAt))

export const listVideos = async (ctx: Owned, batchId?: string): Promise<VideoShown[]> =>
  (
    await shown(ctx)
      .where(and(mine(ctx), batchId ? eq(videos.batchId, batchId) : undefined))
      .orderBy(desc(videos.createdAt), asc(videos.number))
      .limit(MOST_LISTED)
  ).map(flat)

export const videosOfBatches = async (ctx: Owned, batchIds: string[]): Promise<VideoShown[]> =>
  (
    await shown(ctx)
      .where(and(eq(videos.accountId, ctx.accountId), inArray(videos.batchId, batchIds)))
      .orderBy(asc(videos.scheduledFor))
  ).map(flat)

export const videosByIds = async (ctx: Owned, ids: string[]): Promise<VideoShown[]> =>
  (await shown(ctx).where(and(mine(ctx), inArray(videos.id, ids)))).map(flat)

const inLibrary = (ctx: Owned) => and(mine(ctx), inArray(videos.status, [...MADE]), isNotNull(videos.filename))

/** What a card of the library shows. */
const card = {
  id: videos.id,
  filename: videos.filename,
  title: videos.title,
  sizeBytes: videos.sizeBytes,
  durationMs: videos.durationMs,
  createdAt: videos.createdAt,
  readyAt: videos.readyAt,
  format: videos.format,
  brandId: videos.brandId,
  brandName: brands.name,
  brandColor: brands.primaryColor,
  viralScore: scripts.viralScore,
  relevance: scripts.relevance,
  revision: videos.revision,
  posterMs: videos.posterMs,
  sample: videos.sample,
  status: videos.status,
  scheduledFor: videos.scheduledFor,
  filmPage: videos.filmPage,
  publishedAt: videos.publishedAt,
  seen,
}

/** Notes what the picture of a film shows, unless it is another film by now. */
export const changePoster = (
  { db, accountId }: Owned,
  { id, revision }: Pick<VideoRow, 'id' | 'revision'>,
  posterMs: number | null,
) =>
  db
    .update(videos)
    .set({ posterMs })
    .where(and(eq(videos.id, id), eq(videos.accountId, accountId), eq(videos.revision, revision)))

/** Whether title and script have the word, in any case and as a part of another too. */
const has = (word: string) =>
  sql`position(lower(${word}) in lower(${videos.title} || ' ' || coalesce(${scripts.body}, ''))) > 0`

export const libraryVideos = (ctx: Owned, words: readonly string[] = []) =>
  ctx.db
    .select(card)
    .from(videos)
    .leftJoin(brands, eq(brands.id, videos.brandId))
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(and(inLibrary(ctx), ...words.map(has)))
    .orderBy(desc(videos.readyAt))
    .limit(MOST_LISTED)

export type LibraryRow = Awaited<ReturnType<typeof libraryVideos>>[number]

/** The account's own films that were finished last, with how often each was seen. */
export const latestInLibrary = async (ctx: Owned, most: number) =>
  await ctx.db
    .select(card)
    .from(videos)
    .leftJoin(brands, eq(brands.id, videos.brandId))
    .leftJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(and(inLibrary(ctx), eq(videos.sample, false)))
    .orderBy(desc(videos.readyAt))
    .limit(most)

export const findShown = async (ctx: Owned, id: string): Promise<VideoShown | undefined> => {
  const [row] = await shown(ctx).where(and(mine(ctx), eq(videos.id, id)))
  return row && flat(row)
}

export const findByFilename = async (ctx: Owned, filename: string) =>
  (
    await ctx.db
      .select()
      .from(videos)
      .where(and(mine(ctx), eq(videos.filename, filename)))
  )[0]

/** The single film that a request ordered, if it ordered one. */
export const findByRequest = async ({ db, accountId }: Owned, requestId: string) =>
  (
    await db
      .select()
      .from(videos)
      .where(and(eq(videos.accountId, accountId), eq(videos.requestId, requestId)))
  )[0]

/** For the job, which knows only an id. */
export const videoById = async ({ db }: Pick<Ctx, 'db'>, id: string) =>
  (await db.select().from(videos).where(eq(videos.id, id)))[0]

/** How many films a brand has had, those in the making and those that were deleted among them; samples are none. */
export async function filmsOfBrand({ db, accountId }: Owned, brandId: string): Promise<number> {
  const own = and(eq(videos.accountId, accountId), eq(videos.brandId, brandId), eq(videos.sample, false))
  const [row] = await db.select({ films: count() }).from(videos).where(own)
  return row?.films ?? 0
}

export const insertVideos = ({ db, accountId, now }: Owned, values: NewVideo[]) =>
  db
    .insert(videos)
    .values(values.map((value) => ({ ...value, accountId, createdAt: now() })))
    .returning()

/**
 * Changes the video if it is still at this attempt and in one of these statuses; false when it is not. Work that was
 * cancelled, retried or discarded in the meantime finds the row closed to it, and no status is skipped.
 */
export async function changeVideo(
  { db, accountId }: Owned,
  { id, attempt, from }: { id: string; attempt?: number; from: readonly VideoStatus[] },
  values: Partial<NewVideo>,
): Promise<VideoRow | undefined> {
  const open = values.status ? from.filter((status) => before(values.status as VideoStatus).includes(status)) : from
  const [row] = await db
    .update(videos)
    .set(values)
    .where(
      and(
        eq(videos.id, id),
        eq(videos.accountId, accountId),
        attempt === undefined ? undefined : eq(videos.attempt, attempt),
        inArray(videos.status, [...open]),
      ),
    )
    .returning()
  return row
}

export const deleteVideoRow = async ({ db, accountId, now }: Owned, id: string) =>
  (
    await db
      .update(videos)
      .set({ deletedAt: now() })
      .where(and(eq(videos.id, id), eq(videos.accountId, accountId), isNull(videos.deletedAt)))
      .returning({ id: videos.id })
  )[0]

export const restoreVideoRow = async ({ db, accountId }: Owned, id: string, deletedAfter: Date) =>
  (
    await db
      .update(videos)
      .set({ deletedAt: null })
      .where(and(eq(videos.id, id), eq(videos.accountId, accountId), gt(videos.deletedAt, deletedAfter)))
      .returning({ id: videos.id })
  )[0]

/** Wall seconds per second of film, the median of this installation's latest films; it reveals nothing about whose they were. */
export async function latestPace({ db }: Pick<Ctx, 'db'>): Promise<number | undefined> {
  const result = await db.execute<{ pace: number | null }>(sql`
    select percentile_cont(0.5) within group (order by pace) as pace from (
      select ((timings->>'voice')::float8 + (timings->>'render')::float8) * 1000 / duration_ms as pace
      from videos where ready_at is not null and duration_ms > 0 and timings ? 'render' and timings ? 'voice'
      order by ready_at desc limit 20
    ) latest`)
  return result.rows[0]?.pace ?? undefined
}

/** Films waiting or being made on the whole installation: how the cores are shared. */
export async function countInProduction({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(videos)
    .where(and(inArray(videos.status, [...FILMING]), isNull(videos.deletedAt)))
  return row?.count ?? 0
}

/** Shorts of a week's quota: those that were deleted used it too, those that were stopped did not. */
export async function countShortsSince({ db, accountId }: Owned, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(videos)
    .where(
      and(
        eq(videos.accountId, accountId),
        eq(videos.format, 'short'),
        eq(videos.sample, false),
        gt(videos.createdAt, since),
        notInArray(videos.status, [...STOPPED]),
      ),
    )
  return row?.count ?? 0
}

/** Those of the sample workspace, deleted ones too. */
export const sampleVideos = ({ db, accountId }: Owned): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.accountId, accountId), eq(videos.sample, true)))

/** For good. */
export async function dropSampleVideos({ db, accountId }: Owned, sampleBrandIds: string[]): Promise<void> {
  await db.delete(videos).where(and(eq(videos.accountId, accountId), eq(videos.sample, true)))
  await db
    .update(videos)
    .set({ brandId: null })
    .where(and(eq(videos.accountId, accountId), inArray(videos.brandId, sampleBrandIds)))
}

/** Of all accounts: what is being made or waits for it. */
export const videosAtWork = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: videos.id, attempt: videos.attempt, batchId: videos.batchId, scriptId: videos.scriptId })
    .from(videos)
    .where(inArray(videos.status, [...IN_THE_MAKING]))

/** Cancels all of the account's videos that are in one of these statuses, in one statement. */
export const cancelVideoRows = (
  { db, accountId }: Owned,
  from: readonly VideoStatus[],
  problem: string,
): Promise<VideoRow[]> =>
  db
    .update(videos)
    .set({ status: 'halted', problem })
    .where(and(eq(videos.accountId, accountId), inArray(videos.status, [...from])))
    .returning()

/** The account's videos that were cancelled with this sentence, the oldest first. */
export const cancelledBecause = async ({ db, accountId }: Owned, problem: string): Promise<string[]> =>
  (
    await db
      .select({ id: videos.id })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          eq(videos.status, 'halted'),
          eq(videos.problem, problem),
          isNull(videos.deletedAt),
        ),
      )
      .orderBy(videos.createdAt, videos.number)
  ).map(({ id }) => id)
