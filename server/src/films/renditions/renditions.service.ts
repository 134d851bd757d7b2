import { messages } from '@octavo/contract/messages'
import { type Overlays, type Rendition, SHAPE_OF, type Shape } from '@octavo/contract/rendition'
import { isMade } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { findShown, renditionName, renditionView, type VideoShown } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { orderMaking } from './rendition.job.ts'
import { renditionKey } from './renditions.keys.ts'
import * as store from './renditions.store.ts'

type Wanted = { shape: Shape; overlays: Overlays }

export async function listRenditions(ctx: Owned, videoId: string): Promise<Rendition[]> {
  const video = await filmOf(ctx, videoId)
  return (await store.renditionsOf(ctx, videoId)).map((row) => renditionView(row, video.revision))
}

/** Orders one once; what is there for the film as it is, or on its way, is answered as it is. */
export const orderRendition = (ctx: Owned, videoId: string, { shape, overlays }: Wanted): Promise<Rendition> =>
  inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const video = await filmOf(within, videoId)
    refuse(video, { shape, overlays })
    const wanted = { videoId, shape, overlays }
    const known = await store.findRendition(within, wanted)
    if (known && isGood(known, video.revision)) return renditionView(known, video.revision)
    await refuseToWork(within)
    const ordered = await store.putRendition(within, wanted)
    await orderMaking(within, ordered)
    await notify(within, { type: 'video', id: videoId })
    return renditionView(ordered, video.revision)
  })

const isGood = ({ status, revision }: store.RenditionRow, filmRevision: number): boolean =>
  status === 'queued' || status === 'making' || (status === 'ready' && revision === filmRevision)

function refuse(video: VideoShown, { shape, overlays }: Wanted): void {
  if (video.sample) throw new Refusal('conflict', messages.rendition.sample)
  if (!isMade(video.status)) throw new Refusal('conflict', messages.rendition.notReady)
  if (overlays === 'all' && shape === SHAPE_OF[video.format]) throw new Refusal('conflict', messages.rendition.same)
}

async function filmOf(ctx: Owned, videoId: string): Promise<VideoShown> {
  const video = await findShown(ctx, videoId)
  if (!video) throw new Refusal('not-found', messages.video.notFound)
  return video
}

/** The rendition that goes to a network instead of the film; ordered where it is not there, or shows an earlier film. */
export async function renditionToPost(ctx: Owned, videoId: string, wanted: Wanted): Promise<store.RenditionRow> {
  await orderRendition(ctx, videoId, wanted)
  return (await store.findRendition(ctx, { videoId, ...wanted })) as store.RenditionRow
}

/** The file, and the name it is saved under. */
export async function renditionFile(ctx: Owned, id: string): Promise<{ key: string; filename: string }> {
  const row = await store.ownRendition(ctx, id)
  const video = row && (await findShown(ctx, row.videoId))
  if (!row || row.revision === null || !video?.filename) throw new Refusal('not-found', messages.rendition.notFound)
  return { key: renditionKey(row), filename: video.filename.replace(/\.mp4$/, `-${renditionName(row)}.mp4`) }
}
