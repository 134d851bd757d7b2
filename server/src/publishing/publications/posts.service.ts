/** What a film says on each of its channels, and where it stands there. */
import { messages } from '@octavo/contract/messages'
import { type PlannedPost, saySlotObstacle, slotObstacle } from '@octavo/contract/publication'
import type { Owned } from '#context.ts'
import { getVideo } from '#films/videos/index.ts'
import { type ChannelRow, channelName, channelsOfBrand } from '#publishing/channels/index.ts'
import { Refusal } from '#refusal.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { needsApproval } from './approval.service.ts'
import { takenOn, timeZoneOf } from './places.service.ts'
import { rewritePost } from './publications.service.ts'
import * as store from './publications.store.ts'
import { publicationView } from './publications.view.ts'
import { nextFree } from './slots.rules.ts'
import { textOf, type WordedFilm } from './words.service.ts'

/** Every channel that the film may go to. */
export async function postsOfVideo(ctx: Owned, videoId: string): Promise<PlannedPost[]> {
  const film = await getVideo(ctx, videoId)
  const channels = film.brandId ? await channelsOfBrand(ctx, film.brandId) : []
  return Promise.all(channels.map((channel) => plannedPost(ctx, film, channel)))
}

/** Gives a post other words; those of a post that is out stay as they are. */
export async function writePostText(
  ctx: Owned,
  { id, channelId }: { id: string; channelId: string },
  text: store.PostTextRow,
): Promise<PlannedPost> {
  const film = await getVideo(ctx, id)
  const channels = film.brandId ? await channelsOfBrand(ctx, film.brandId) : []
  const channel = channels.find((one) => one.id === channelId)
  if (!channel) throw new Refusal('not-found', messages.posting.channelNotFound)
  const post = (await store.publicationsOf(ctx, id)).find((one) => one.channelId === channelId)
  if (post && store.OUT.includes(post.status)) throw new Refusal('conflict', messages.posting.isPublished)
  const objection = await objectionTo(ctx, film, text)
  if (post && store.WAITING.includes(post.status)) await rewritePost(ctx, { id, channelId, text, objection })
  else await store.putPostText(ctx, { videoId: id, channelId }, { ...text, objection })
  return plannedPost(ctx, film, channel)
}

/** What the officer has against the words of a post, the gravest; nothing has to be in them, and how they sound is their owner's. */
async function objectionTo(ctx: Owned, film: WordedFilm, text: store.PostTextRow): Promise<string | null> {
  const { title, description: body, hashtags } = text
  const { issues } = await scoreText(ctx, { title, body, hashtags }, { brandId: film.brandId, part: true })
  const worst = issues.find((one) => one.severity !== 'low' || one.likely !== undefined || one.asks)
  return worst ? messages.posting.objection(worst.title, worst.quote) : null
}

async function plannedPost(ctx: Owned, film: WordedFilm, channel: ChannelRow): Promise<PlannedPost> {
  const shown = (await store.shownOfVideo(ctx, film.id)).find((one) => one.channel.id === channel.id)
  const [taken, timeZone, text, objection, approval] = await Promise.all([
    takenOn(ctx, channel.id, shown?.publication.id),
    timeZoneOf(ctx),
    textOf(ctx, film, channel),
    store.findObjection(ctx, { videoId: film.id, channelId: channel.id }),
    needsApproval(ctx, channel),
  ])
  const times = taken.map((post) => post.at)
  const found = slotObstacle(ctx.now(), times)
  return {
    channelId: channel.id,
    channelName: channelName(channel),
    network: channel.network,
    needsApproval: approval || objection !== null,
    nextFreeAt: nextFree(ctx.now(), times, timeZone).toISOString(),
    nextFreeBecause: found ? saySlotObstacle(found, channelName(channel), timeZone) : null,
    linkUrl: channel.linkUrl,
    text,
    objection,
    post: shown ? publicationView(shown) : null,
  }
}
