/** Server-sent events: what happened to the account's things, as soon as it did. */
import { type AccountEvent, EVENTS_PATH } from '@octavo/contract/event'
import { messages } from '@octavo/contract/messages'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '#context.ts'
import type { LiveChange, LiveChanges } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import type { PlainRoutes } from './app.ts'

export type Describe = (ctx: SignedIn, change: LiveChange) => Promise<AccountEvent | undefined>

// Proxies close a silent connection after a minute.
const HEARTBEAT_MS = 20_000
/**
 * Streams of one account in one process. The newest is refused, for a browser whose stream is ended opens the next one at
 * once, and one tab would throw out the other for ever. A page without a stream asks now and then, and tries again.
 */
const STREAMS_MOST = 20
const TRY_AGAIN_SECONDS = 30

export const liveEvents =
  (changes: LiveChanges, describe: Describe, heartbeatMs = HEARTBEAT_MS): PlainRoutes =>
  (app, signedIn) => {
    const open = countedByAccount(STREAMS_MOST)
    app.get(EVENTS_PATH, async (request, reply) => {
      const ctx = await signedIn(request)
      const leave = open(ctx.accountId)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 2000\n\n')
      // One after the other: were two described at once, the older state could be told last.
      let last = Promise.resolve()
      const look = () => hasEnded(request, signedIn).then((ended) => void (ended && raw.end()))
      const say = async (change: LiveChange) => {
        const event = await describe(ctx, change)
        if (event && !raw.writableEnded) raw.write(`data: ${JSON.stringify(event)}\n\n`)
      }
      const tell = (change: LiveChange) => {
        last = last
          .then(() => (change.type === 'sessions' ? look() : say(change)))
          .catch((error) => ctx.log.error('A live update could not be told', error))
      }
      // A browser comes back by itself, and reads anew what it may have missed.
      const stop = changes.watch(ctx.accountId, tell, () => raw.end())
      // A session also ends by its age, and the notice of its end is lost while the connection for notices is.
      const heartbeat = setInterval(() => {
        raw.write(': still here\n\n')
        tell({ type: 'sessions' })
      }, heartbeatMs)
      raw.once('close', () => {
        stop()
        leave()
        clearInterval(heartbeat)
      })
    })
  }

/** Whether the session that opened the stream is there no more. While nobody can say, it goes on. */
const hasEnded = (
  request: FastifyRequest,
  signedIn: (request: FastifyRequest) => Promise<SignedIn>,
): Promise<boolean> =>
  signedIn(request).then(
    () => false,
    (error) => error instanceof Refusal,
  )

/** Lets in so many of one account at a time; what comes back lets the next one in. */
function countedByAccount(most: number): (accountId: string) => () => void {
  const counts = new Map<string, number>()
  return (accountId) => {
    const count = counts.get(accountId) ?? 0
    if (count >= most) throw new Refusal('too-many', messages.tooManyStreams, TRY_AGAIN_SECONDS)
    counts.set(accountId, count + 1)
    return () => {
      const left = (counts.get(accountId) ?? 1) - 1
      if (left > 0) counts.set(accountId, left)
      else counts.delete(accountId)
    }
  }
}
