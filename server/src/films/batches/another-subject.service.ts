/** A film of a week made anew about something else, in its place. */
import { randomInt } from 'node:crypto'
import type { ChosenSubject } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { isMade, MADE, type Video } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { refuseWhileSuspended } from '#accounts/suspension/index.ts'
import { brandAtWork } from '#brands/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { spendCredits } from '#credits/index.ts'
import { emit } from '#domain-events.ts'
import { startFilm } from '#films/make/index.ts'
import {
  changeVideo,
  filmLeftWeek,
  filmReopened,
  findByRequest,
  findShown,
  getVideo,
  insertVideos,
  spendOf,
  type VideoShown,
} from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'

/** The batch has paid for the first film in this place; this one pays for itself. */
const ATTEMPT = 2

type Wish = { subject: ChosenSubject; requestId?: string | undefined }

/**
 * The new film takes the old one's place in the week and its slot; the old one stays in the library, off the schedule. What is out
 * already keeps its place. The same request id finds the film that it ordered.
 */
export async function filmAnotherSubject(ctx: SignedIn, id: string, { subject, requestId }: Wish): Promise<Video> {
  await refuseWhileSuspended(ctx)
  const filmed = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = requestId && (await findByRequest(within, requestId))
    if (before) return before.id
    const old = await filmOfWeek(within, id)
    await brandAtWork(within, old.brandId)
    if (!(await changeVideo(within, { id, from: MADE }, { batchId: null })))
      throw new Refusal('conflict', messages.batch.notReplaceable)
    await emit(within, filmLeftWeek, old)
    return inItsPlace(within, old, { subject, requestId })
  })
  return getVideo(ctx, filmed)
}

type FilmOfWeek = VideoShown & { batchId: string; brandId: string }

async function filmOfWeek(ctx: SignedIn, id: string): Promise<FilmOfWeek> {
  const video = await findShown(ctx, id)
  if (!video) throw new Refusal('not-found', messages.video.notFound)
  const { status, batchId, brandId } = video
  if (!batchId || !brandId || !isMade(status) || status === 'publishing' || status === 'published')
    throw new Refusal('conflict', messages.batch.notReplaceable)
  return { ...video, batchId, brandId }
}

async function inItsPlace(ctx: SignedIn, old: FilmOfWeek, { subject, requestId }: Wish): Promise<string> {
  const { batchId, brandId, format, number, aimSeconds, scheduledFor } = old
  const credits = CREDIT_COSTS[format]
  const [film] = await insertVideos(ctx, [
    {
      ...{ batchId, brandId, format, number, aimSeconds, scheduledFor, subject, credits },
      ...{ title: subject.title, seed: randomInt(2 ** 31 - 1), attempt: ATTEMPT, requestId: requestId ?? null },
    },
  ])
  if (!film) throw new Error('The film was not kept')
  await spendCredits(ctx, { key: spendOf(film), amount: credits, note: `Another subject: ${subject.title}` })
  await startFilm(ctx, film)
  await emit(ctx, filmReopened, film)
  for (const one of [film, old]) await notify(ctx, { type: 'video', id: one.id })
  return film.id
}
