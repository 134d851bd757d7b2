import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { filmPlans, type LineRecording, type LineSpan, type Manner, videos } from '#db/tables/index.ts'

export type { LineRecording, LineSpan, Manner }
/** What a finished film was made from. Files stand in its plan by the address under which their owner sees them. */
export type KeptPlan = Pick<typeof filmPlans.$inferSelect, 'plan' | 'script' | 'lines' | 'manner'>

export async function findPlan({ db, accountId }: Owned, videoId: string): Promise<KeptPlan | undefined> {
  const [row] = await db
    .select()
    .from(filmPlans)
    .where(and(eq(filmPlans.videoId, videoId), eq(filmPlans.accountId, accountId)))
  return row
}

export async function keepPlan({ db, accountId, now }: Owned, videoId: string, kept: KeptPlan): Promise<void> {
  const { plan, script, lines, manner } = kept
  const values = { plan, script, lines, manner, updatedAt: now() }
  await db
    .insert(filmPlans)
    .values({ ...values, videoId, accountId })
    .onConflictDoUpdate({ target: filmPlans.videoId, set: values })
}

/** When films of which scenes are kept were last made, by their id; those that are gone are not among them. */
export const lastMade = async ({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, Date | null>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: videos.id, at: filmPlans.updatedAt })
    .from(videos)
    .leftJoin(filmPlans, eq(filmPlans.videoId, videos.id))
    .where(and(inArray(videos.id, ids), isNull(videos.deletedAt)))
  return new Map(rows.map(({ id, at }) => [id, at]))
}
