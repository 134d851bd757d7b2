/** The morning brief: five lines at most, counted now, in one call. */
import type { MorningBrief } from '@octavo/contract/system-status'
import { addDays, dateIn, startOfDate } from '@octavo/contract/time-zone'
import type { SignedIn } from '#context.ts'
import { videoFigures } from '#films/videos/index.ts'
import { learnedSince } from '#operations/learning/index.ts'
import { briefOf } from './brief.rules.ts'
import * as reading from './figures.store.ts'
import { operationStatus } from './operation.view.ts'

export async function morningBrief(ctx: SignedIn): Promise<MorningBrief> {
  const { timeZone } = ctx.account
  const date = dateIn(ctx.now(), timeZone)
  const yesterday = startOfDate(addDays(date, -1), timeZone)
  const days = { yesterday, today: startOfDate(date, timeZone), tomorrow: startOfDate(addDays(date, 1), timeZone) }
  const [posts, films, learned, stands] = await Promise.all([
    reading.postsAround(ctx, days),
    videoFigures(ctx, { day: yesterday, week: yesterday }),
    learnedSince(ctx, yesterday),
    operationStatus(ctx),
  ])
  const { campaignsHeld, state } = stands
  return briefOf({ posts, films, campaignsHeld, isStopped: state === 'halted', learned }, date, timeZone)
}
