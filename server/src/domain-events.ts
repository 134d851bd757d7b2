/**
 * How an earlier layer tells a later one: it says what happened and knows nobody who listens. Listeners are called one after
 * the other in the caller's own transaction, so that they and the deed hold together or not at all.
 */
import type { Owned } from '#context.ts'

declare const payload: unique symbol

/** Something that happens to an account's things, with what listeners are told of it. */
export type DomainEvent<Payload> = { readonly name: string; readonly [payload]?: Payload }

export type Listener = {
  readonly event: DomainEvent<unknown>
  readonly does: (ctx: Owned, told: never) => Promise<unknown>
}

export const defineEvent = <Payload = void>(name: string): DomainEvent<Payload> => ({ name })

/** Has something done whenever the event happens. A feature lists its subscriptions in its declaration. */
export const on = <Payload>(
  event: DomainEvent<Payload>,
  does: (ctx: Owned, told: Payload) => Promise<unknown>,
): Listener => ({ event: event as DomainEvent<unknown>, does })

/** Tells every listener; what one of them throws undoes the caller's transaction. */
export async function emit<Payload>(ctx: Owned, event: DomainEvent<Payload>, told: Payload): Promise<void> {
  for (const { event: heard, does } of ctx.listeners) if (heard.name === event.name) await does(ctx, told as never)
}
