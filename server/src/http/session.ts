import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'

const COOKIE = 'octavo_session'
/** Left by a campaign's link: whoever signs up with it counts for the campaign. */
export const VIA_COOKIE = 'octavo_via'

export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

export const setSessionCookie = (ctx: Ctx, reply: FastifyReply, session: { token: string; expiresAt: Date }) =>
  reply.setCookie(COOKIE, session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
    expires: session.expiresAt,
  })

export const endSessionCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/' })
