import { Readable } from 'node:stream'
import type { ContactFilter } from '@octavo/contract/contact'
import type { Owned } from '#context.ts'
import { contactView } from './contacts.service.ts'
import { contactsAfter } from './contacts.store.ts'

const PAGE = 1_000
const COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'timeZone',
  'tags',
  'source',
  'status',
  'smsStatus',
  'createdAt',
] as const

/** The contacts that fit as CSV text, read as it is sent. */
export const exportContacts = (ctx: Owned, filter: ContactFilter = {}): Readable => Readable.from(lines(ctx, filter))

async function* lines(ctx: Owned, filter: ContactFilter): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  for (
    let last = 0, page = await contactsAfter(ctx, 0, PAGE, filter);
    page.length > 0;
    page = await contactsAfter(ctx, last, PAGE, filter)
  ) {
    last = page.at(-1)?.number ?? last
    yield page
      .map(contactView)
      .map(({ tags, ...contact }) => ({ ...contact, tags: tags.join('; ') }))
      .map((contact) => `${COLUMNS.map((name) => cell(contact[name] ?? '')).join(',')}\r\n`)
      .join('')
  }
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe; phone numbers stay as they are. */
function cell(text: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
