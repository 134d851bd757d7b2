import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { brands, channels } from '#db/tables/index.ts'

/** Whoever reads a channel is not handed what it posts with. */
const { credentials: _, ...COLUMNS } = getTableColumns(channels)

export type ChannelRow = Omit<typeof channels.$inferSelect, 'credentials'> & { brandName: string }

const shown = ({ db }: Owned) =>
  db
    .select({ channel: COLUMNS, brandName: brands.name })
    .from(channels)
    .innerJoin(brands, eq(brands.id, channels.brandId))

type Shown = Awaited<ReturnType<typeof shown>>[number]
const flat = ({ channel, brandName }: Shown): ChannelRow => ({ ...channel, brandName })

const mine = ({ accountId }: Owned) => and(eq(channels.accountId, accountId), isNull(brands.deletedAt))

export const listChannels = async (ctx: Owned): Promise<ChannelRow[]> =>
  (await shown(ctx).where(mine(ctx)).orderBy(asc(channels.connectedAt), asc(channels.id))).map(flat)

export const findChannel = async (ctx: Owned, id: string): Promise<ChannelRow | undefined> => {
  const [row] = await shown(ctx).where(and(mine(ctx), eq(channels.id, id)))
  return row && flat(row)
}

/** Also those of a brand that was deleted: its films are out already. */
export const channelsOfBrand = async (ctx: Owned, brandId: string): Promise<ChannelRow[]> =>
  (
    await shown(ctx)
      .where(and(eq(channels.accountId, ctx.accountId), eq(channels.brandId, brandId)))
      .orderBy(asc(channels.id))
  ).map(flat)

/** As they are kept: encrypted. */
export async function encryptedCredentials({ db, accountId }: Owned, id: string): Promise<string | null> {
  const [row] = await db
    .select({ credentials: channels.credentials })
    .from(channels)
    .where(and(eq(channels.id, id), eq(channels.accountId, accountId)))
  return row?.credentials ?? null
}

export const insertLocalChannel = ({ db, accountId }: Owned, brandId: string) =>
  db.insert(channels).values({ accountId, brandId, network: 'local' }).onConflictDoNothing()

export const updateChannelRow = ({ db, accountId }: Owned, id: string, values: Partial<typeof channels.$inferInsert>) =>
  db
    .update(channels)
    .set(values)
    .where(and(eq(channels.id, id), eq(channels.accountId, accountId)))

/** Locks the channels until the transaction ends, always in the same order, so that no two transactions wait for each other. */
export const lockChannels = ({ db, accountId }: Owned, ids: string[]) =>
  db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), inArray(channels.id, ids)))
    .orderBy(asc(channels.id))
    .for('update')
