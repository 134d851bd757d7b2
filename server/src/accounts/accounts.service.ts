import { type Account, RESET_LINK_HOURS } from '@octavo/contract/account'
import type {
  AccountChange,
  ForgotPassword,
  Login,
  PasswordChange,
  ResetPassword,
  Signup,
} from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { PLANS } from '@octavo/contract/plan'
import type { z } from 'zod'
import { type AccountRow, type Ctx, inTransaction, type Owned, ownedBy, type SignedIn, signedInAs } from '#context.ts'
import { emit } from '#domain-events.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { DAY_MS, HOUR_MS, later } from '#time.ts'
import { accountMade } from './accounts.events.ts'
import * as store from './accounts.store.ts'
import { hashPassword, hashToken, newToken, passwordFits } from './accounts.tokens.ts'
import { commonPasswords } from './common-passwords.ts'
import { addressState, noteConfirmed, sendConfirmation } from './confirmation.service.ts'
import { guess, isBrowserOf } from './guesses.service.ts'
import { isGuessable } from './password.rules.ts'

export const SESSION_DAYS = 30

const LIMITS = {
  signInTries: { most: 60, seconds: 60 },
  signUps: { most: 60, seconds: 3600 },
  resets: { most: 5, seconds: 3600 },
} as const

/** Where somebody asks from: their address, and what this browser keeps of earlier sign-ins. */
export type Visitor = { address: string; browserMark: string | undefined }

/** What a new session hands to the browser. */
export type OpenedSession = { account: AccountRow; token: string; expiresAt: Date }

/** Counts one more and refuses what is over the limit. */
async function limit(ctx: Ctx, key: string, { most, seconds }: { most: number; seconds: number }, message: string) {
  const tries = await store.countAttempt(ctx, store.attemptsNow(ctx, key, seconds))
  if (tries > most) throw new Refusal('too-many', message, seconds)
}

/** Asked where a password is set, never where one is entered: who has an old one must be able to come in. */
function refuseGuessable(
  password: string,
  { email, firstName, lastName }: Pick<AccountRow, 'email' | 'firstName' | 'lastName'>,
): void {
  if (isGuessable(password, [email, firstName, lastName], commonPasswords()))
    throw new Refusal('invalid', messages.account.passwordGuessable).about('password')
}

export async function signUp(ctx: Ctx, form: z.output<typeof Signup>, address: string): Promise<OpenedSession> {
  if (ctx.config.signUp === 'closed') throw new Refusal('forbidden', messages.account.signUpClosed)
  refuseGuessable(form.password, form)
  await limit(ctx, `sign-up ${address}`, LIMITS.signUps, messages.account.tooManySignUps)
  const passwordHash = await hashPassword(form.password)
  const account = await inTransaction(ctx, async (within) => {
    const made = await store.insertAccount(within, {
      email: form.email,
      firstName: form.firstName,
      lastName: form.lastName,
      phone: form.phone,
      country: form.country,
      countryCode: form.countryCode,
      passwordHash,
      timeZone: form.timeZone ?? 'UTC',
      trialEndsAt: later(ctx.now(), PLANS.starter.trialDays * DAY_MS),
    })
    if (!made) throw new Refusal('conflict', messages.account.emailTaken)
    await emit(ownedBy(within, made.id), accountMade, { account: made, ref: form.ref, channel: form.via })
    return made
  })
  // Nobody waits for a mail server to get in; another link can be asked for.
  sendConfirmation(ctx, account).catch((error) => ctx.log.error('A confirmation could not be sent', error))
  return openSession(ctx, account)
}

export async function signIn(ctx: Ctx, form: z.output<typeof Login>, visitor: Visitor): Promise<OpenedSession> {
  const { address, browserMark } = visitor
  await limit(ctx, `tries ${address}`, LIMITS.signInTries, messages.tooMany)
  const account = await store.accountByEmail(ctx, form.email)
  const isKnownBrowser = isBrowserOf(ctx, browserMark, account?.id)
  const isRight = await guess(ctx, { email: form.email, address, isKnownBrowser }, () =>
    passwordFits(account?.passwordHash, form.password),
  )
  if (!isRight || !account) throw new Refusal('signed-out', messages.account.wrongSignIn)
  return openSession(ctx, account)
}

export async function openSession(ctx: Ctx, account: AccountRow): Promise<OpenedSession> {
  const { token, tokenHash } = newToken()
  const expiresAt = later(ctx.now(), SESSION_DAYS * DAY_MS)
  await store.insertSession(ctx, { tokenHash, accountId: account.id, expiresAt })
  return { account, token, expiresAt }
}

export const closeSession = async (ctx: Ctx, token: string | undefined): Promise<void> => {
  const accountId = token && (await store.deleteSession(ctx, hashToken(token)))
  if (accountId) await notify({ ...ctx, accountId }, { type: 'sessions' })
}

/** Whose a session was when it was last asked for; whether it still is, is asked each time. */
const owners = new WeakMap<Ctx['figures'], Map<string, string>>()
const MOST_OWNERS = 10_000

/** The account a session is of. It is read once for all calls of a moment, and anew as soon as one of the account's rows is changed, as the session is when it ends. */
export async function accountOfSession(ctx: Ctx, token: string | undefined): Promise<AccountRow | undefined> {
  if (!token) return undefined
  const tokenHash = hashToken(token)
  const known = owners.get(ctx.figures) ?? new Map<string, string>()
  owners.set(ctx.figures, known)
  const read = () => store.accountBySession(ctx, tokenHash)
  const accountId = known.get(tokenHash)
  if (accountId) return ctx.figures.of({ accountId, now: ctx.now }, `session ${tokenHash}`, read)
  const account = await read()
  if (known.size >= MOST_OWNERS) known.clear()
  if (account) known.set(tokenHash, account.id)
  return account
}

/** Always gives the same answer at once; the mail is written after the reply, so that its timing reveals nothing either. */
export function forgotPassword(ctx: Ctx, form: z.output<typeof ForgotPassword>): { message: string } {
  sendReset(ctx, form.email).catch((error) => ctx.log.error('A password reset could not be sent', error))
  return { message: messages.account.resetSent }
}

async function sendReset(ctx: Ctx, email: string): Promise<void> {
  const { most, seconds } = LIMITS.resets
  if ((await store.countAttempt(ctx, store.attemptsNow(ctx, `reset ${email}`, seconds))) > most) return
  const account = await store.accountByEmail(ctx, email)
  if (!account) return
  const { token, tokenHash } = newToken()
  const expiresAt = later(ctx.now(), RESET_LINK_HOURS * HOUR_MS)
  await store.insertReset(ctx, { tokenHash, accountId: account.id, expiresAt })
  await ctx.services.systemMail.send({
    to: account.email,
    subject: 'Set a new Octavo password',
    text: `Hello ${account.firstName},\n\nopen this link to set a new password. It works once and for one hour:\n\n${ctx.config.publicUrl}/api/login?token=${token}\n\nIf you did not ask for it, nothing needs to be done.\n`,
  })
}

/**
 * Sets the new password and ends every session of the account, including a thief's. The link came by mail, so the address is
 * the account's, and whoever had it is no stranger to it.
 */
export async function resetPassword(ctx: Ctx, form: z.output<typeof ResetPassword>): Promise<{ accountId: string }> {
  const passwordHash = await hashPassword(form.password)
  return inTransaction(ctx, async (within) => {
    const accountId = await store.redeemReset(within, hashToken(form.token))
    const account = accountId && (await store.accountById(within, accountId))
    if (!account) throw new Refusal('invalid', messages.account.resetLinkDead)
    refuseGuessable(form.password, account)
    await store.setPassword(within, account.id, passwordHash)
    await endSessions(within, account.id)
    await noteConfirmed(within, account.id)
    return { accountId: account.id }
  })
}

/** Ends the account's sessions, except the one that is kept. */
async function endSessions(ctx: Ctx, accountId: string, kept?: string): Promise<void> {
  await store.deleteSessionsOf(ctx, accountId, kept)
  await notify({ ...ctx, accountId }, { type: 'sessions' })
}

/** Refuses whoever sits at a signed-in browser without knowing the password; after ten wrong ones it refuses for a while. */
export async function confirmPassword(ctx: SignedIn, password: string, address: string): Promise<void> {
  const { email, passwordHash } = ctx.account
  const isRight = await guess(ctx, { email, address, isKnownBrowser: true }, () => passwordFits(passwordHash, password))
  if (!isRight) throw new Refusal('forbidden', messages.account.wrongPassword)
}

/** Sets the new password and ends every other session. */
export async function changePassword(
  ctx: SignedIn,
  form: z.output<typeof PasswordChange>,
  token: string | undefined,
  address: string,
): Promise<{ message: string }> {
  await confirmPassword(ctx, form.currentPassword, address)
  refuseGuessable(form.password, ctx.account)
  const passwordHash = await hashPassword(form.password)
  await inTransaction(ctx, async (within) => {
    await store.setPassword(within, ctx.accountId, passwordHash)
    await endSessions(within, ctx.accountId, token && hashToken(token))
  })
  return { message: messages.account.passwordChanged }
}

export const updateAccount = async (ctx: SignedIn, change: z.output<typeof AccountChange>): Promise<AccountRow> => {
  const patch = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return Object.keys(patch).length === 0 ? ctx.account : ((await store.updateAccount(ctx, patch)) ?? ctx.account)
}

/** The account as its owner's browser may see it. */
export const accountView = (ctx: Ctx, account: AccountRow): Account => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  address: addressState(ctx, account),
  timeZone: account.timeZone,
  currency: ctx.config.currency,
})

/** The context of work that goes on for an account while nobody is signed in, with the services that its plan gives it. */
export async function workingFor(ctx: Ctx, accountId: string): Promise<Owned> {
  const account = await store.accountById(ctx, accountId)
  return account ? signedInAs(ctx, account) : ownedBy(ctx, accountId)
}

const LOCAL_EMAIL = 'owner@localhost'

/** The owner of a folder that has no server: an account that nobody can sign in to. */
export async function localAccount(ctx: Ctx): Promise<AccountRow> {
  const known = await store.accountByEmail(ctx, LOCAL_EMAIL)
  if (known) return known
  const made = await store.insertAccount(ctx, {
    email: LOCAL_EMAIL,
    firstName: 'Owner',
    plan: 'elite',
    lastName: '',
    passwordHash: await hashPassword(newToken().token),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return made ?? localAccount(ctx)
}
