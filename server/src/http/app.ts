/** The HTTP layer: Fastify with its plugins, the contract's rows as routes, errors as sentences. */

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { messages } from '@octavo/contract/messages'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { type AccountRow, type Ctx, type SignedIn, signedInAs } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { MINUTE_MS } from '#time.ts'
import { accountLimit } from './account-limit.ts'
import { handleErrors } from './errors.ts'
import { parseParams, refuseNul, type Served } from './serve.ts'
import { sessionToken } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Taken from any site's page: what is asked is allowed by a token in the address, never by a cookie. */
    anyOrigin?: boolean
  }
}

const BODY_LIMIT = 1_048_576
// Open calls cost us work before we know who asks.
const OPEN_PER_MINUTE = 300

export type AccountOf = (ctx: Ctx, token: string | undefined) => Promise<AccountRow | undefined>
/** Routes that are no rows of the contract's table: files, pages, streams. */
export type PlainRoutes = (app: FastifyInstance, signedIn: (request: FastifyRequest) => Promise<SignedIn>) => void

export type AppParts = {
  ctx: Ctx
  served: Served[]
  accountOf: AccountOf
  plain: PlainRoutes[]
  scriptHashes?: string[]
}

export async function buildApp({
  ctx,
  served,
  accountOf,
  plain,
  scriptHashes = [],
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: proxiesOf(ctx.config),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
  })
  app.setErrorHandler(handleErrors(ctx.log))
  app.setNotFoundHandler((request, reply) =>
    /^\/(api|s3)\//.test(request.url)
      ? reply.code(404).send({ message: messages.noSuchCall, code: 'not-found' })
      : reply.code(404).type('text/plain').send('404 Page Not Found'),
  )
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(ctx, scriptHashes),
    crossOriginEmbedderPolicy: false,
    // A page that tells no referrer sends its forms with the origin "null", which is refused as another site's.
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, { global: false, max: OPEN_PER_MINUTE, timeWindow: MINUTE_MS })
  app.addHook('onRequest', async (request) => refuseOtherSites(ctx, request))
  // What says nothing else is somebody's own, or a refusal that is not true for long: nobody on the way keeps it.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  const perhapsSignedIn = async (request: FastifyRequest): Promise<Ctx & Partial<SignedIn>> => {
    const account = await accountOf(ctx, sessionToken(request))
    return account ? signedInAs(ctx, account) : ctx
  }
  const signedIn = async (request: FastifyRequest): Promise<SignedIn> => {
    const caller = await perhapsSignedIn(request)
    if (!caller.account) throw new Refusal('signed-out', messages.account.signedOut)
    return caller as SignedIn
  }
  for (const one of served) mount(app, one, one.row.open ? perhapsSignedIn : signedIn)
  for (const add of plain) add(app, signedIn)
  return app
}

/** Fastify takes no number of proxies, since a client that reaches us past them could pretend to be one: the README says that none may. */
const proxiesOf = ({ trustProxy }: Ctx['config']) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy

function mount(
  app: FastifyInstance,
  { row, schemas, answer }: Served,
  callerOf: (request: FastifyRequest) => Promise<Ctx>,
) {
  const refuseOften = row.perMinute === undefined ? undefined : accountLimit(app, row.perMinute)
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: row.bodyLimit ?? BODY_LIMIT,
    ...(row.open && { config: { rateLimit: row.perMinute ? { max: row.perMinute } : {} } }),
    handler: async (request, reply) => {
      const caller = (await callerOf(request)) as SignedIn
      if (!row.open) await refuseOften?.(request, caller)
      refuseNul(request.body)
      refuseNul(request.query)
      const input = {
        params: parseParams(request.params),
        query: schemas.query?.parse(request.query),
        body: schemas.body?.parse(request.body ?? {}),
        request,
        reply,
      }
      const said = schemas.reply.safeParse(await answer(caller, input))
      // What we say wrongly is our fault, not the caller's.
      if (!said.success) throw new Error(`${row.method} ${row.path} answers what it must not: ${said.error.message}`)
      return said.data
    },
  })
}

/**
 * A browser names the page a write comes from; another site's page may not write with our cookie. Whatever `Host` is taken:
 * a page that had its own name point to us would be given no cookie of ours, since that is kept for our name, and sees what every visitor sees.
 */
function refuseOtherSites(ctx: Ctx, request: FastifyRequest): void {
  const { origin, host } = request.headers
  if (request.routeOptions.config.anyOrigin) return
  if (!origin || request.method === 'GET' || request.method === 'HEAD') return
  const from = URL.canParse(origin) ? new URL(origin).host : ''
  if (from !== host && from !== new URL(ctx.config.publicUrl).host) throw new Refusal('forbidden', messages.crossSite)
}

const contentPolicy = (ctx: Ctx, scriptHashes: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(ctx.config.publicUrl.startsWith('https:') && { upgradeInsecureRequests: [] }),
  },
})
