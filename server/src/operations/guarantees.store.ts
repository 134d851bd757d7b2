import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { FILMING, MADE } from '@octavo/contract/video'
import { and, asc, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { accounts, checks, publications, scripts, videos } from '#db/tables/index.ts'

/** Posts that are out or have a slot, by channel and time. */
export const postTimes = ({ db, accountId }: Owned, since: Date) =>
  db
    .select({ channelId: publications.channelId, at: publications.at })
    .from(publications)
    .innerJoin(videos, eq(videos.id, publications.videoId))
    .where(
      and(
        eq(publications.accountId, accountId),
        isNull(videos.deletedAt),
        gte(publications.at, since),
        inArray(publications.status, ['scheduled', 'publishing', 'published']),
      ),
    )
    .orderBy(asc(publications.channelId), asc(publications.at))

/** Films whose words the writer wrote, and those of them that sound stiff though nobody approved them. */
export async function filmedScripts({ db, accountId }: Owned): Promise<{ filmed: number; tooLow: number }> {
  const approved = sql`exists (select 1 from ${checks} where ${checks.scriptId} = ${scripts.id} and ${checks.action} = 'approved-by-person')`
  const [row] = await db
    .select({
      filmed: count(),
      tooLow: sql<number>`count(*) filter (where ${scripts.humanityScore} < ${HUMANITY_THRESHOLD} and not ${approved})::int`,
    })
    .from(videos)
    .innerJoin(scripts, eq(scripts.id, videos.scriptId))
    .where(
      and(
        eq(videos.accountId, accountId),
        isNull(videos.deletedAt),
        eq(videos.sample, false),
        inArray(videos.status, [...FILMING, ...MADE]),
        sql`${scripts.writtenBy} <> 'person'`,
      ),
    )
  return row ?? { filmed: 0, tooLow: 0 }
}

export const passwordKept = async ({ db, accountId }: Owned): Promise<string> =>
  (await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, accountId)))[0]?.hash ?? ''
