/** What happens on a film's page: it is opened, watched, followed, judged, written to. */
import { addDays, dateIn } from '@octavo/contract'
import type { Ctx, Owned } from '#context.ts'
import { watchedMs } from './film-page.rules.ts'
import * as store from './film-page.store.ts'
import { type Visitor, videoOfToken, visitorKey } from './film-page.token.ts'
import { insertTicket, openTickets } from './tickets.store.ts'

/** Visitors are forgotten when no time zone has their day any more. */
const FORGET_AFTER_DAYS = 2
/** More unanswered messages than anybody reads: the page takes no further ones. */
const MOST_OPEN_TICKETS = 1000

/** The film of a page that is up, by the token of its address. */
export async function filmOfToken(ctx: Ctx, token: string): Promise<store.FilmOnPage | undefined> {
  const videoId = videoOfToken(ctx.secret, token)
  return videoId === undefined ? undefined : store.filmOnPage(ctx, videoId)
}

export type Deed =
  | { what: 'open' }
  | { what: 'follow' }
  | { what: 'watch'; seconds: number }
  | { what: 'judge'; thumb: 'up' | 'down' }
  | { what: 'write'; name: string | null; email: string | null; text: string }

/** Notes what a visitor did. Whoever did anything has been there, and is counted once a day. False when no more is taken. */
export async function noteDeed(ctx: Ctx, film: store.FilmOnPage, visitor: Visitor, deed: Deed): Promise<boolean> {
  const { videoId, accountId, timeZone } = film
  const day = dateIn(ctx.now(), timeZone)
  const visit = { videoId, day, visitor: visitorKey(ctx.secret, videoId, day, visitor) }
  return ctx.db.transaction(async (db) => {
    const within: Owned = { ...ctx, db, accountId }
    const isNew = await store.insertVisitor(within, visit)
    if (isNew) await store.addToDay(within, visit, { views: 1 })
    if (deed.what === 'write') return write(within, visit, deed)
    if (deed.what !== 'open') await change(within, visit, film, deed)
    return true
  })
}

type Change = Exclude<Deed, { what: 'open' | 'write' }>

/** Everything of a visitor counts once: following twice is one click, a thumb turned over is one thumb. */
async function change(ctx: Owned, visit: store.Visit, film: store.FilmOnPage, deed: Change): Promise<void> {
  const before = await store.holdVisitor(ctx, visit)
  if (!before) return
  if (deed.what === 'follow' && !before.clicked) {
    await store.updateVisitor(ctx, visit, { clicked: true })
    await store.addToDay(ctx, visit, { clicks: 1 })
  }
  if (deed.what === 'watch') {
    const watchMs = watchedMs(deed.seconds, film.durationMs ?? 0)
    if (watchMs <= before.watchMs) return
    await store.updateVisitor(ctx, visit, { watchMs })
    await store.addToDay(ctx, visit, { watchMs: watchMs - before.watchMs })
  }
  if (deed.what === 'judge' && deed.thumb !== before.thumb) {
    await store.updateVisitor(ctx, visit, { thumb: deed.thumb })
    const turned = (thumb: 'up' | 'down') => Number(deed.thumb === thumb) - Number(before.thumb === thumb)
    await store.addToDay(ctx, visit, { thumbsUp: turned('up'), thumbsDown: turned('down') })
  }
}

async function write(ctx: Owned, visit: store.Visit, deed: Extract<Deed, { what: 'write' }>): Promise<boolean> {
  if ((await openTickets(ctx)) >= MOST_OPEN_TICKETS) return false
  const { name, email, text } = deed
  await insertTicket(ctx, { videoId: visit.videoId, name, email, text, createdAt: ctx.now() })
  await store.addToDay(ctx, visit, { messages: 1 })
  return true
}

export const forgetVisitors = (ctx: Ctx) =>
  store.deleteVisitorsBefore(ctx, addDays(dateIn(ctx.now(), 'UTC'), -FORGET_AFTER_DAYS))
