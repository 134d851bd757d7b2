/**
 * Whose mailbox an address is. It is asked where plans are sold: there a payment is claimed, and a referral earned, by an
 * address. On an owner's own machine nobody is asked.
 */
import { type Account, CONFIRM_LINK_HOURS, confirmPath } from '@octavo/contract/account'
import type { AddressConfirmation } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import { type AccountRow, type Ctx, inTransaction, ownedBy, type SignedIn } from '#context.ts'
import { emit } from '#domain-events.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { HOUR_MS, later } from '#time.ts'
import { addressConfirmed } from './accounts.events.ts'
import * as store from './accounts.store.ts'
import { hashToken, newToken } from './accounts.tokens.ts'

const LINKS = { most: 5, seconds: 3600 }

/** Whether the account has still to show that its address is its own. */
export const isUnconfirmed = (
  { config }: Pick<Ctx, 'config'>,
  { emailConfirmedAt }: Pick<AccountRow, 'emailConfirmedAt'>,
): boolean => config.payments.trialEnds && emailConfirmedAt === null

export function addressState(ctx: Ctx, account: AccountRow): Account['address'] {
  if (!isUnconfirmed(ctx, account)) return 'confirmed'
  return ctx.services.systemMail.embedded ? 'by-operator' : 'by-mail'
}

/** Whatever was paid with an address is shown to nobody but its owner. */
export function refuseUnconfirmed(ctx: SignedIn): void {
  if (isUnconfirmed(ctx, ctx.account)) throw new Refusal('forbidden', messages.account.confirmFirst)
}

/** The link to a page that confirms when its button is pressed: programs that look through mail open links, too. */
export async function sendConfirmation(ctx: Ctx, account: AccountRow): Promise<void> {
  if (!isUnconfirmed(ctx, account)) return
  const { token, tokenHash } = newToken()
  const expiresAt = later(ctx.now(), CONFIRM_LINK_HOURS * HOUR_MS)
  await store.insertConfirmation(ctx, { tokenHash, accountId: account.id, expiresAt })
  await ctx.services.systemMail.send({
    to: account.email,
    subject: 'Confirm your email address for Octavo',
    text: `Hello ${account.firstName},\n\nopen this link and press Confirm, so that we know that this address is yours. It works once and for ${CONFIRM_LINK_HOURS} hours:\n\n${ctx.config.publicUrl}${confirmPath(token)}\n\nIf you did not create an account, somebody else has given your address. Do not confirm it; nothing more needs to be done.\n`,
  })
}

/** Sends another link, or has it shown to whoever runs the installation. */
export async function sendAgain(ctx: SignedIn): Promise<{ message: string }> {
  const state = addressState(ctx, ctx.account)
  if (state === 'confirmed') return { message: messages.account.confirmed }
  const asked = await store.countAttempt(ctx, store.attemptsNow(ctx, `confirm ${ctx.accountId}`, LINKS.seconds))
  if (asked > LINKS.most) throw new Refusal('too-many', messages.account.tooManyConfirmations, LINKS.seconds)
  await sendConfirmation(ctx, ctx.account).catch((error) => {
    ctx.log.error('A confirmation could not be sent', error)
    throw new Refusal('unavailable', messages.account.confirmNotSent)
  })
  return { message: messages.account[state === 'by-mail' ? 'confirmSent' : 'confirmWithOperator'] }
}

/** Whoever brings a mailed link has read the account's mail, signed in or not. */
export async function confirmAddress(
  ctx: Ctx,
  { token }: z.output<typeof AddressConfirmation>,
): Promise<{ message: string }> {
  await inTransaction(ctx, async (within) => {
    const accountId = await store.redeemConfirmation(within, hashToken(token))
    if (!accountId) throw new Refusal('invalid', messages.account.confirmLinkDead)
    await noteConfirmed(within, accountId)
  })
  return { message: messages.account.confirmed }
}

/** Something that was mailed to the address has come back, in the caller's transaction. */
export async function noteConfirmed(ctx: Ctx, accountId: string): Promise<void> {
  const account = await store.noteAddressConfirmed(ctx, accountId)
  if (!account) return
  const owned = ownedBy(ctx, accountId)
  await emit(owned, addressConfirmed, { account })
  await notify(owned, { type: 'account' })
}
