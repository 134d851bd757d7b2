/** The openly licensed fonts of films, for previews that a browser draws. */
import { createReadStream } from 'node:fs'
import { fontPath } from '@octavo/renderer'
import type { PlainRoutes } from '#http/app.ts'
import { Refusal } from '#refusal.ts'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600
/** What the product brings never changes; the fonts of more scripts are this machine's own. */
const cacheFor = (name: string): string =>
  name.startsWith('script-') ? `public, max-age=${HOUR_SECONDS}` : `public, max-age=${YEAR_SECONDS}, immutable`

/** The name is only ever looked up in the renderer's list; it never becomes a path. */
export const fontFiles: PlainRoutes = (app) => {
  app.get<{ Params: { name: string } }>('/api/fonts/:name', (request, reply) => {
    const file = fontPath(request.params.name)
    if (!file) throw new Refusal('not-found', 'This font is not there.')
    return reply.type('font/ttf').header('cache-control', cacheFor(request.params.name)).send(createReadStream(file))
  })
}
