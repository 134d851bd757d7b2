import { messages } from '@octavo/contract/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { MINUTE_MS } from '#time.ts'

/** Refuses what one account asks for more often than so, from whatever addresses. Each process counts for itself. */
export function accountLimit(app: FastifyInstance, perMinute: number) {
  const accounts = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => accounts.get(request) ?? '',
  })
  // One after another: the store hands out the record that it goes on counting in, so of calls that count in the same
  // moment each would read the count of the last.
  let last: ReturnType<typeof count> | undefined
  const countNext = (request: FastifyRequest) => {
    const before = last?.catch(() => undefined) ?? Promise.resolve()
    last = before.then(() => count(request))
    return last
  }
  return async (request: FastifyRequest, { accountId }: Pick<Owned, 'accountId'>): Promise<void> => {
    accounts.set(request, accountId)
    const counted = await countNext(request)
    if (!counted.isAllowed && counted.isExceeded) throw new Refusal('too-many', messages.tooMany, counted.ttlInSeconds)
  }
}
