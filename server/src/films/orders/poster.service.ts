/** The picture that stands for a film: as it is drawn for it, or one of its own moments. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@octavo/contract/messages'
import { isMade, type Video } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { findPlan, sourceOf, withFiles } from '#films/make/index.ts'
import { changePoster, filmKey, getVideo, type VideoRow, videoById } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import type { FilmPlan } from '#rendering/index.ts'
import { Turns } from '#turns.ts'
import { posterMoments } from './poster.rules.ts'

/** Drawing one takes a process for some seconds. */
const drawing = new Turns(1)

/** The moments that a film's picture may show, in milliseconds; none of one whose plan was not kept. */
export async function momentsOf(ctx: Owned, id: string): Promise<{ moments: number[]; chosen: number | null }> {
  const { posterMs } = await finished(ctx, id)
  const kept = await findPlan(ctx, id)
  return { moments: kept ? posterMoments(kept.plan as unknown as FilmPlan) : [], chosen: posterMs }
}

/** Draws the film's picture anew; null is the one that is drawn for it. An edit that is made draws it anew too. */
export async function choosePoster(ctx: Owned, id: string, atMs: number | null): Promise<Video> {
  await drawing.take(ctx.accountId, async () => {
    const video = await finished(ctx, id)
    if (video.posterMs === atMs) return
    const { moments } = await momentsOf(ctx, id)
    if (moments.length === 0) throw new Refusal('conflict', messages.edit.noPlan)
    if (atMs !== null && !moments.includes(atMs)) throw new Refusal('invalid', messages.video.noSuchMoment)
    await draw(ctx, video, atMs)
    await changePoster(ctx, video, atMs)
    await notify(ctx, { type: 'video', id })
    await notify(ctx, { type: 'library' })
  })
  return getVideo(ctx, id)
}

async function draw(ctx: Owned, video: VideoRow, atMs: number | null): Promise<void> {
  const { plan } = await sourceOf({ ctx, video })
  const folder = path.join(ctx.config.dataDir, 'posters', randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    const out = path.join(folder, 'poster.jpg')
    await ctx.filmMaker.drawPoster(await withFiles(ctx, plan, ''), atMs, out)
    await ctx.services.storage.keepFile(filmKey(ctx.accountId, video.id, '.jpg', video.revision), out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function finished(ctx: Owned, id: string): Promise<VideoRow> {
  const video = await videoById(ctx, id)
  if (!video || video.deletedAt || video.accountId !== ctx.accountId || video.sample)
    throw new Refusal('not-found', messages.video.notFound)
  if (!isMade(video.status)) throw new Refusal('conflict', messages.video.notReady)
  return video
}
