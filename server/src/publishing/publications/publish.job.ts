/** A post on its way: its turn is checked, it goes out, and that is noted. Each happens once, whatever crashes in between. */

import { messages } from '@octavo/contract/messages'
import { describedFor, NETWORK_NAMES, networkObstacle, renditionFor } from '@octavo/contract/network'
import { saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import { workingFor } from '#accounts/index.ts'
import { isSuspended } from '#accounts/suspension/index.ts'
import type { Ctx, Owned } from '#context.ts'
import { makeRendition, renditionKey, renditionToPost } from '#films/renditions/index.ts'
import { filmKey, type VideoRow, videoById } from '#films/videos/index.ts'
import { type JobWork, job, order } from '#jobs.ts'
import {
  type ChannelRow,
  channelName,
  channelsOfBrand,
  credentialsOf,
  keepCredentials,
  lockChannels,
} from '#publishing/channels/index.ts'
import { filmPagePath } from '#publishing/film-pages/index.ts'
import {
  type Credentials,
  type Post,
  type Posted,
  PublisherBusy,
  PublisherRefusal,
} from '#services/publisher/publisher.ts'
import { later } from '#time.ts'
import { settleVideo, takenOn, timeZoneOf } from './places.service.ts'
import { sayBusy, sayMoved } from './publications.rules.ts'
import * as store from './publications.store.ts'
import { turnOf } from './slots.rules.ts'
import { keepWords, textOf } from './words.service.ts'

type Order = { id: string; run: number }

const TRIES = 5
const MINUTES = 60
/** While the account is suspended, a post that is due looks again after this. */
const LOOK_AGAIN_MS = 300_000

export const publish = job({
  name: 'publish',
  queue: 'publish',
  id: ({ id, run }: Order) => `publish ${id} ${run}`,
  find,
  run,
  fail,
  fault: ({ channel }) =>
    `Posting to ${NETWORK_NAMES[channel.network]} failed ${TRIES} times. Give the film another slot; if it fails again look at the log.`,
  open: async (ctx) =>
    (await store.owedPublications(ctx)).map(({ id, run, at }) => ({ input: { id, run }, delayUntil: at })),
})

/** The run that posts it, as the engine knows it. */
export const publishRunId = ({ id, run }: Order): string => publish.id({ id, run })

/** Has it posted at its time, once the caller's transaction is committed. */
export const orderPublishing = (
  ctx: Pick<Owned, 'db'>,
  { id, run, at }: Pick<store.PublicationRow, 'id' | 'run' | 'at'>,
): Promise<void> => order(ctx, publish, { id, run }, { delayUntil: at })

async function run(work: JobWork<Found>, input: Order): Promise<void> {
  if (!(await work.commit('begin', (found) => begin(found, input)))) return
  await makeCopy(work)
  const posted = await work.step('post', post, { tries: TRIES, minutes: MINUTES })
  if (!posted) return
  if ('waitMs' in posted) await work.commit('wait', (found) => waitFor(found, posted))
  else await work.commit('note it', (found) => notePosted(found, posted))
}

/** A network that wants another shape, or no name over the film, gets a copy of its own; it is there when this is over. */
async function makeCopy(work: JobWork<Found>): Promise<void> {
  const copy = await work.commit('order its copy', async (found) => {
    const row = obstacleOf(found) ? undefined : await copyOf(found)
    return row && row.status !== 'ready' ? { id: row.id, run: row.run } : undefined
  })
  if (!copy) return
  await work.child(makeRendition, copy, (error) => {
    throw new PublisherRefusal(`The copy that this network takes could not be made. ${error.message}`)
  })
}

/** The film's rendition for the network; nothing when the film goes there as it is. */
async function copyOf({ ctx, channel, video }: Found) {
  const wanted = renditionFor(channel.network, video.format)
  return wanted && ctx.services.publishers.to(channel.network) && renditionToPost(ctx, video.id, wanted)
}

const obstacleOf = ({ channel, video: { durationMs, sizeBytes } }: Found, copy?: { sizeBytes: number | null }) =>
  networkObstacle(channel.network, {
    seconds: (durationMs ?? 0) / 1000,
    bytes: copy?.sizeBytes ?? sizeBytes ?? 0,
  })

type Copy = Awaited<ReturnType<typeof copyOf>>
type Found = { ctx: Owned; publication: store.PublicationRow; channel: ChannelRow; video: VideoRow }

/** The order's publication with all it belongs to, unless it was changed or taken off the schedule in the meantime. */
async function find(ctx: Ctx, { id, run }: Order): Promise<Found | undefined> {
  const publication = await store.publicationById(ctx, id)
  if (!publication || publication.run !== run) return undefined
  const owned = await workingFor(ctx, publication.accountId)
  const video = await videoById(ctx, publication.videoId)
  const channels = video?.brandId ? await channelsOfBrand(owned, video.brandId) : []
  const channel = channels.find((one) => one.id === publication.channelId)
  return video && channel && { ctx: owned, publication, channel, video }
}

/** Whether it goes out now. A post that no longer fits, or whose turn has not come, gets another time. */
async function begin(before: Found, input: Order): Promise<boolean> {
  const { ctx } = before
  await lockChannels(ctx, [before.channel.id])
  // Read again: it may have been moved while the lock was waited for.
  const found = await find(ctx, input)
  // Only an order of a restored database begins with a post that is on its way already.
  if (found?.publication.status === 'publishing') return true
  if (found?.publication.status !== 'scheduled') return false
  if (found.video.deletedAt) return withdraw(found)
  if (await isSuspended(found.ctx)) return putOff(found, later(ctx.now(), LOOK_AGAIN_MS))
  const { at, move } = await turn(found)
  if (move) return putOff(found, at, move)
  await change(found, ['scheduled'], { status: 'publishing', at, problem: null })
  await keepWords(ctx, found.video, found.channel)
  await settleVideo(ctx, found.video.id)
  return true
}

const change = (
  { ctx, publication: { id, run } }: Found,
  from: store.PublicationRow['status'][],
  values: Parameters<typeof store.changePublication>[2],
) => store.changePublication(ctx, { id, run, from }, values)

async function withdraw(found: Found): Promise<false> {
  await change(found, ['scheduled'], { status: 'withdrawn' })
  return false
}

const otherTimes = async ({ ctx, publication, channel }: Found): Promise<Date[]> =>
  (await takenOn(ctx, channel.id, publication.id)).map((post) => post.at)

/** When it goes out; `move` is there when that is another time than its own. */
async function turn(found: Found) {
  const { ctx, publication, channel } = found
  const [taken, timeZone] = await Promise.all([otherTimes(found), timeZoneOf(ctx)])
  const { at, moved } = turnOf({ now: ctx.now(), at: publication.at, taken, timeZone })
  if (!moved) return { at }
  const why = slotObstacle(ctx.now(), taken)
  const because = why ? saySlotObstacle(why, channelName(channel), timeZone) : messages.posting.past
  const note = sayMoved(publication.at, at, because, timeZone)
  return { at, move: { wantedAt: publication.wantedAt ?? publication.at, note } }
}

type Move = { wantedAt: Date; note: string }

async function putOff(found: Found, at: Date, move?: Move): Promise<false> {
  const { ctx, publication, video } = found
  const again = { ...move, status: 'scheduled' as const, at, run: publication.run + 1 }
  const changed = await change(found, ['scheduled', 'publishing'], again)
  if (changed) await orderPublishing(ctx, changed)
  await settleVideo(ctx, video.id)
  return false
}

type Busy = Pick<PublisherBusy, 'waitMs'>
/** A network that asks for longer is asked again after a day. */
const LONGEST_WAIT_MS = 86_400_000

/** The network takes nothing just now: its post gets the time at which it will. */
async function waitFor(found: Found, { waitMs }: Busy): Promise<void> {
  const { ctx, publication, channel } = found
  const at = new Date(ctx.now().getTime() + Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS))
  await putOff(found, at, { wantedAt: publication.wantedAt ?? publication.at, note: sayBusy(channel.network) })
}

/** The posting itself. A network that got the same key before gives back what it has. */
async function post(found: Found, { signal }: { signal: AbortSignal }): Promise<Posted | Busy | undefined> {
  const { ctx } = found
  if (found.publication.status !== 'publishing') return undefined
  const { network } = found.channel
  const publisher = ctx.services.publishers.to(network)
  if (!publisher)
    throw new PublisherRefusal(`No key for ${NETWORK_NAMES[network]} is set on this installation. Ask its operator.`)
  const copy = await copyOf(found)
  if (copy && copy.status !== 'ready') throw new Error('The copy for this network is not there yet.')
  const obstacle = obstacleOf(found, copy)
  if (obstacle) throw new PublisherRefusal(obstacle)
  const { id, externalId } = found.channel
  const channel = { id, network, externalId, credentials: await credentialsOf(ctx, id) }
  const renew = (credentials: Credentials) => keepCredentials(ctx, id, credentials)
  return publisher.publish(await postOf(found, copy), channel, { signal, renew }).catch((error: unknown) => {
    if (error instanceof PublisherBusy) return { waitMs: error.waitMs }
    throw error
  })
}

async function postOf({ ctx, publication, channel, video }: Found, copy: Copy): Promise<Post> {
  const key = (ending: string) => filmKey(ctx.accountId, video.id, ending, video.revision)
  const text = await textOf(ctx, video, channel)
  return {
    key: publication.id,
    ...text,
    description: describedFor(channel.network, text.description, video.madeBy.read),
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

async function notePosted(found: Found, { externalId, url }: Posted): Promise<void> {
  await change(found, ['publishing'], { status: 'published', externalId, url, problem: null })
  await settleVideo(found.ctx, found.video.id)
}

async function fail(found: Found, problem: string): Promise<void> {
  await change(found, ['scheduled', 'publishing'], { status: 'failed', problem })
  await settleVideo(found.ctx, found.video.id)
}
