import { randomUUID } from 'node:crypto'
import type { SmtpServer } from '#services/email/smtp.server.ts'
import type { SystemMail } from './system-mail.ts'

/** With SMTP, the system's own mail is really sent; RFC 3834 asks to mark it, so that nobody's holiday reply answers it. */
export function smtpSystemMail(server: SmtpServer, from: { name: string; address: string }): SystemMail {
  return {
    name: 'SMTP',
    embedded: false,
    costs: { per: 'mail' },
    send: ({ to, subject, text }) =>
      server.send({
        from,
        to,
        subject,
        text,
        messageId: `<${randomUUID()}@${from.address.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
  }
}
