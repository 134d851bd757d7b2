/** The illustrations of films, for previews that a browser draws. */
import { illustrationSvg } from '@octavo/renderer'
import type { PlainRoutes } from '#http/app.ts'
import { Refusal } from '#refusal.ts'

const WEEK_SECONDS = 604_800
/** Browsers draw no SVG on a canvas that names no size. */
const SIZED = '<svg width="512" height="512" '

/** The name is only ever looked up among those that the renderer has; it never becomes a path. */
export const illustrationFiles: PlainRoutes = (app) => {
  app.get<{ Params: { name: string } }>('/api/illustrations/:name.svg', (request, reply) => {
    const svg = illustrationSvg(request.params.name)
    if (!svg) throw new Refusal('not-found', 'This illustration is not there.')
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .send(svg.replace('<svg ', SIZED))
  })
}
