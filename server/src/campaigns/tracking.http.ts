/** The links of messages over HTTP: preferences, one-click unsubscribe (RFC 8058), clicks, openings. No sign-in anywhere. */

import { messages } from '@octavo/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { errorReply } from '#http/errors.ts'
import { VIA_COOKIE } from '#http/session.ts'
import { isPerson } from '#publishing/film-pages/index.ts'
import { MINUTE_MS } from '#time.ts'
import { LINKS } from './link.tokens.ts'
import { confirmPage, preferencesPage, sorryPage } from './preferences.html.ts'
import {
  type ClickedPlace,
  confirm,
  followLink,
  noteOpening,
  readPreferences,
  resubscribe,
  unsubscribe,
} from './tracking.service.ts'

const HTML = 'text/html; charset=utf-8'
const FORM_BYTES = 16_384
const A_MINUTE = { max: 300, timeWindow: MINUTE_MS }
const VIA_SECONDS = 30 * 86_400
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

type OfMessage = { Params: { token: string; place?: string } }

export const messageLinks =
  (ctx: Ctx): PlainRoutes =>
  (app) => {
    app.register(async (scope) => {
      speakHtml(ctx, scope)
      // A mail program posts from anywhere, and what it does is allowed by the token alone.
      const config = { rateLimit: A_MINUTE, anyOrigin: true }
      const get = (url: string, answer: Answer) => scope.get<OfMessage>(url, { config }, answer)
      const post = (url: string, answer: Answer) =>
        scope.post<OfMessage>(url, { config, bodyLimit: FORM_BYTES }, answer)
      get(`${LINKS.unsubscribe}/:token`, (request, reply) => showPreferences(ctx, request, reply, false))
      post(`${LINKS.unsubscribe}/:token`, (request, reply) => changePreferences(ctx, request, reply))
      get(`${LINKS.confirm}/:token`, (request, reply) => showConfirmation(ctx, request, reply))
      post(`${LINKS.confirm}/:token`, async (request, reply) => {
        await confirm(ctx, request.params.token)
        return showConfirmation(ctx, request, reply)
      })
      get(`${LINKS.click}/:token`, (request, reply) => follow(ctx, request, reply))
      get(`${LINKS.click}/:token/:place`, (request, reply) => follow(ctx, request, reply))
      get(`${LINKS.open}/:token`, (request, reply) => opened(ctx, request, reply))
    })
  }

type Asked = FastifyRequest<OfMessage>
type Answer = (request: Asked, reply: FastifyReply) => Promise<unknown>

/** Forms are read, and every "no" is a page: a stranger should never see JSON. */
function speakHtml(ctx: Ctx, scope: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, String(body)))
  scope.setErrorHandler((error, request, reply) => {
    const known = errorReply(error)
    if (!known) ctx.log.error(`${request.method} ${request.routeOptions.url} failed`, error)
    const { status, body } = known ?? { status: 500, body: { message: messages.fault } }
    return sendPage(reply.code(status), sorryPage(status === 404 ? 'This link does not work' : 'Not now', body.message))
  })
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .type(HTML)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(page)

async function showPreferences(ctx: Ctx, { params }: Asked, reply: FastifyReply, done: boolean) {
  return sendPage(reply, preferencesPage(await readPreferences(ctx, 'unsubscribe', params.token), done))
}

/** The button of the page says what it wants; a mail program's one click means one thing only. */
async function changePreferences(ctx: Ctx, request: Asked, reply: FastifyReply) {
  const { token } = request.params
  const body = String(request.body ?? '')
  if (new URLSearchParams(body).get('wish') === 'return') await resubscribe(ctx, token)
  else await unsubscribe(ctx, token, body.includes('One-Click') ? 'one-click unsubscribe' : 'unsubscribe page')
  return showPreferences(ctx, request, reply, true)
}

async function showConfirmation(ctx: Ctx, { params }: Asked, reply: FastifyReply) {
  return sendPage(reply, confirmPage(await readPreferences(ctx, 'confirm', params.token)))
}

function byPerson({ method, headers }: Asked): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose].flat().join(' ')
  return isPerson({ method, agent: headers['user-agent'], purpose })
}

const placeOf = (place: string): ClickedPlace =>
  place === '0' ? 'button' : place === 'film' || place === 'octavo' ? place : Number(place)

async function follow(ctx: Ctx, request: Asked, reply: FastifyReply) {
  const { token, place = '0' } = request.params
  const target = await followLink(ctx, token, placeOf(place), byPerson(request))
  reply.setCookie(VIA_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
    maxAge: VIA_SECONDS,
  })
  return reply.header('cache-control', 'no-store').redirect(target, 302)
}

async function opened(ctx: Ctx, { params }: Asked, reply: FastifyReply) {
  await noteOpening(ctx, params.token.replace(/\.gif$/, '')).catch(() => undefined)
  return reply
    .type('image/gif')
    .header('cache-control', 'no-store')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(PIXEL)
}
