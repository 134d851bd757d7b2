/** A film's page over HTTP, for everybody who has its address: the page, what it loads, and what its visitors send. */

import { randomBytes } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { VisitorMessage } from '@octavo/contract/ticket/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, ownedBy } from '#context.ts'
import { emit } from '#domain-events.ts'
import { creditsOfFilm } from '#films/make/index.ts'
import { filmFile } from '#films/videos/index.ts'
import { addressOf } from '#http/address.ts'
import type { PlainRoutes } from '#http/app.ts'
import { errorReply } from '#http/errors.ts'
import { sendFile } from '#http/files.ts'
import { refuseNul } from '#http/serve.ts'
import { VIA_COOKIE } from '#http/session.ts'
import { uploadedPicture } from '#media/objects/index.ts'
import { Refusal } from '#refusal.ts'
import { MINUTE_MS } from '#time.ts'
import { SCRIPT, STYLE } from './film-page.assets.ts'
import { filmPage, isSaid, type Said, sentencePage, THANKS } from './film-page.html.ts'
import { isPerson } from './film-page.rules.ts'
import { type Engagement, filmOfToken, linesOfFilm, noteVisit } from './film-page.service.ts'
import { type FilmOnPage, nextFilms } from './film-page.store.ts'
import { filmPlayed } from './film-pages.events.ts'

/** What one address may ask for in a minute; of messages, in ten. */
const LIMITS = {
  page: { max: 120, timeWindow: MINUTE_MS },
  file: { max: 600, timeWindow: MINUTE_MS },
  deed: { max: 120, timeWindow: MINUTE_MS },
  message: { max: 6, timeWindow: 600_000 },
} as const
const FORM_BYTES = 16_384
const HTML = 'text/html; charset=utf-8'
const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable'

type OfFilm = { Params: { token: string } }
type Answer = (film: FilmOnPage, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export const filmPages =
  (ctx: Ctx): PlainRoutes =>
  (app) => {
    app.register(async (scope) => {
      answerInHtml(ctx, scope)
      for (const { name, body, type } of [STYLE, SCRIPT])
        scope.get(`/film/assets/${name}`, (_request, reply) =>
          reply.type(type).header('cache-control', KEEP_FOR_A_YEAR).send(body),
        )
      const route = (method: 'GET' | 'POST', path: string, limit: keyof typeof LIMITS, answer: Answer) =>
        scope.route<OfFilm>({
          method,
          url: `/film/:token${path}`,
          bodyLimit: FORM_BYTES,
          config: { rateLimit: LIMITS[limit] },
          handler: async (request, reply) => answer(await filmOf(ctx, request.params.token), request, reply),
        })
      route('GET', '', 'page', showPage(ctx))
      route('GET', '/go', 'deed', follow(ctx))
      route('GET', '/film.mp4', 'file', file(ctx, '.mp4', 'video/mp4'))
      route('GET', '/poster.jpg', 'file', file(ctx, '.jpg', 'image/jpeg'))
      route('GET', '/captions.vtt', 'file', file(ctx, '.vtt', 'text/vtt; charset=utf-8'))
      route('GET', '/logo', 'file', logo(ctx))
      route('POST', '/watch', 'deed', watch(ctx))
      route('POST', '/thumb', 'deed', judge(ctx))
      route('POST', '/message', 'message', write(ctx))
    })
  }

async function filmOf(ctx: Ctx, token: string): Promise<FilmOnPage> {
  const film = await filmOfToken(ctx, token)
  if (!film) throw new Refusal('not-found', 'This film is not here, or not here any more.')
  return film
}

/** Forms are read, and every "no" is a page of its own: a stranger should never see JSON. */
function answerInHtml(ctx: Ctx, scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  scope.setErrorHandler((error, request, reply) => {
    const known = errorReply(error)
    if (!known) ctx.log.error(`${request.method} ${request.routeOptions.url} failed`, error)
    const { status, body } = known ?? { status: 500, body: { message: messages.fault } }
    reply.code(status).header('content-security-policy', policy())
    if (wantsJson(request)) return reply.send({ message: body.message })
    return reply.type(HTML).send(sentencePage(status === 404 ? 'No film here' : 'Not now', body.message))
  })
}

/** Nothing runs, loads or is sent anywhere but what this page needs. */
const policy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const pathOf = (request: FastifyRequest): string => `/film/${(request.params as OfFilm['Params']).token}`
const wantsJson = (request: FastifyRequest): boolean => request.headers.accept === 'application/json'

/** Programs only look. */
function byPerson({ method, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose].flat().join(' ')
  return isPerson({ method, agent: headers['user-agent'], purpose })
}

/** Notes what a person did. */
async function note(ctx: Ctx, film: FilmOnPage, request: FastifyRequest, engagement: Engagement): Promise<boolean> {
  if (!byPerson(request)) return true
  const agent = request.headers['user-agent'] ?? ''
  return noteVisit(ctx, film, { address: addressOf(request), agent }, engagement)
}

const showPage =
  (ctx: Ctx): Answer =>
  async (film, request, reply) => {
    await note(ctx, film, request, { what: 'open' })
    const nonce = randomBytes(16).toString('base64')
    const { said } = request.query as { said?: string }
    const [credits, lines, next] = await Promise.all([
      creditsOfFilm(ownedBy(ctx, film.accountId), film.videoId),
      linesOfFilm(ctx, film),
      nextFilms(ctx, film),
    ])
    const parts = {
      film,
      path: pathOf(request),
      origin: ctx.config.publicUrl,
      nonce,
      credits,
      lines,
      next,
      said: isSaid(said) ? said : undefined,
    }
    return (
      reply
        .type(HTML)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy(nonce))
        // A page that tells no referrer sends its forms with the origin "null", which is refused as another site's.
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        .send(filmPage(parts))
    )
  }

const follow =
  (ctx: Ctx): Answer =>
  async (film, request, reply) => {
    if (!film.linkUrl) throw new Refusal('not-found', 'This film leads nowhere.')
    await note(ctx, film, request, { what: 'follow' })
    return reply.header('cache-control', 'no-store').redirect(film.linkUrl, 302)
  }

const file =
  (ctx: Ctx, ending: string, type: string): Answer =>
  async (film, request, reply) => {
    const key = await filmFile(ctx.services.storage, film, ending, request.query)
    // What is out may be shown in others' previews.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return sendFile(ctx.services.storage, key, type, request, reply)
  }

const logo =
  (ctx: Ctx): Answer =>
  async (film, _request, reply) => {
    if (!film.logoUrl) throw new Refusal('not-found', 'There is no logo.')
    const picture = await uploadedPicture(ownedBy(ctx, film.accountId), film.logoUrl)
    return reply.type(picture.contentType).header('cache-control', 'public, max-age=3600').send(picture.stream)
  }

const watch =
  (ctx: Ctx): Answer =>
  async (film, request, reply) => {
    const { seconds } = (request.body ?? {}) as { seconds?: unknown }
    await note(ctx, film, request, { what: 'watch', seconds: Number(seconds) })
    const told = { videoId: film.videoId, via: request.cookies[VIA_COOKIE] }
    if (Number(seconds) > 0 && byPerson(request)) await emit(ownedBy(ctx, film.accountId), filmPlayed, told)
    return reply.code(204).send()
  }

const judge =
  (ctx: Ctx): Answer =>
  async (film, request, reply) => {
    const { thumb } = (request.body ?? {}) as { thumb?: unknown }
    if (thumb !== 'up' && thumb !== 'down') throw new Refusal('invalid', 'Please choose thumb up or thumb down.')
    await note(ctx, film, request, { what: 'judge', thumb })
    return thank(request, reply, thumb)
  }

const write =
  (ctx: Ctx): Answer =>
  async (film, request, reply) => {
    refuseNul(request.body)
    const { website, ...letter } = VisitorMessage.parse(request.body ?? {})
    // A program filled in what no person sees: it is thanked, and nothing is kept.
    const isTaken = website ? true : await note(ctx, film, request, { what: 'write', ...letter })
    return thank(request, reply, isTaken ? 'written' : 'full')
  }

function thank(request: FastifyRequest, reply: FastifyReply, said: Said) {
  if (wantsJson(request)) return reply.code(said === 'full' ? 503 : 200).send({ message: THANKS[said] })
  return reply.redirect(`${pathOf(request)}?said=${said}`, 303)
}
