import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'

const COOKIE = 'octavo_session'
/** Left by a campaign's link: whoever signs up with it counts for the campaign. */
export const VIA_COOKIE = 'octavo_via'

/** Says that somebody has signed in to an account in this browser before. */
export const BROWSER_COOKIE = 'octavo_browser'
const BROWSER_COOKIE_SECONDS = 31_536_000

export const sessionToken = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]

const cookieOptions = ({ config }: Ctx) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') }) as const

export const setSessionCookie = (ctx: Ctx, reply: FastifyReply, session: { token: string; expiresAt: Date }) =>
  reply.setCookie(COOKIE, session.token, { ...cookieOptions(ctx), expires: session.expiresAt })

export const setBrowserCookie = (ctx: Ctx, reply: FastifyReply, mark: string) =>
  reply.setCookie(BROWSER_COOKIE, mark, { ...cookieOptions(ctx), maxAge: BROWSER_COOKIE_SECONDS })

export const endSessionCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/' })
