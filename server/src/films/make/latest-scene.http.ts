/** What is there already of a film in the making: the picture of its latest scene, for its account alone. */
import { readFile, stat } from 'node:fs/promises'
import { messages } from '@octavo/contract/messages'
import { IN_THE_MAKING, LATEST_SCENE_PATH } from '@octavo/contract/video'
import { findShown } from '#films/videos/index.ts'
import type { PlainRoutes } from '#http/app.ts'
import { parseParams } from '#http/serve.ts'
import { folderOf } from '#jobs.ts'
import { Refusal } from '#refusal.ts'
import { picturesIn } from './render-film.ts'
import { filmWorkFolder } from './work-folder.ts'

export const latestSceneServed: PlainRoutes = (app, signedIn) => {
  app.get<{ Params: { id: string } }>(LATEST_SCENE_PATH.replace('{id}', ':id'), async (request, reply) => {
    const ctx = await signedIn(request)
    const video = await findShown(ctx, parseParams(request.params).id ?? '')
    if (!video) throw new Refusal('not-found', messages.video.notFound)
    const folder = folderOf(ctx, filmWorkFolder, { videoId: video.id, attempt: video.attempt })
    const picture = IN_THE_MAKING.includes(video.status) ? await newest(picturesIn(folder)) : undefined
    reply.header('cache-control', 'private, no-cache')
    if (!picture) return reply.code(204).send()
    reply.header('etag', picture.tag)
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
    return reply.type('image/jpeg').send(picture.bytes)
  })
}

/** The first that is there; a picture takes its place whole, so it is read as it was at one moment. */
async function newest(paths: readonly string[]): Promise<{ tag: string; bytes: Buffer } | undefined> {
  for (const path of paths) {
    const found = await Promise.all([stat(path), readFile(path)]).catch(() => undefined)
    if (found) return { tag: `"${Math.round(found[0].mtimeMs).toString(36)}-${found[1].length}"`, bytes: found[1] }
  }
  return undefined
}
