import { accountsKnowing, isStopped, optIn, suppress } from '#campaigns/contacts/index.ts'
import { type Ctx, inTransaction, ownedBy } from '#context.ts'
import { wishOf } from './text-replies.rules.ts'

type Reply = { from: string; message: string; messageId: string }

/** One number serves all accounts, and a STOP is said to the number: it holds for everybody who knows the sender's. */
export async function heedReply(ctx: Ctx, { from, message, messageId }: Reply): Promise<void> {
  const wish = wishOf(message)
  if (wish === 'other') return
  const reply = {
    channel: 'sms',
    address: from,
    basis: `answered “${message.slice(0, 100)}”`,
    source: messageId,
  } as const
  await inTransaction(ctx, async (within) => {
    for (const accountId of await accountsKnowing(within, from)) {
      const owned = ownedBy(within, accountId)
      if (wish === 'stop') await suppress(owned, { ...reply, reason: 'stopped' })
      // START undoes a STOP; it agrees to nothing that was never agreed to.
      else if (await isStopped(owned, 'sms', from)) await optIn(owned, { ...reply, wording: message.slice(0, 100) })
    }
  })
}
