/** What happens on a film's page: it is opened, watched, followed, judged, written to. */
import { text } from 'node:stream/consumers'
import { addDays, dateIn } from '@octavo/contract/time-zone'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { filmKey } from '#films/videos/index.ts'
import { watchedMs } from './film-page.rules.ts'
import * as store from './film-page.store.ts'
import { addressKey, type Visitor, videoOfToken, visitorKey } from './film-page.tokens.ts'
import { type SpokenLine, spokenLines } from './film-page.transcript.rules.ts'
import { insertTicket, openTickets } from './tickets.store.ts'

/** Visitors are forgotten when their day is over in every time zone. */
const FORGET_AFTER_DAYS = 2
/** A household's devices; a program that calls itself something else each time is no audience, and learning reads views. */
const VISITORS_OF_AN_ADDRESS = 5
/** More unanswered messages than anybody reads: the page takes no further ones. */
const MOST_OPEN_TICKETS = 1000

/** The film of a page that is up, by the token of its address. */
export async function filmOfToken(ctx: Ctx, token: string): Promise<store.FilmOnPage | undefined> {
  const videoId = videoOfToken(ctx.secret, token)
  return videoId === undefined ? undefined : store.filmOnPage(ctx, videoId)
}

type OfFilm = Pick<store.FilmOnPage, 'accountId' | 'videoId' | 'revision'>

/** What is said in a film and when, as its captions have it; none where they are not there. */
export async function linesOfFilm(ctx: Ctx, film: OfFilm): Promise<SpokenLine[]> {
  const { storage } = ctx.services
  const key = filmKey(film.accountId, film.videoId, '.vtt', film.revision)
  return (await storage.size(key)) === undefined ? [] : spokenLines(await text(storage.read(key)))
}

export type Engagement =
  | { what: 'open' }
  | { what: 'follow' }
  | { what: 'watch'; seconds: number }
  | { what: 'judge'; thumb: 'up' | 'down' }
  | { what: 'write'; name: string | null; email: string | null; text: string }

/** Notes what a visitor did. Whoever did anything has visited, and is counted once a day. False when nothing more is accepted. */
export async function noteVisit(
  ctx: Ctx,
  film: store.FilmOnPage,
  visitor: Visitor,
  engagement: Engagement,
): Promise<boolean> {
  const { videoId, accountId, timeZone } = film
  const day = dateIn(ctx.now(), timeZone)
  return inTransaction(ownedBy(ctx, accountId), async (within) => {
    const visit = await arrive(within, { videoId, day }, visitor)
    if (engagement.what === 'open') return true
    const before = await store.lockVisitor(within, visit)
    if (!before) return true
    if (engagement.what === 'watch')
      await watch(within, visit, before, watchedMs(engagement.seconds, film.durationMs ?? 0))
    if (engagement.what === 'follow') await follow(within, visit, before)
    if (engagement.what === 'judge') await judge(within, visit, before, engagement.thumb)
    const isTaken = engagement.what !== 'write' || (await write(within, visit, engagement))
    if (engagement.what !== 'watch' && isTaken) await engage(within, visit, before)
    return isTaken
  })
}

/** Counts whoever is new. Whoever is one too many for their address is the last of those who came from there. */
async function arrive(ctx: Owned, film: Omit<store.Visit, 'visitor'>, who: Visitor): Promise<store.Visit> {
  const { videoId, day } = film
  const visit = { ...film, visitor: visitorKey(ctx.secret, videoId, day, who) }
  if (await store.isThere(ctx, visit)) return visit
  const address = addressKey(ctx.secret, videoId, day, who.address)
  const neighbors = await store.lockAddress(ctx, address)
  const last = neighbors[VISITORS_OF_AN_ADDRESS - 1]
  if (last && !neighbors.includes(visit.visitor)) return { ...film, visitor: last }
  if (await store.insertVisitor(ctx, { ...visit, address })) await store.addToDay(ctx, visit, { views: 1 })
  return visit
}

// Everything of a visitor counts once: following twice is one click, a thumb turned over is one thumb.

type Before = NonNullable<Awaited<ReturnType<typeof store.lockVisitor>>>

async function watch(ctx: Owned, visit: store.Visit, before: Before, watchMs: number): Promise<void> {
  if (watchMs <= before.watchMs) return
  await store.updateVisitor(ctx, visit, { watchMs })
  await store.addToDay(ctx, visit, { watchMs: watchMs - before.watchMs })
}

async function follow(ctx: Owned, visit: store.Visit, before: Before): Promise<void> {
  if (before.clicked) return
  await store.updateVisitor(ctx, visit, { clicked: true })
  await store.addToDay(ctx, visit, { clicks: 1 })
}

async function judge(ctx: Owned, visit: store.Visit, before: Before, thumb: 'up' | 'down'): Promise<void> {
  if (thumb === before.thumb) return
  await store.updateVisitor(ctx, visit, { thumb })
  const turned = (which: 'up' | 'down') => Number(thumb === which) - Number(before.thumb === which)
  await store.addToDay(ctx, visit, { thumbsUp: turned('up'), thumbsDown: turned('down') })
}

async function engage(ctx: Owned, visit: store.Visit, before: Before): Promise<void> {
  if (before.engaged) return
  await store.updateVisitor(ctx, visit, { engaged: true })
  await store.addToDay(ctx, visit, { engaged: 1 })
}

async function write(
  ctx: Owned,
  visit: store.Visit,
  engagement: Extract<Engagement, { what: 'write' }>,
): Promise<boolean> {
  if ((await openTickets(ctx)) >= MOST_OPEN_TICKETS) return false
  const { name, email, text: words } = engagement
  await insertTicket(ctx, { videoId: visit.videoId, name, email, text: words, createdAt: ctx.now() })
  await store.addToDay(ctx, visit, { messages: 1 })
  return true
}

export const forgetVisitors = (ctx: Ctx) =>
  store.deleteVisitorsBefore(ctx, addDays(dateIn(ctx.now(), 'UTC'), -FORGET_AFTER_DAYS))
