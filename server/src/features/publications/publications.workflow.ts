/** A post on its way: its turn is checked, it goes out, and that is noted. Each once, whatever crashes between. */
import { messages } from '@octavo/contract/messages'
import { describedFor, NETWORK_NAMES, networkObstacle, renditionFor } from '@octavo/contract/network'
import { saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import type { Ctx, Owned } from '#context.ts'
import type { Db } from '#db/client.ts'
import { defineWorkflow, enqueue, type Flow, isInterruption, withoutWorkflow } from '#engine/index.ts'
import { type ChannelRow, channelsOfBrand, lockChannels, nameOf } from '#features/channels/index.ts'
import { isHalted } from '#features/fence/index.ts'
import { filmPagePath } from '#features/film-pages/index.ts'
import { makeRendition, renditionKey, renditionRunId, renditionToPost } from '#features/renditions/index.ts'
import { filmKey, type VideoRow, videoById } from '#features/videos/index.ts'
import { workContext } from '#pipeline/index.ts'
import { type Post, type Posted, PublisherRefusal } from '#providers/publisher/publisher.ts'
import { textOf } from './posts.service.ts'
import { settleVideo, takenOn, timeZoneOf } from './publications.placing.ts'
import { sayMoved } from './publications.rules.ts'
import * as store from './publications.store.ts'
import { turnOf } from './slots.rules.ts'

type Order = { id: string; run: number }

const TRIES = 5
const MINUTES = 60
/** While everything is stopped a post that is due looks again after this. */
const LOOK_AGAIN_MS = 300_000

export const publishRunId = ({ id, run }: Order): string => `publish ${id} ${run}`

export const publish = defineWorkflow<Order, void>({
  name: 'publish',
  queue: 'publish',
  run: (flow, order) => publishFlow(workContext(), flow, order),
  failed: (flow, order, error) => giveUp(workContext(), flow, order, error),
})

/** Has it posted at its time, once the caller's transaction is committed. */
export const orderPublishing = (
  { db }: Pick<Owned, 'db'>,
  { id, run, at }: Pick<store.PublicationRow, 'id' | 'run' | 'at'>,
): Promise<void> => enqueue(db, publish, { id, run }, { id: publishRunId({ id, run }), delayUntil: at })

async function publishFlow(ctx: Ctx, flow: Flow, order: Order): Promise<void> {
  if (!(await flow.dbStep('begin', (tx) => begin({ ...ctx, db: tx }, order)))) return
  await copyFlow(ctx, flow, order)
  const posted = await flow.step('post', ({ signal }) => post(ctx, order, signal), {
    retries: TRIES - 1,
    timeoutMs: MINUTES * 60_000,
    retryWhen: (error) => !(error instanceof PublisherRefusal),
  })
  if (posted) await flow.dbStep('note it', (tx) => notePosted({ ...ctx, db: tx }, order, posted))
}

/** A network that wants another shape, or no name over the film, gets a copy of its own; it is there when this is over. */
async function copyFlow(ctx: Ctx, flow: Flow, order: Order): Promise<void> {
  const copy = await flow.dbStep('order its copy', async (tx) => {
    const found = await find({ ...ctx, db: tx }, order)
    const row = found && !obstacleOf(found) ? await copyOf(found) : undefined
    return row && row.status !== 'ready' ? { id: row.id, run: row.run } : undefined
  })
  if (!copy) return
  await flow.runChild(makeRendition, copy, { id: renditionRunId(copy) }).catch((error: Error) => {
    if (isInterruption(error, flow.id)) throw error
    throw new PublisherRefusal(`The copy that this network takes could not be made. ${error.message}`)
  })
}

/** The film's rendition for the network; nothing when the film goes there as it is. */
async function copyOf({ ctx, channel, video }: Found) {
  const wanted = renditionFor(channel.network, video.format)
  return wanted && ctx.providers.publishers.to(channel.network) && renditionToPost(ctx, video.id, wanted)
}

const obstacleOf = ({ channel, video: { durationMs, sizeBytes } }: Found, copy?: { sizeBytes: number | null }) =>
  networkObstacle(channel.network, {
    seconds: (durationMs ?? 0) / 1000,
    bytes: copy?.sizeBytes ?? sizeBytes ?? 0,
  })

type Copy = Awaited<ReturnType<typeof copyOf>>
type Found = { ctx: Owned; publication: store.PublicationRow; channel: ChannelRow; video: VideoRow }

/** The order's publication with all it belongs to, unless it was changed or taken off the schedule meanwhile. */
async function find(ctx: Ctx, { id, run }: Order): Promise<Found | undefined> {
  const publication = await store.publicationById(ctx, id)
  if (!publication || publication.run !== run) return undefined
  const owned = { ...ctx, accountId: publication.accountId }
  const video = await videoById(ctx, publication.videoId)
  const channels = video?.brandId ? await channelsOfBrand(owned, video.brandId) : []
  const channel = channels.find((one) => one.id === publication.channelId)
  return video && channel && { ctx: owned, publication, channel, video }
}

/** Whether it goes out now. A post that does not fit any more, or whose turn has not come, gets another time. */
async function begin(ctx: Ctx, order: Order): Promise<boolean> {
  const before = await find(ctx, order)
  if (!before) return false
  await lockChannels(before.ctx, [before.channel.id])
  // Read again: it may have been moved while the channel was held.
  const found = await find(ctx, order)
  // Only an order of a restored database begins with a post that is on its way already.
  if (found?.publication.status === 'publishing') return true
  if (found?.publication.status !== 'scheduled') return false
  if (found.video.deletedAt) return withdraw(found)
  if (await isHalted(found.ctx)) return putOff(found, new Date(ctx.now().getTime() + LOOK_AGAIN_MS))
  const { at, said } = await turn(found)
  if (said) return putOff(found, at, said)
  await store.changePublication(
    found.ctx,
    { ...order, from: ['scheduled'] },
    { status: 'publishing', at, problem: null },
  )
  await settleVideo(found.ctx, found.video.id)
  return true
}

async function withdraw({ ctx, publication }: Found): Promise<false> {
  await store.changePublication(ctx, { id: publication.id, from: ['scheduled'] }, { status: 'withdrawn' })
  return false
}

const otherTimes = async ({ ctx, publication, channel }: Found): Promise<Date[]> =>
  (await takenOn(ctx, channel.id, publication.id)).map((post) => post.at)

/** When it goes out; `said` is there when that is another time than its own. */
async function turn(found: Found) {
  const { ctx, publication, channel } = found
  const [taken, timeZone] = await Promise.all([otherTimes(found), timeZoneOf(ctx)])
  const { at, moved } = turnOf({ now: ctx.now(), at: publication.at, taken, timeZone })
  if (!moved) return { at }
  const why = slotObstacle(ctx.now(), taken)
  const because = why ? saySlotObstacle(why, nameOf(channel), timeZone) : messages.posting.past
  const note = sayMoved(publication.at, at, because, timeZone)
  return { at, said: { wantedAt: publication.wantedAt ?? publication.at, note } }
}

type Said = { wantedAt: Date; note: string }

async function putOff({ ctx, publication, video }: Found, at: Date, said?: Said): Promise<false> {
  const { id, run } = publication
  const changed = await store.changePublication(ctx, { id, run, from: ['scheduled'] }, { ...said, at, run: run + 1 })
  if (changed) await orderPublishing(ctx, changed)
  await settleVideo(ctx, video.id)
  return false
}

/** The deed itself. A network that got the same key before gives back what it has. */
async function post(ctx: Ctx, order: Order, signal: AbortSignal): Promise<Posted | undefined> {
  const found = await find(ctx, order)
  if (found?.publication.status !== 'publishing') return undefined
  const { network } = found.channel
  const publisher = ctx.providers.publishers.to(network)
  if (!publisher)
    throw new PublisherRefusal(`No key for ${NETWORK_NAMES[network]} is set on this installation. Ask its operator.`)
  const copy = await copyOf(found)
  if (copy && copy.status !== 'ready') throw new Error('The copy for this network is not there yet.')
  const obstacle = obstacleOf(found, copy)
  if (obstacle) throw new PublisherRefusal(obstacle)
  return publisher.publish(await postOf(found, copy), { signal })
}

async function postOf({ ctx, publication, channel, video }: Found, copy: Copy): Promise<Post> {
  const key = (ending: string) => filmKey(ctx.accountId, video.id, ending, video.revision)
  const text = await textOf(ctx, video, publication.channelId)
  return {
    key: publication.id,
    ...text,
    description: describedFor(channel.network, text.description),
    format: video.format,
    film: {
      video: copy ? renditionKey(copy) : key('.mp4'),
      poster: copy ? renditionKey(copy, '.jpg') : key('.jpg'),
      captions: key('.vtt'),
    },
    synthetic: true,
    page: ctx.config.publicUrl + filmPagePath(ctx.secret, video.id),
  }
}

async function notePosted(ctx: Ctx, order: Order, { externalId, url }: Posted): Promise<void> {
  const found = await find(ctx, order)
  if (!found) return
  await store.changePublication(
    found.ctx,
    { ...order, from: ['publishing'] },
    { status: 'published', externalId, url, problem: null },
  )
  await settleVideo(found.ctx, found.video.id)
}

async function giveUp(ctx: Ctx, flow: Flow, order: Order, error: Error): Promise<void> {
  if (error instanceof PublisherRefusal) ctx.log.warn(`Publication ${order.id} was refused: ${error.message}`)
  else ctx.log.error(`Publication ${order.id} failed`, error)
  await flow.dbStep('give up', async (tx: Db) => {
    const found = await find({ ...ctx, db: tx }, order)
    if (!found) return
    const problem =
      error instanceof PublisherRefusal
        ? error.message
        : `Posting to ${NETWORK_NAMES[found.channel.network]} failed ${TRIES} times. Give the film another slot; if it fails again look at the log.`
    const from = ['scheduled', 'publishing'] as const
    await store.changePublication(found.ctx, { ...order, from }, { status: 'failed', problem })
    await settleVideo(found.ctx, found.video.id)
  })
}

/** Orders what the database owes and the engine knows nothing of: after a restore from a backup. */
export async function orderOwedPublications(ctx: Ctx): Promise<void> {
  const owed = await store.owedPublications(ctx)
  const unknown = new Set(await withoutWorkflow(owed.map(publishRunId)))
  for (const publication of owed) if (unknown.has(publishRunId(publication))) await orderPublishing(ctx, publication)
}
