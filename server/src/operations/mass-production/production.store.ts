import { IN_THE_MAKING, STOPPED } from '@octavo/contract/video'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { brands, productions, publications, scripts, ugcPackages, videos } from '#db/tables/index.ts'

export type ProductionRow = typeof productions.$inferSelect
export type PackageRow = typeof ugcPackages.$inferSelect
export type NewPackage = Omit<typeof ugcPackages.$inferInsert, 'accountId'>

const MOST_LISTED = 200

export const findProduction = async ({ db, accountId }: Pick<Owned, 'db' | 'accountId'>) =>
  (await db.select().from(productions).where(eq(productions.accountId, accountId)))[0]

export const putProduction = ({ db, accountId }: Owned, values: Omit<ProductionRow, 'accountId'>) =>
  db
    .insert(productions)
    .values({ ...values, accountId })
    .onConflictDoUpdate({ target: productions.accountId, set: values })

export const changeProduction = ({ db, accountId }: Owned, values: Partial<ProductionRow>) =>
  db.update(productions).set(values).where(eq(productions.accountId, accountId))

/** Whose production goes on: for the clock, which knows no account. */
export const activeAccounts = async ({ db }: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await db.select({ id: productions.accountId }).from(productions).where(eq(productions.active, true))).map(
    ({ id }) => id,
  )

const mine = ({ accountId }: Owned) => eq(ugcPackages.accountId, accountId)
/** Those of the queue, not of a person's run. */
const massMade = (ctx: Owned) => and(mine(ctx), isNull(ugcPackages.runId))

export const insertPackages = ({ db, accountId }: Owned, values: NewPackage[]) =>
  db.insert(ugcPackages).values(values.map((value) => ({ ...value, accountId })))

export const findPackage = async (ctx: Owned, id: string): Promise<PackageRow | undefined> =>
  (
    await ctx.db
      .select()
      .from(ugcPackages)
      .where(and(mine(ctx), eq(ugcPackages.id, id)))
  )[0]

export const packagesOfRun = (ctx: Owned, runId: string): Promise<PackageRow[]> =>
  ctx.db
    .select()
    .from(ugcPackages)
    .where(and(mine(ctx), eq(ugcPackages.runId, runId)))
    .orderBy(asc(ugcPackages.createdAt), asc(ugcPackages.seed), asc(ugcPackages.id))

export const writtenPackages = (ctx: Owned, most = MOST_LISTED): Promise<PackageRow[]> =>
  ctx.db
    .select()
    .from(ugcPackages)
    .where(and(mine(ctx), isNotNull(ugcPackages.writtenAt)))
    .orderBy(desc(ugcPackages.writtenAt), desc(ugcPackages.id))
    .limit(most)

export const queuedPackages = (ctx: Owned, most = MOST_LISTED): Promise<PackageRow[]> =>
  ctx.db
    .select()
    .from(ugcPackages)
    .where(and(massMade(ctx), inArray(ugcPackages.status, ['queued', 'writing'])))
    .orderBy(desc(ugcPackages.status), asc(ugcPackages.createdAt), asc(ugcPackages.id))
    .limit(most)

/** Written, approved and good enough, and not filmed yet. */
export const readyPackages = (ctx: Owned, most: number): Promise<PackageRow[]> =>
  ctx.db
    .select()
    .from(ugcPackages)
    .where(and(massMade(ctx), eq(ugcPackages.status, 'ready')))
    .orderBy(asc(ugcPackages.writtenAt), asc(ugcPackages.id))
    .limit(most)

/** Changes the package if it is still in one of these statuses (and, for its workflow, with this job). */
export const changePackage = async (
  ctx: Owned,
  { id, from, job }: { id: string; from: readonly PackageRow['status'][]; job?: string },
  values: Partial<NewPackage>,
): Promise<PackageRow | undefined> =>
  (
    await ctx.db
      .update(ugcPackages)
      .set(values)
      .where(
        and(
          mine(ctx),
          eq(ugcPackages.id, id),
          inArray(ugcPackages.status, [...from]),
          job ? eq(ugcPackages.job, job) : undefined,
        ),
      )
      .returning()
  )[0]

export const changePackages = (ctx: Owned, ids: string[], values: Partial<NewPackage>) =>
  ctx.db
    .update(ugcPackages)
    .set(values)
    .where(and(mine(ctx), inArray(ugcPackages.id, ids)))

export const deletePackage = async (ctx: Owned, id: string): Promise<boolean> =>
  (
    await ctx.db
      .delete(ugcPackages)
      .where(and(mine(ctx), eq(ugcPackages.id, id)))
      .returning({ id: ugcPackages.id })
  ).length === 1

export const deleteQueue = (ctx: Owned) =>
  ctx.db.delete(ugcPackages).where(and(massMade(ctx), eq(ugcPackages.status, 'queued')))

/** Puts what is being written back into the queue; answers which jobs are to be cancelled. */
export async function unwrite(ctx: Owned): Promise<string[]> {
  const writing = and(mine(ctx), eq(ugcPackages.status, 'writing'))
  const jobs = await ctx.db.selectDistinct({ job: ugcPackages.job }).from(ugcPackages).where(writing)
  await ctx.db.update(ugcPackages).set({ status: 'queued', job: null }).where(writing)
  return jobs.flatMap(({ job }) => job ?? [])
}

/** A person's packages that were put back by a suspension, by run. */
export const waitingRuns = (ctx: Owned) =>
  ctx.db
    .select({ runId: ugcPackages.runId, ids: sql<string[]>`array_agg(${ugcPackages.id} order by ${ugcPackages.seed})` })
    .from(ugcPackages)
    .where(and(mine(ctx), isNotNull(ugcPackages.runId), eq(ugcPackages.status, 'queued')))
    .groupBy(ugcPackages.runId)

/** Jobs that are being written, of all accounts: for the start, which knows none. */
export const openJobs = async ({ db }: Pick<Ctx, 'db'>) => {
  const rows = await db
    .select({ job: ugcPackages.job, accountId: ugcPackages.accountId, id: ugcPackages.id })
    .from(ugcPackages)
    .where(and(eq(ugcPackages.status, 'writing'), isNotNull(ugcPackages.job)))
    .orderBy(asc(ugcPackages.seed))
  const jobs = new Map<string, { job: string; accountId: string; ids: string[] }>()
  for (const { job, accountId, id } of rows) {
    const known = jobs.get(job ?? '') ?? { job: job ?? '', accountId, ids: [] }
    jobs.set(known.job, { ...known, ids: [...known.ids, id] })
  }
  return [...jobs.values()]
}

/** What mass production has done since then, what is on its way, and what waits. */
export async function massCounts(ctx: Owned, since: Date) {
  const [row] = await ctx.db
    .select({
      queued: sql<number>`count(*) filter (where ${ugcPackages.status} = 'queued')::int`,
      writing: sql<number>`count(*) filter (where ${ugcPackages.status} = 'writing')::int`,
      planned: count(),
      writtenToday: sql<number>`count(*) filter (where ${gte(ugcPackages.writtenAt, since)})::int`,
      filmedToday: sql<number>`count(*) filter (where ${gte(ugcPackages.filmedAt, since)} and ${not(inArray(videos.status, STOPPED))})::int`,
      inFlight: sql<number>`count(*) filter (where ${inArray(videos.status, IN_THE_MAKING)})::int`,
    })
    .from(ugcPackages)
    .leftJoin(videos, eq(videos.id, ugcPackages.id))
    .where(massMade(ctx))
  return row ?? { queued: 0, writing: 0, planned: 0, writtenToday: 0, filmedToday: 0, inFlight: 0 }
}

/** Brands of which nothing could be written since then, nor anything changed about them, with the latest reason. */
export const brandsWithoutWords = (ctx: Owned, since: Date) =>
  ctx.db
    .selectDistinctOn([ugcPackages.brandId], { brandId: ugcPackages.brandId, problem: ugcPackages.problem })
    .from(ugcPackages)
    .innerJoin(brands, eq(brands.id, ugcPackages.brandId))
    .where(
      and(
        massMade(ctx),
        eq(ugcPackages.status, 'failed'),
        isNull(ugcPackages.scriptId),
        gte(ugcPackages.writtenAt, since),
        gt(ugcPackages.writtenAt, brands.updatedAt),
      ),
    )
    .orderBy(ugcPackages.brandId, desc(ugcPackages.writtenAt))

/** Everything that was ever written, and how it fared; shares in whole percent, null while there is nothing. */
export async function packageRates(ctx: Owned, viralFrom: number) {
  const share = (what: ReturnType<typeof sql>) =>
    sql<number | null>`round(100.0 * count(*) filter (where ${what}) / nullif(count(*), 0))::int`
  const [row] = await ctx.db
    .select({
      written: count(),
      compliance: share(sql`(${ugcPackages.report}->>'approved')::boolean`),
      viral: share(sql`${ugcPackages.viralScore} >= ${viralFrom}`),
    })
    .from(ugcPackages)
    .where(and(mine(ctx), isNotNull(ugcPackages.scriptId)))
  return row ?? { written: 0, compliance: null, viral: null }
}

/** Posts of the brand that wait for their slot. */
export async function waitingPosts({ db, accountId }: Owned, brandId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(publications)
    .innerJoin(videos, eq(videos.id, publications.videoId))
    .where(
      and(
        eq(publications.accountId, accountId),
        eq(videos.brandId, brandId),
        inArray(publications.status, ['scheduled', 'approval', 'held']),
      ),
    )
  return row?.count ?? 0
}

/** What the account's brands are called, deleted ones too. */
export const brandNames = async ({ db, accountId }: Owned): Promise<Map<string, string>> => {
  const rows = await db.select({ id: brands.id, name: brands.name }).from(brands).where(eq(brands.accountId, accountId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const scriptsByIds = ({ db, accountId }: Owned, ids: string[]) =>
  db
    .select()
    .from(scripts)
    .where(and(eq(scripts.accountId, accountId), inArray(scripts.id, ids)))
