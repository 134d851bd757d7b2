/** The sample businesses' films, for visitors of the landing page. */
import statics from '@fastify/static'
import type { PlainRoutes } from '#http/app.ts'
import { SAMPLE_FOLDER } from './samples.content.ts'

const DAY_SECONDS = 86_400

export const sampleFilmsServed: PlainRoutes = (app) => {
  app.register(statics, {
    root: SAMPLE_FOLDER,
    prefix: '/api/sample-films/',
    allowedPath: (path) => /^\/[a-z]+\.(mp4|jpg|vtt)$/.test(path),
    maxAge: DAY_SECONDS * 1000,
    index: false,
    decorateReply: false,
  })
}
