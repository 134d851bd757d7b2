import type { Outbox } from '#services/sending/outbox.ts'
import { type EmailSender, extraHeaders, oneLine } from './email.ts'

/** Delivers to the outbox: nothing leaves the machine, and the same mail is there once. */
export function embeddedEmail(outbox: Outbox, from: string): EmailSender {
  return {
    name: 'Outbox',
    embedded: true,
    costs: 'nothing',
    idempotent: true,
    from,
    async send(mail) {
      const messageId = `<${mail.key}@${from.split('@')[1]}>`
      await outbox.put({
        accountId: mail.accountId,
        campaignId: mail.campaignId,
        channel: 'email',
        key: mail.key,
        from: `${oneLine(mail.fromName)} <${from}>`,
        to: mail.to,
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: { ...extraHeaders(mail), ...(mail.replyTo && { 'Reply-To': mail.replyTo }), 'Message-ID': messageId },
      })
      return { messageId, delivered: false, kept: true }
    },
    close: async () => {},
  }
}
