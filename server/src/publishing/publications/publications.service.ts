/** What a person, or the library, does about a film's posts. */

import { isDeepStrictEqual } from 'node:util'
import { messages } from '@octavo/contract/messages'
import type { Network } from '@octavo/contract/network'
import type { PublicationStatus } from '@octavo/contract/publication'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { refuseWhileSuspended } from '#accounts/suspension/index.ts'
import { inTransaction, inTransactionAtOnce, type Owned } from '#context.ts'
import { cancel } from '#engine/index.ts'
import { getVideo, type VideoRow } from '#films/videos/index.ts'
import { lookUntil } from '#look-until.ts'
import { type ChannelRow, lockChannels } from '#publishing/channels/index.ts'
import { filmPagePath } from '#publishing/film-pages/index.ts'
import { Refusal } from '#refusal.ts'
import { needsApproval } from './approval.service.ts'
import { exactPlace, isTooFar, nextPlace, settleVideo } from './places.service.ts'
import { close, lockPostings, type Posting, placePost } from './posting.service.ts'
import { sayApproval } from './publications.rules.ts'
import * as store from './publications.store.ts'
import { publishRunId } from './publish.job.ts'
import { heldForReview } from './review.service.ts'
import { keepWords } from './words.service.ts'

/** A produced film that is not out after this long is answered with its state by then. */
const WAITS = { withinMs: 20_000, everyMs: 100 }
/** Shown to a caller who asks for a film that is still being made, as seconds to wait. */
const ASK_AGAIN_SECONDS = 10
/** Posts that may still be given another place. */
const OPEN: readonly PublicationStatus[] = ['approval', 'scheduled', 'held', 'failed', 'withdrawn']

/** A film came into the library with a slot of its own: it takes the slot, or the next free one, on each channel of its brand. */
export async function planPublication(ctx: Owned, video: VideoRow): Promise<void> {
  if (!video.scheduledFor || !video.brandId) return
  const wanted = video.scheduledFor
  const held = await heldForReview(ctx, video.batchId)
  for (const { channel, post } of await lockPostings(ctx, video)) {
    const place = await nextPlace(ctx, channel, wanted, post?.id)
    await placePost(
      ctx,
      video.id,
      { channel, post },
      { ...place, note: held ?? place.note },
      held ? 'approval' : undefined,
    )
  }
  await settleVideo(ctx, video.id)
}

/** Puts a film at a moment of the owner's choice; one that is past means as soon as there is room. */
export async function scheduleVideo(ctx: Owned, id: string, at: Date, channelIds?: string[]): Promise<Video> {
  await refuseWhileSuspended(ctx)
  if (isTooFar(at, ctx.now())) throw new Refusal('invalid', messages.posting.tooFar)
  await change(ctx, id, async (within, postings) => {
    const asked = postings.filter(({ channel }) => !channelIds || channelIds.includes(channel.id))
    if (asked.length === 0) throw new Refusal('not-found', messages.posting.channelNotFound)
    const open = asked.filter(({ post }) => !post || OPEN.includes(post.status))
    if (open.length === 0) throw new Refusal('conflict', sayClosed(asked))
    const place = at <= ctx.now() ? nextPlace : exactPlace
    for (const posting of open)
      await placePost(within, id, posting, await place(within, posting.channel, at, posting.post?.id))
  })
  return getVideo(ctx, id)
}

/** Takes a film off the schedule; it stays in the library. */
export async function unscheduleVideo(ctx: Owned, id: string): Promise<Video> {
  const dropped = await change(ctx, id, async (within, postings) => {
    const waiting = await withdraw(within, postings)
    if (waiting.length === 0) throw new Refusal('conflict', sayClosed(postings))
    return waiting
  })
  await cancel(dropped.map(publishRunId))
  return getVideo(ctx, id)
}

async function withdraw(ctx: Owned, postings: readonly Posting[]): Promise<store.PublicationRow[]> {
  const waiting = postings.flatMap(({ post }) => (post && isWaiting(post) ? [post] : []))
  for (const post of waiting) await close(ctx, post, { status: 'withdrawn', note: null, problem: null })
  return waiting
}

/** Another film has taken a film's place in its week: it gives its slots up. What runs for them finds them closed. */
export async function giveUpPlaces(ctx: Owned, video: VideoRow): Promise<void> {
  await withdraw(ctx, await lockPostings(ctx, video))
  await settleVideo(ctx, video.id)
}

const sayClosed = (postings: Posting[]): string => {
  const are = (status: PublicationStatus) => postings.some(({ post }) => post?.status === status)
  if (are('publishing')) return messages.posting.onItsWay
  return are('published') ? messages.posting.isPublished : messages.posting.notScheduled
}

const isWaiting = ({ status }: store.PublicationRow): boolean =>
  ['approval', 'scheduled', 'held', 'failed'].includes(status)

/** A person lets what waits for approval go out: at its slot while that is to come, else as soon as there is room. */
export async function approveVideo(ctx: Owned, id: string): Promise<Video> {
  await refuseWhileSuspended(ctx)
  await change(ctx, id, async (within, postings) => {
    const waiting = postings.filter(({ post }) => post?.status === 'approval')
    if (waiting.length === 0) throw new Refusal('conflict', messages.posting.noApproval)
    const film = await getVideo(within, id)
    for (const { channel, post } of waiting) {
      if (!post) continue
      // What is approved is what goes out, whatever becomes of its script.
      if (await needsApproval(within, channel)) await keepWords(within, film, channel)
      await placePost(within, id, { channel, post }, await nextPlace(within, channel, post.at, post.id), 'scheduled')
    }
  })
  return getVideo(ctx, id)
}

type Rewriting = { id: string; channelId: string; text: store.PostTextRow; objection: string | null }

/** Keeps other words for a post; where a person has let it out with its words, or the officer objects to these, they are asked again. */
export async function rewritePost(ctx: Owned, { id, channelId, text, objection }: Rewriting): Promise<void> {
  const held = await change(ctx, id, async (within, postings) => {
    const posting = postings.find(({ channel }) => channel.id === channelId)
    const which = { videoId: id, channelId }
    const [before, objected] = [await store.findPostText(within, which), await store.findObjection(within, which)]
    await store.putPostText(within, which, { ...text, objection })
    if (!posting?.post || isDeepStrictEqual(before, text)) return []
    const { channel, post } = posting
    if (post.status === 'approval') await waitAnew(within, id, { channel, post }, { objected, objection })
    if (post.status !== 'scheduled' || !(objection || (await needsApproval(within, channel)))) return []
    await close(within, post, { status: 'approval', note: objection ?? messages.posting.rewritten })
    return [post]
  })
  await cancel(held.map(publishRunId))
}

type Waiting = Posting & { post: store.PublicationRow }
type Objections = Record<'objected' | 'objection', string | null>

/** What waits for a person says why; what waited for nothing but better words goes to its slot. */
async function waitAnew(
  ctx: Owned,
  id: string,
  { channel, post }: Waiting,
  { objected, objection }: Objections,
): Promise<void> {
  if (objection) await store.changePublication(ctx, { id: post.id, from: ['approval'] }, { note: objection })
  else if (objected && post.note === objected)
    await placePost(ctx, id, { channel, post }, await nextPlace(ctx, channel, post.at, post.id))
}

/** Holds again what was approved, as long as it has not gone out. */
export async function takeBackApproval(ctx: Owned, id: string): Promise<Video> {
  const held = await change(ctx, id, async (within, postings) => {
    const { batchId } = await getVideo(within, id)
    const review = await heldForReview(within, batchId)
    const taken: store.PublicationRow[] = []
    for (const { channel, post } of postings) {
      if (post?.status !== 'scheduled') continue
      const note = review ?? ((await needsApproval(within, channel)) ? sayApproval(channel.network) : undefined)
      if (note && (await close(within, post, { status: 'approval', note }))) taken.push(post)
    }
    if (taken.length === 0) throw new Refusal('conflict', messages.posting.noApprovalToTakeBack)
    return taken
  })
  await cancel(held.map(publishRunId))
  return getVideo(ctx, id)
}

export type Produced = { youtubeUrl: string; network: Network; status: PublicationStatus; video: Video }

/**
 * Publishes now, within the limits: on the brand's YouTube channel if it has one, else on its local channel. A person
 * asks, so that is the approval too. What is out already is answered for again.
 */
export async function produceVideo(ctx: Owned, id: string): Promise<Produced> {
  await refuseWhileSuspended(ctx)
  const channel = await change(ctx, id, async (within, postings) => {
    const posting = postings.find((one) => one.channel.network === 'youtube') ?? postings[0]
    if (!posting) throw new Refusal('conflict', messages.posting.noChannel)
    const { post } = posting
    if (!post || OPEN.includes(post.status))
      await placePost(
        within,
        id,
        posting,
        await exactPlace(within, posting.channel, within.now(), post?.id),
        'scheduled',
      )
    return posting.channel
  })
  const post = await whenOut(ctx, id, channel)
  if (post.status === 'failed')
    throw new Refusal('conflict', post.problem ?? messages.video.productionFailed.description)
  const page = ctx.config.publicUrl + filmPagePath(ctx.secret, id)
  return { youtubeUrl: post.url ?? page, network: channel.network, status: post.status, video: await getVideo(ctx, id) }
}

function whenOut(ctx: Owned, videoId: string, channel: ChannelRow): Promise<store.PublicationRow> {
  const look = async () => {
    const post = (await store.publicationsOf(ctx, videoId)).find((one) => one.channelId === channel.id)
    if (!post) throw new Refusal('not-found', messages.video.notFound)
    return post
  }
  return lookUntil(look, ({ status }) => status !== 'publishing' && status !== 'scheduled', WAITS)
}

/** For a suspension: whatever waits or is on its way to a channel is held, and keeps its slot on record. */
export async function holdPublications(ctx: Owned): Promise<number> {
  const held = await inTransactionAtOnce(ctx, async (within) => {
    const posts = await store.publicationsIn(within, ['scheduled', 'publishing'])
    await lockChannels(within, unique(posts.map((post) => post.channelId)))
    const note = 'Stopped by you. It goes on when you start again.'
    const closed = await Promise.all(posts.map((post) => close(within, post, { status: 'held', note })))
    for (const videoId of unique(posts.map((post) => post.videoId))) await settleVideo(within, videoId)
    return posts.filter((_, index) => closed[index])
  })
  await cancel(held.map(publishRunId))
  return held.length
}

/** After a suspension: every post gets its slot again, or the next free one where that is past or taken. */
export async function resumePublications(ctx: Owned): Promise<void> {
  for (const { videoId } of await store.publicationsIn(ctx, ['held'])) {
    await change(ctx, videoId, async (within, postings) => {
      for (const { channel, post } of postings) {
        if (post?.status !== 'held') continue
        await placePost(
          within,
          videoId,
          { channel, post },
          await nextPlace(within, channel, post.at, post.id),
          'scheduled',
        )
      }
    }).catch((error: unknown) => ctx.log.warn(`Video ${videoId} could not be scheduled again`, error))
  }
}

const unique = (ids: string[]): string[] => [...new Set(ids)]

/** Everything a decision about a film's posts has in common: the film is there, its channels are locked, it is settled at the end. */
async function change<T>(
  ctx: Owned,
  videoId: string,
  decide: (within: Owned, postings: Posting[]) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (within) => {
    const video = await getVideo(within, videoId)
    refuseUnmade(video)
    const postings = await lockPostings(within, video)
    if (postings.length === 0) throw new Refusal('conflict', messages.posting.noChannel)
    const result = await decide(within, postings)
    await settleVideo(within, videoId)
    return result
  })
}

function refuseUnmade({ status }: Video): void {
  if (isMade(status)) return
  if (!isSettled(status)) throw new Refusal('not-ready', messages.video.notReady, ASK_AGAIN_SECONDS)
  throw new Refusal('conflict', status === 'review' ? messages.posting.inReview : messages.posting.notMade)
}
