/** Reads one row of an import: what it means, or why it cannot be taken. */
import { CONTACT_LIMITS, tidyTags } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import type { RawContact } from './long-import.store.ts'
import { readPhone } from './phone.rules.ts'

export type ContactValues = {
  email: string
  firstName: string
  lastName: string
  phone: string
  textNumber: string | null
  timeZone: string | null
  smsConsent: boolean
  tags: string[]
}

export type ReadRow =
  | { ok: true; values: ContactValues; warning?: string }
  | { ok: false; email: string; reason: string }

const LONGEST_EMAIL = 254
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const SAID_YES = new Set(['yes', 'y', 'true', '1', 'x', 'on'])

export const isYes = (text: string): boolean => SAID_YES.has(text.trim().toLowerCase())

/** `dialCode` is that of the account's country, for numbers written without one. */
export function readRow(raw: RawContact, { dialCode, smsForAll }: { dialCode: string; smsForAll: boolean }): ReadRow {
  const email = raw.email.trim().toLowerCase()
  const refuse = (reason: string): ReadRow => ({ ok: false, email: email.slice(0, LONGEST_EMAIL), reason })
  if (!email) return refuse(messages.contact.emailMissing)
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) return refuse('This is not an email address.')
  const [firstName, lastName, phone] = [raw.firstName, raw.lastName, raw.phone].map(tidy) as [string, string, string]
  const most = CONTACT_LIMITS.name
  if (firstName.length > most || lastName.length > most) return refuse(`A name has at most ${most} characters.`)
  if (phone.length > CONTACT_LIMITS.phone)
    return refuse(`A phone number has at most ${CONTACT_LIMITS.phone} characters.`)
  const timeZone = raw.timeZone.trim()
  if (timeZone && !isTimeZone(timeZone)) return refuse('This time zone is not known; write it like Europe/Berlin.')
  const tags = tidyTags((raw.tags ?? '').replaceAll('"', '').split(/[,;|]/))
  if (tags.length > CONTACT_LIMITS.tags) return refuse(messages.contact.tooManyTags)
  if (tags.some((tag) => tag.length > CONTACT_LIMITS.tag)) return refuse(messages.contact.tagTooLong)
  const textNumber = readPhone(phone, dialCode)
  const smsConsent = textNumber !== null && (raw.smsConsent === undefined ? smsForAll : isYes(raw.smsConsent))
  const values = { email, firstName, lastName, phone, textNumber, timeZone: timeZone || null, smsConsent, tags }
  return { ok: true, values, ...(phone && !textNumber && { warning: messages.contact.phoneUnusable }) }
}

/** Control characters, line breaks among them, have no place in a name. */
const tidy = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Two rows of one address in the same import are one contact: what the later one says counts. */
export function mergeRows(earlier: ContactValues, later: ContactValues): ContactValues {
  const phone = later.phone ? later : earlier
  return {
    email: later.email,
    firstName: later.firstName || earlier.firstName,
    lastName: later.lastName || earlier.lastName,
    phone: phone.phone,
    textNumber: phone.textNumber,
    timeZone: later.timeZone ?? earlier.timeZone,
    tags: [...new Set([...earlier.tags, ...later.tags])],
    smsConsent: phone.smsConsent || (phone.textNumber === earlier.textNumber && earlier.smsConsent),
  }
}
