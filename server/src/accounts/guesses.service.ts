/** How often a password may be guessed. Whoever asks for it goes through here. */
import { messages } from '@octavo/contract/messages'
import type { Ctx } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { sealId, unsealId } from '#signing.ts'
import * as store from './accounts.store.ts'

/**
 * Wrong passwords for an account from one address, and from all addresses together. The second limit is not one that a
 * stranger can lock the owner out with: browsers in which somebody has signed in to the account before are counted by themselves.
 */
const FROM_ONE_ADDRESS = { most: 10, seconds: 900 }
const FROM_ALL_ADDRESSES = { most: 100, seconds: 3600 }

type Guess = { email: string; address: string; isKnownBrowser: boolean }

/** Counts before the password is compared, so that guesses sent at once are not compared at once, and takes it back when it was right. */
export async function guess(ctx: Ctx, { email, address, isKnownBrowser }: Guess, isRight: () => Promise<boolean>) {
  const here = store.attemptsNow(ctx, `sign-in ${email} ${address}`, FROM_ONE_ADDRESS.seconds)
  const who = isKnownBrowser ? 'known browsers' : 'strangers'
  const anywhere = store.attemptsNow(ctx, `sign-in ${email} by ${who}`, FROM_ALL_ADDRESSES.seconds)
  if ((await store.countAttempt(ctx, here)) > FROM_ONE_ADDRESS.most)
    throw new Refusal('too-many', messages.account.tooManySignIns, FROM_ONE_ADDRESS.seconds)
  if ((await store.countAttempt(ctx, anywhere)) > FROM_ALL_ADDRESSES.most)
    throw new Refusal('too-many', messages.account.tooManyGuesses, FROM_ALL_ADDRESSES.seconds)
  if (!(await isRight())) return false
  await store.giveBackAttempt(ctx, here)
  await store.giveBackAttempt(ctx, anywhere)
  return true
}

const PURPOSE = 'browser of account'

/** What a browser keeps once somebody has signed in to the account in it. It opens nothing by itself. */
export const browserMark = ({ secret }: Pick<Ctx, 'secret'>, accountId: string): string =>
  sealId(secret, PURPOSE, accountId)

export const isBrowserOf = ({ secret }: Pick<Ctx, 'secret'>, mark: string | undefined, accountId: string | undefined) =>
  mark !== undefined && accountId !== undefined && unsealId(secret, PURPOSE, mark) === accountId
