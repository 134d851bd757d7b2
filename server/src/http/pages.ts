/** The pages of the browser's part, with what the server knows written into them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import { analyticsRoutes } from '@octavo/contract/analytics'
import type { Boot } from '@octavo/contract/event'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { isDatabaseAway } from '#outage.ts'
import type { AccountOf, PlainRoutes } from './app.ts'
import { headLines } from './search-engines.ts'
import { sessionToken } from './session.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

export type PageParts = {
  ctx: Ctx
  /** The folder that `vite build` wrote. */
  dist: string
  accountOf: AccountOf
  bootFor: (ctx: Ctx, account: Awaited<ReturnType<AccountOf>>) => Boot
}

export function pages({ ctx, dist, accountOf, bootFor }: PageParts): PlainRoutes {
  const html = Object.fromEntries(['index', 'landing', 'login'].map((name) => [name, readPage(dist, name, ctx.config)]))
  const early = earlyLinks(dist)
  const show = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOf(ctx, sessionToken(request)).catch(unknownWhileAway)
    const page = name === 'landing' && account !== undefined ? 'index' : name
    const links = account ? early(new URL(request.url, 'http://page').pathname) : ''
    const written = account === null ? '' : bootScript(bootFor(ctx, account))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html[page]?.replace('<!--boot-->', () => written + links))
  }
  return (app) => {
    app.register(statics, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
    })
    app.register(statics, {
      root: join(dist, 'films'),
      prefix: '/films/',
      maxAge: DAY_SECONDS * 1000,
      index: false,
      decorateReply: false,
    })
    app.register(statics, {
      root: dist,
      prefix: '/',
      wildcard: false,
      index: false,
      decorateReply: false,
      globIgnore: ['{index,landing,login}.html', '**/assets/**', 'films/**', '.vite/**'],
    })
    app.get('/', (request, reply) => show('landing', request, reply))
    app.get('/api/login', (request, reply) => show('login', request, reply))
    // A path of the app is drawn by the app; a file that is not there is not a page.
    app.get('/*', (request, reply) => {
      const { pathname } = new URL(request.url, 'http://page')
      return /^\/(api|s3|assets)\//.test(pathname) || /\.\w+$/.test(pathname)
        ? reply.callNotFound()
        : show('index', request, reply)
    })
  }
}

const bootScript = (boot: Boot): string =>
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`

/** While the database is away nobody knows whose session it is: the app is shown without being told, and asks until it hears. */
function unknownWhileAway(error: unknown): null {
  if (isDatabaseAway(error)) return null
  throw error
}

/** What a signed-in screen needs anyway and would only ask for once its first scripts run: by the screen's path. */
function earlyLinks(dist: string): (pathname: string) => string {
  const screens = JSON.parse(readFileSync(join(dist, '.vite', 'screens.json'), 'utf8')) as Record<string, string[]>
  const figures = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${analyticsRoutes.stats.path}">`
  return (pathname) => {
    const scripts = screens[pathname]
    return scripts ? [figures, ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`)].join('') : ''
  }
}

function readPage(dist: string, name: string, place: Ctx['config']): string {
  try {
    const html = readFileSync(join(dist, `${name}.html`), 'utf8')
    return html.replace('<!--head-->', () => headLines(html, place))
  } catch (cause) {
    throw new Error(`The pages are not built: ${name}.html is missing. Run npm run build.`, { cause })
  }
}
