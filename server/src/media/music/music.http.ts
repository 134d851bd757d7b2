/** Samples of the moods, to listen to before one is chosen. */
import type { PlainRoutes } from '#http/app.ts'
import { sendFile } from '#http/files.ts'
import { musicSample } from './music.service.ts'

export const musicFiles: PlainRoutes = (app, signedIn) => {
  app.get<{ Params: { mood: string } }>('/api/music/:mood.mp4', async (request, reply) => {
    const ctx = await signedIn(request)
    return sendFile(ctx.services.storage, await musicSample(ctx, request.params.mood), 'audio/mp4', request, reply)
  })
}
