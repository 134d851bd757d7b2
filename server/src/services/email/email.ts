import type { Service } from '#services/service.ts'

/** One mail to one person, written and ready to go. */
export type Mail = {
  /** The same mail has the same key, however often it is sent. */
  key: string
  accountId: string
  campaignId: string | null
  /** Shown as the sender, before the provider's address. */
  fromName: string
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  /** Where one POST ends the subscription (RFC 8058); null for mail that is no marketing, such as a request to confirm. */
  unsubscribeUrl: string | null
  /** Tells one sender's mail from another's (RFC 2919), such as `campaigns.1a2b`. */
  listId: string | null
}

export type SentMail = {
  messageId: string
  /** Whether it is known to have arrived; a mail server only says that it took it. */
  delivered: boolean
  /** Whether it stands in the outbox and went nowhere. */
  kept: boolean
}

/** Sends mail. Failures are thrown as `NotSent`. */
export interface EmailSender extends Service {
  /** Sending the same key again delivers nothing again. */
  readonly idempotent: boolean
  /** The address that mails come from. */
  readonly from: string
  send(mail: Mail): Promise<SentMail>
  close(): Promise<void>
}

/** Headers of a mail beside the usual ones. A text cannot end its header: line breaks become spaces. */
export function extraHeaders(mail: Mail): Record<string, string> {
  const marketing: Record<string, string> = mail.unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      }
    : { 'Auto-Submitted': 'auto-generated' }
  const list: Record<string, string> = mail.listId ? { 'List-ID': `<${mail.listId}>` } : {}
  return { ...marketing, ...list, 'X-Octavo-Message': mail.key }
}

export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
