import { accountRoutes } from '@octavo/contract/account'
import { accountSchemas } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { type Ctx, ownedBy } from '#context.ts'
import { emit } from '#domain-events.ts'
import { addressOf } from '#http/address.ts'
import type { PlainRoutes } from '#http/app.ts'
import { serve } from '#http/serve.ts'
import {
  BROWSER_COOKIE,
  endSessionCookie,
  sessionToken,
  setBrowserCookie,
  setSessionCookie,
  VIA_COOKIE,
} from '#http/session.ts'
import { signedUp } from './accounts.events.ts'
import {
  accountView,
  changePassword,
  closeSession,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  updateAccount,
} from './accounts.service.ts'
import { confirmAddress, sendAgain } from './confirmation.service.ts'
import { browserMark } from './guesses.service.ts'

export const accountsServed = serve(accountRoutes, accountSchemas, {
  me: (ctx) => accountView(ctx, ctx.account),
  signup: async (ctx, { body, request, reply }) => {
    const session = await signUp(ctx, body, addressOf(request))
    setSessionCookie(ctx, reply, session)
    setBrowserCookie(ctx, reply, browserMark(ctx, session.account.id))
    // Whoever came by a campaign's link counts for it; a failure to count it must not turn anybody away.
    const via = request.cookies[VIA_COOKIE]
    await emit(ownedBy(ctx, session.account.id), signedUp, { via }).catch((error) =>
      ctx.log.error('A sign-up was not counted', error),
    )
    return { user: accountView(ctx, session.account) }
  },
  login: async (ctx, { body, request, reply }) => {
    const session = await signIn(ctx, body, {
      address: addressOf(request),
      browserMark: request.cookies[BROWSER_COOKIE],
    })
    setSessionCookie(ctx, reply, session)
    setBrowserCookie(ctx, reply, browserMark(ctx, session.account.id))
    return { user: accountView(ctx, session.account) }
  },
  logout: async (ctx, { request, reply }) => {
    await closeSession(ctx, sessionToken(request))
    endSessionCookie(reply)
    return { message: messages.account.loggedOut }
  },
  forgotPassword: (ctx, { body }) => forgotPassword(ctx, body),
  resetPassword: async (ctx, { body, reply }) => {
    const { accountId } = await resetPassword(ctx, body)
    setBrowserCookie(ctx, reply, browserMark(ctx, accountId))
    return { message: messages.account.resetDone }
  },
  confirmAddress: (ctx, { body }) => confirmAddress(ctx, body),
  sendConfirmation: (ctx) => sendAgain(ctx),
  update: async (ctx, { body }) => ({ user: accountView(ctx, await updateAccount(ctx, body)) }),
  changePassword: (ctx, { body, request }) => changePassword(ctx, body, sessionToken(request), addressOf(request)),
})

/** The plain link of the specification: ends the session and shows the landing page. */
export const logoutLink =
  (ctx: Ctx): PlainRoutes =>
  (app) => {
    app.get('/api/logout', async (request, reply) => {
      await closeSession(ctx, sessionToken(request))
      endSessionCookie(reply)
      return reply.redirect('/')
    })
  }
