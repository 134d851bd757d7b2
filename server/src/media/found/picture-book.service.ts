/** How many pictures a model has made for an account this week, and what that may cost. */
import type { PictureServices } from '@octavo/contract/picture'
import type { SignedIn } from '#context.ts'
import type { PictureBook } from '#services/pictures/picture-book.ts'
import { DAY_MS } from '#time.ts'
import * as store from './found.store.ts'

const MONDAY_FIRST = 6

/** The Monday of its week, in UTC. */
function weekOf(now: Date): string {
  const since = (now.getUTCDay() + MONDAY_FIRST) % 7
  return new Date(now.getTime() - since * DAY_MS).toISOString().slice(0, 10)
}

/** The book in which a model's pictures are counted. */
export const databasePictureBook = ({ db, now }: store.BookCtx): PictureBook => ({
  async take(accountId, aWeek) {
    const week = weekOf(now())
    if (!(await store.countWithin({ db, accountId }, week, aWeek))) return undefined
    return async () => void (await store.countBack({ db, accountId }, week))
  },
})

/** Who finds and who makes pictures for this account, and what has been made this week. */
export async function pictureServices(ctx: SignedIn): Promise<PictureServices> {
  const { stockPictures: stock, madePictures: made } = ctx.services
  return {
    stock: stock.sources.length > 0 ? stock.name : null,
    made: made.terms ? { name: made.name, ...made.terms, thisWeek: await store.madeIn(ctx, weekOf(ctx.now())) } : null,
  }
}
