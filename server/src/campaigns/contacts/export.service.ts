import { Readable } from 'node:stream'
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
  'source',
  'status',
  'smsStatus',
  'createdAt',
] as const

/** All contacts of the account as CSV text, read as it is sent. */
export const exportContacts = (ctx: Owned): Readable => Readable.from(lines(ctx))

async function* lines(ctx: Owned): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  for (
    let last = 0, page = await contactsAfter(ctx, 0, PAGE);
    page.length > 0;
    page = await contactsAfter(ctx, last, PAGE)
  ) {
    last = page.at(-1)?.number ?? last
    yield page
      .map(contactView)
      .map((contact) => `${COLUMNS.map((name) => cell(contact[name] ?? '')).join(',')}\r\n`)
      .join('')
  }
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe; phone numbers stay as they are. */
function cell(text: string): string {
  const safe = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
