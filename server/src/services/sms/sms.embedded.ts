import { NotSent } from '#services/sending/not-sent.ts'
import type { Outbox } from '#services/sending/outbox.ts'
import { E164, LONGEST_TEXT, type SmsSender, TOO_LONG } from './sms.ts'

/** Delivers to the outbox: nothing leaves the machine, and the same text is there once. */
export function embeddedSms(outbox: Outbox): SmsSender {
  return {
    name: 'Outbox',
    embedded: true,
    costs: 'nothing',
    idempotent: true,
    from: 'Outbox',
    async send({ key, accountId, campaignId, to, body }) {
      if (!E164.test(to)) throw new NotSent('address', `${to} is not a phone number with its country code.`)
      if (body.length > LONGEST_TEXT) throw new NotSent('sender', TOO_LONG)
      const entry = { accountId, campaignId, key, to, from: 'Outbox', subject: '', text: body, html: null, headers: {} }
      await outbox.put({ ...entry, channel: 'sms' })
      return { messageId: key, delivered: false, kept: true }
    },
  }
}
