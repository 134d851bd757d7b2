/** A message as it would have been handed to the outside. */
export type OutboxEntry = {
  accountId: string
  channel: 'email' | 'sms'
  /** The same key of an account is one message, however often it is put. */
  key: string
  campaignId: string | null
  from: string
  to: string
  /** Empty for texts. */
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
}

/** Where the embedded mail and text services deliver to; its owner looks at it on a page. */
export interface Outbox {
  put(entry: OutboxEntry): Promise<void>
}
