import type { CampaignStatus } from '@octavo/contract/campaign'
import type { Channel } from '@octavo/contract/contact'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { campaignSettings, campaigns } from '#db/tables/index.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id' | 'accountId'>

/** Nothing when the same request made one already. */
export const insertCampaign = async ({ db, accountId }: Owned, values: NewCampaign) =>
  (
    await db
      .insert(campaigns)
      .values({ ...values, accountId })
      .onConflictDoNothing()
      .returning()
  )[0]

export const findCampaign = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.accountId, accountId)))
  )[0]

/** Locked until the transaction ends, so that whatever decides by its status goes one at a time. */
export const lockCampaign = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.accountId, accountId)))
      .for('update')
  )[0]

/** Whoever it belongs to: for work that begins without a caller. */
export const campaignById = async ({ db }: Pick<Ctx, 'db'>, id: string, lock = false) => {
  const question = db.select().from(campaigns).where(eq(campaigns.id, id)).$dynamic()
  return (await (lock ? question.for('update') : question))[0]
}

export const campaignByRequest = async ({ db, accountId }: Owned, requestId: string) =>
  (
    await db
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.accountId, accountId), eq(campaigns.requestId, requestId)))
  )[0]

/** The same words on the same channel a moment ago: a button pressed twice. */
export const twinOf = async (
  { db, accountId }: Owned,
  twin: { channel: Channel; businessName: string; body: string; draft: boolean },
  madeAfter: Date,
) =>
  (
    await db
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.accountId, accountId),
          eq(campaigns.channel, twin.channel),
          eq(campaigns.kind, 'campaign'),
          eq(campaigns.businessName, twin.businessName),
          eq(campaigns.body, twin.body),
          twin.draft ? eq(campaigns.status, 'draft') : inArray(campaigns.status, ['sending', 'scheduled', 'finished']),
          gt(campaigns.createdAt, madeAfter),
        ),
      )
      .orderBy(desc(campaigns.createdAt))
      .limit(1)
  )[0]

export const listCampaigns = ({ db, accountId }: Owned) =>
  db.select().from(campaigns).where(eq(campaigns.accountId, accountId)).orderBy(desc(campaigns.createdAt))

/** Changes it if its status and run are these; answers what it is then. */
/** Campaigns that send now or are scheduled. */
export const countActiveCampaigns = async ({ db, accountId }: Owned): Promise<number> => {
  const isActive = inArray(campaigns.status, ['scheduled', 'sending'])
  const [row] = await db
    .select({ count: count() })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), isActive))
  return row?.count ?? 0
}

export const changeCampaign = async (
  { db, accountId }: Owned,
  { id, from, run }: { id: string; from: CampaignStatus[]; run?: number },
  patch: Partial<NewCampaign>,
) =>
  (
    await db
      .update(campaigns)
      .set(patch)
      .where(
        and(
          eq(campaigns.id, id),
          eq(campaigns.accountId, accountId),
          inArray(campaigns.status, from),
          run === undefined ? undefined : eq(campaigns.run, run),
        ),
      )
      .returning()
  )[0]

/** Another run takes over; the earlier one sends nothing more. */
export const nextRun = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<number> => {
  const [row] = await db
    .update(campaigns)
    .set({ run: sql`${campaigns.run} + 1` })
    .where(eq(campaigns.id, id))
    .returning({ run: campaigns.run })
  if (!row) throw new Error(`There is no campaign ${id}`)
  return row.run
}

export const campaignsUnderWay = ({ db }: Pick<Ctx, 'db'>, accountId?: string) =>
  db
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.status, ['sending', 'scheduled']),
        accountId === undefined ? undefined : eq(campaigns.accountId, accountId),
      ),
    )

/** Campaigns that a problem has paused, not a person and not a stop that ends by itself. */
export const countHeldCampaigns = async ({ db, accountId }: Owned): Promise<number> => {
  const isHeld = and(eq(campaigns.status, 'paused'), isNotNull(campaigns.problem), eq(campaigns.pausedByStop, false))
  const [row] = await db
    .select({ count: count() })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, accountId), isHeld))
  return row?.count ?? 0
}

/** Those that a stop has paused, everybody's or one account's. */
export const stoppedCampaigns = ({ db }: Pick<Ctx, 'db'>, accountId?: string) =>
  db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.status, 'paused'),
        eq(campaigns.pausedByStop, true),
        accountId === undefined ? undefined : eq(campaigns.accountId, accountId),
      ),
    )
    .orderBy(asc(campaigns.createdAt))

/** Those that can still be taken back, the next to leave first. */
export const leavingCampaigns = ({ db, accountId }: Owned) =>
  db
    .select()
    .from(campaigns)
    .where(
      and(eq(campaigns.accountId, accountId), eq(campaigns.status, 'scheduled'), isNotNull(campaigns.takeBackUntil)),
    )
    .orderBy(asc(campaigns.takeBackUntil))

export type Settings = Omit<typeof campaignSettings.$inferSelect, 'accountId'>
const UNSAID: Settings = { fromName: '', replyTo: '', postalAddress: '', doubleOptIn: false, referralLine: false }

export const readSettings = async ({ db, accountId }: Owned): Promise<Settings> => {
  const [row] = await db.select().from(campaignSettings).where(eq(campaignSettings.accountId, accountId))
  if (!row) return UNSAID
  const { accountId: _, ...settings } = row
  return settings
}

export const writeSettings = ({ db, accountId }: Owned, patch: Partial<Settings>) =>
  db
    .insert(campaignSettings)
    .values({ ...UNSAID, ...patch, accountId })
    .onConflictDoUpdate({ target: campaignSettings.accountId, set: { ...patch, accountId } })
