import { and, eq } from 'drizzle-orm'
import type { Owned } from '#context.ts'
import { milestones } from '#db/tables/index.ts'

export type Milestone = (typeof milestones.$inferSelect)['name']

export const listMilestones = async ({ db, accountId }: Owned): Promise<Milestone[]> =>
  (await db.select({ name: milestones.name }).from(milestones).where(eq(milestones.accountId, accountId))).map(
    ({ name }) => name,
  )

export const putMilestone = ({ db, accountId, now }: Owned, name: Milestone) =>
  db.insert(milestones).values({ accountId, name, at: now() }).onConflictDoNothing()

export const dropMilestone = ({ db, accountId }: Owned, name: Milestone) =>
  db.delete(milestones).where(and(eq(milestones.accountId, accountId), eq(milestones.name, name)))
