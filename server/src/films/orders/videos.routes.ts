import { messages } from '@octavo/contract/messages'
import { STOPPED, type Video, videoRoutes } from '@octavo/contract/video'
import { videoSchemas } from '@octavo/contract/video/schemas'
import type { Owned } from '#context.ts'
import { deleteVideo, generatedVideos, getVideo, libraryVideos, listVideos, restoreVideo } from '#films/videos/index.ts'
import { serve } from '#http/serve.ts'
import { cancelVideo, retryVideo, reviewVideo } from './decisions.service.ts'
import { filmFromScript, filmFromWords } from './films-from-words.service.ts'
import { choosePoster, momentsOf } from './poster.service.ts'

export const videosServed = serve(videoRoutes, videoSchemas, {
  list: (ctx, { query }) => ctx.figures.of(ctx, `videos ${query.batchId}`, () => listVideos(ctx, query.batchId)),
  get: (ctx, { params }) => getVideo(ctx, params.id),
  library: (ctx, { query }) =>
    query.words ? libraryVideos(ctx, query.words) : ctx.figures.of(ctx, 'library', () => libraryVideos(ctx)),
  generated: (ctx) => generatedVideos(ctx),
  retry: (ctx, { params }) => after(ctx, params.id, retryVideo(ctx, params.id)),
  halt: async (ctx, { params }) => {
    await getVideo(ctx, params.id)
    return after(ctx, params.id, cancelVideo(ctx, params.id))
  },
  review: (ctx, { params, body }) => after(ctx, params.id, reviewVideo(ctx, params.id, body)),
  moments: (ctx, { params }) => momentsOf(ctx, params.id),
  poster: (ctx, { params, body }) => choosePoster(ctx, params.id, body.atMs),
  remove: (ctx, { params }) => deleteVideo(ctx, params.id),
  restore: (ctx, { params }) => restoreVideo(ctx, params.id),
  generate: async (ctx, { body }) => ({
    success: true as const,
    video: await getVideo(ctx, await filmFromWords(ctx, body)),
  }),
  submit: async (ctx, { body }) => ({ taskId: await filmFromScript(ctx, body) }),
  task: async (ctx, { params }) => taskOf(await getVideo(ctx, params.taskId)),
})

async function after(ctx: Owned, id: string, work: Promise<unknown>): Promise<Video> {
  await work
  return getVideo(ctx, id)
}

const SAYS = {
  pending: 'Waiting for its turn.',
  processing: 'The film is being made.',
  success: 'Video Ready!',
  failed: '',
}

/** The specification's four states of a task. */
function taskOf(video: Video) {
  const status = video.streamUrl
    ? ('success' as const)
    : STOPPED.includes(video.status)
      ? ('failed' as const)
      : video.status === 'queued'
        ? ('pending' as const)
        : ('processing' as const)
  const message = status === 'failed' ? (video.problem ?? 'Video generation failed') : SAYS[status]
  return {
    taskId: video.id,
    status,
    message: message || messages.video.productionFailed.description,
    localVideoPath: video.streamUrl,
  }
}
