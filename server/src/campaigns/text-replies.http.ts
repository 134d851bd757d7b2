/** What people answer to texts, as Twilio hands it over: STOP and START take effect at once. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import type { PlainRoutes } from '#http/app.ts'
import { Refusal } from '#refusal.ts'
import { heedReply } from './text-replies.service.ts'

const PATH = '/hooks/twilio/inbound'
const FORM_BYTES = 65_536

export const textReplies =
  (ctx: Ctx): PlainRoutes =>
  (app) => {
    const { twilio } = ctx.config
    if (!twilio) return
    app.register(async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      scope.post(PATH, { bodyLimit: FORM_BYTES, config: { anyOrigin: true } }, async (request, reply) => {
        const form = (request.body ?? {}) as Record<string, string>
        refuseForged(request, `${ctx.config.publicUrl}${request.url}`, twilio.authToken, form)
        await heedReply(ctx, { from: form.From ?? '', message: form.Body ?? '', messageId: form.MessageSid ?? '' })
        // The service answers STOP and HELP itself.
        return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>')
      })
    })
  }

/** The address it was sent to and the form, sorted by name, under the account's token (Twilio, "Validating requests"). */
function refuseForged(request: FastifyRequest, url: string, token: string, form: Record<string, string>): void {
  const fields = Object.keys(form).sort()
  const signed = createHmac('sha1', token)
    .update(url + fields.map((name) => name + form[name]).join(''))
    .digest()
  const given = Buffer.from(String(request.headers['x-twilio-signature'] ?? ''), 'base64')
  if (given.length !== signed.length || !timingSafeEqual(given, signed))
    throw new Refusal('forbidden', 'The signature is not right.')
}
