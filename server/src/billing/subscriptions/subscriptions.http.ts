/** The payment provider's reports, the test checkout and the way to the billing portal: pages and raw bodies, no rows of the table. */
import {
  BILLING_PERIODS,
  BILLING_PORTAL_PATH,
  PAYMENT_WEBHOOK_PATH,
  PLAN_IDS,
  TEST_CHECKOUT_PATH,
  TEST_PORTAL_PATH,
} from '@octavo/contract/plan'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseUnconfirmed } from '#accounts/index.ts'
import type { Ctx, SignedIn } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { Refusal } from '#refusal.ts'
import { handleReport } from './payments.service.ts'
import { portalUrl } from './subscriptions.service.ts'
import { checkoutPage, donePage, NO_SUBSCRIPTION, portalPage } from './test-checkout.html.ts'
import { reportChange, reportPurchase, type SignedReport, testSubscription } from './test-checkout.service.ts'

type Caller = (request: FastifyRequest) => Promise<SignedIn>

const Choice = z.object({
  plan: z.enum(PLAN_IDS),
  period: z.enum(BILLING_PERIODS).default('annual'),
})
const Deed = z.object({ do: z.enum(['cancel', 'resume', 'end']) })
const CHANGES = { cancel: { cancelled: true }, resume: { cancelled: false }, end: { ended: true } } as const

export const planFiles =
  (ctx: Ctx): PlainRoutes =>
  (app, signedIn) => {
    app.register(async (scope) => webhook(scope, ctx))
    app.get(BILLING_PORTAL_PATH, async (request, reply) =>
      reply.redirect(await portalUrl(await signedIn(request)), 303),
    )
    if (ctx.services.payments.kind === 'test') app.register(async (scope) => testPages(scope, ctx, signedIn))
  }

/** The body stays as it came: its signature is over every byte. */
function webhook(scope: FastifyInstance, ctx: Ctx): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.post(PAYMENT_WEBHOOK_PATH, { config: { rateLimit: {} } }, async (request) => {
    const header = request.headers['stripe-signature']
    const outcome = await handleReport(ctx, String(request.body ?? ''), typeof header === 'string' ? header : '')
    return { received: true, outcome }
  })
}

function testPages(scope: FastifyInstance, ctx: Ctx, signedIn: Caller): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  /** Over the same call, with the same signature, as the provider would report it. */
  const deliver = async ({ body, signature }: SignedReport) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await scope.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers, payload: body })
    if (answer.statusCode !== 200) throw new Refusal('conflict', answer.json<{ message: string }>().message)
  }
  scope.get(TEST_CHECKOUT_PATH, async (request, reply) => {
    const buyer = await signedIn(request).catch(() => undefined)
    return html(reply, checkoutPage(Choice.parse(request.query), ctx.config.currency, buyer?.account))
  })
  scope.post(TEST_CHECKOUT_PATH, async (request, reply) => {
    const bought = Choice.parse(request.body)
    await deliver(await reportPurchase(await signedIn(request), bought))
    return html(reply, donePage(bought))
  })
  const customer = async (request: FastifyRequest) => {
    const caller = await signedIn(request)
    refuseUnconfirmed(caller)
    return caller
  }
  scope.get(TEST_PORTAL_PATH, async (request, reply) => {
    const caller = await customer(request)
    return html(reply, portalPage(await testSubscription(caller), ctx.config.currency, caller.account.timeZone))
  })
  scope.post(TEST_PORTAL_PATH, async (request, reply) => {
    const caller = await customer(request)
    const row = await testSubscription(caller)
    if (!row) throw new Refusal('conflict', NO_SUBSCRIPTION)
    await deliver(reportChange(caller, row, CHANGES[Deed.parse(request.body).do]))
    return reply.redirect(TEST_PORTAL_PATH, 303)
  })
}
