import type { Service } from '#services/service.ts'

/** One text to one phone, written and ready to go. */
export type Text = {
  /** The same text has the same key, however often it is sent. */
  key: string
  accountId: string
  campaignId: string | null
  /** E.164, such as +4915112345678. */
  to: string
  body: string
}

export type SentText = {
  messageId: string /** Whether it is known to have arrived. */
  delivered: boolean /** Whether it stands in the outbox and went nowhere. */
  kept: boolean
}

/** Sends texts. Failures are thrown as `NotSent`. */
export interface SmsSender extends Service {
  /** Sending the same key again delivers nothing again. */
  readonly idempotent: boolean
  /** The number or name that texts come from. */
  readonly from: string
  send(text: Text): Promise<SentText>
}

/** The longest body that every service takes. */
export const LONGEST_TEXT = 1600
export const TOO_LONG = `A text holds at most ${LONGEST_TEXT} characters.`
export const E164 = /^\+[1-9]\d{7,14}$/
