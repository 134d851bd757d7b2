import { type EmailSender, extraHeaders, oneLine } from './email.ts'
import type { SmtpServer } from './smtp.server.ts'

/** Sends through a mail server. SMTP knows no idempotency: whether a mail arrived after a broken line, nobody can ask. */
export function smtpEmail(server: SmtpServer, from: string): EmailSender {
  return {
    name: 'SMTP',
    embedded: false,
    costs: { per: 'mail' },
    idempotent: false,
    from,
    async send(mail) {
      const messageId = `<${mail.key}@${from.split('@')[1]}>`
      await server.send({
        from: { name: oneLine(mail.fromName), address: from },
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        to: mail.to,
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        messageId,
        headers: extraHeaders(mail),
      })
      return { messageId, delivered: false, kept: false }
    },
    close: () => server.close(),
  }
}
