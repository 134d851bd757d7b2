/** The one place that turns what was thrown into a reply. */
import { messages } from '@octavo/contract/messages'
import { type ErrorBody, REFUSALS, type RefusalCode } from '@octavo/contract/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Log } from '#log.ts'
import { isDatabaseAway, isDiskFull } from '#outage.ts'
import { Refusal } from '#refusal.ts'

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'invalid',
  404: 'not-found',
  405: 'not-found',
  413: 'too-large',
  415: 'wrong-type',
  416: 'invalid',
  429: 'too-many',
}
// What Fastify itself says about a request it could not take, in our own words.
const SAID: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send the body as JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; please send JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
}

const DATABASE_AWAY: ErrorBody = { message: messages.databaseAway, code: 'database-away' }
const NO_ROOM: ErrorBody = { message: messages.noRoom, code: 'no-room' }
/** After a crash the embedded one answers again in a second or two. */
const DATABASE_BACK_S = 2

export function errorReply(error: unknown): { status: number; body: ErrorBody; retryAfter?: number } | undefined {
  if (error instanceof Refusal) {
    const { message, code, suggestion, field } = error
    const body: ErrorBody = {
      message,
      code,
      ...(field !== undefined && { issues: [{ path: field, message }] }),
      ...(suggestion !== undefined && { suggestion }),
    }
    return {
      status: REFUSALS[error.code],
      body,
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    }
  }
  if (isDatabaseAway(error))
    return { status: REFUSALS['database-away'], body: DATABASE_AWAY, retryAfter: DATABASE_BACK_S }
  if (isDiskFull(error)) return { status: REFUSALS['no-room'], body: NO_ROOM }
  if (error instanceof z.ZodError) return { status: 400, body: invalid(error) }
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const message = SAID[code ?? ''] ?? (statusCode === 429 ? messages.tooMany : 'This request cannot be understood.')
    return { status: statusCode, body: { message, code: BY_STATUS[statusCode] ?? 'invalid' } }
  }
  return undefined
}

function invalid(error: z.ZodError): ErrorBody {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const [first] = issues
  const message = first?.path ? `${first.message} (${first.path})` : (first?.message ?? 'Invalid input')
  return { message: isSentence(first?.message) ? (first?.message ?? '') : message, code: 'invalid', issues }
}

// "Required" alone tells a person nothing: it needs the field's name; a whole sentence does not.
const isSentence = (text = ''): boolean => text.includes(' ') && !/^(Expected|String|Number|Array|Invalid)/.test(text)

export const handleErrors = (log: Log) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = errorReply(error)
  if (known) {
    if (known.body.code === 'no-room') log.warn('A call was refused because the disk is full.')
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter))
    return reply.code(known.status).send(known.body)
  }
  log.error(`${request.method} ${request.routeOptions.url ?? request.url.split('?')[0]} failed`, error)
  return reply.code(500).send({ message: messages.fault, code: 'fault' } satisfies ErrorBody)
}
