/** Server-sent events: what happened to the account's things, as soon as it did. */
import { type AccountEvent, EVENTS_PATH } from '@octavo/contract/event'
import type { SignedIn } from '#context.ts'
import type { LiveChange, LiveChanges } from '#live-changes.ts'
import type { PlainRoutes } from './app.ts'

export type Describe = (ctx: SignedIn, change: LiveChange) => Promise<AccountEvent | undefined>

// Proxies close a silent connection after a minute.
const HEARTBEAT_MS = 20_000

export const liveEvents =
  (changes: LiveChanges, describe: Describe): PlainRoutes =>
  (app, signedIn) => {
    app.get(EVENTS_PATH, async (request, reply) => {
      const ctx = await signedIn(request)
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 2000\n\n')
      // One after the other: were two described at once, the older state could be told last.
      let last = Promise.resolve()
      const tell = (change: LiveChange) => {
        last = last
          .then(() => describe(ctx, change))
          .then((event) => void (event && raw.write(`data: ${JSON.stringify(event)}\n\n`)))
          .catch((error) => ctx.log.error('A live update could not be told', error))
      }
      // A browser comes back by itself, and reads anew what it may have missed.
      const stop = changes.watch(ctx.accountId, tell, () => raw.end())
      const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
      raw.once('close', () => {
        stop()
        clearInterval(heartbeat)
      })
    })
  }
