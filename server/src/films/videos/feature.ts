import type { Feature } from '#feature.ts'
import { videoFilesServed } from './videos.http.ts'
import { getVideo } from './videos.service.ts'

export const videosFeature: Feature = {
  http: () => [videoFilesServed],
  live: { video: async (ctx, id) => ({ type: 'video', video: await getVideo(ctx, id) }) },
}
