/** A CSV row by row: nothing of it is kept in memory. */
import { Readable } from 'node:stream'
import { CONTACT_LIMITS, CSV_COLUMNS } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { parse } from 'csv-parse'
import { Refusal } from '#refusal.ts'
import type { ImportRow, RawContact } from './long-import.store.ts'

type Column = (typeof CSV_COLUMNS)[number]

const LONGEST_ROW = 100_000
const PIECE = 16_384
const UNREADABLE = 'From here on the file cannot be read: look for a quotation mark that is not closed.'
const DELIMITERS = [',', ';', '\t', '|']

// Other programs have other names for the same columns.
const ALSO: Record<string, Column> = {
  emailaddress: 'email',
  mail: 'email',
  emails: 'email',
  givenname: 'firstName',
  first: 'firstName',
  forename: 'firstName',
  familyname: 'lastName',
  last: 'lastName',
  surname: 'lastName',
  phonenumber: 'phone',
  mobile: 'phone',
  mobilephone: 'phone',
  cell: 'phone',
  telephone: 'phone',
  tel: 'phone',
  textconsent: 'smsConsent',
  smsoptin: 'smsConsent',
  timezone: 'timeZone',
  tag: 'tags',
  labels: 'tags',
  groups: 'tags',
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** Which column stands in which place; refuses a file whose first row names no email column, or more columns than anybody needs. */
export function columnsOf(header: string[]): Partial<Record<Column, number>> {
  if (header.length > CONTACT_LIMITS.csvColumns)
    throw new Refusal('invalid', messages.contact.tooManyColumns(CONTACT_LIMITS.csvColumns))
  const known = new Map<string, Column>(CSV_COLUMNS.map((name) => [plain(name), name]))
  const columns: Partial<Record<Column, number>> = {}
  for (const [place, name] of header.entries()) {
    const column = known.get(plain(name)) ?? ALSO[plain(name)]
    if (column) columns[column] ??= place
  }
  if (columns.email === undefined) throw new Refusal('invalid', messages.contact.headerMissing)
  return columns
}

/** The delimiter that the first line has most of. */
export function delimiterOf(start: string): string {
  const line = start.replace(/^\uFEFF?[\r\n]*/, '').split(/[\r\n]/)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

export async function* readCsv(source: string | Readable): AsyncGenerator<ImportRow> {
  const { start, all } = await peek(source)
  const broken: ImportRow[] = []
  const parser = all.pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(start),
      info: true,
      max_record_size: LONGEST_ROW,
      on_skip: (error) => void broken.push({ row: Number(error?.lines ?? 0), broken: UNREADABLE }),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
    }),
  )
  all.once('error', (error) => parser.destroy(error))
  let columns: Partial<Record<Column, number>> | undefined
  let rows = 0
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (!columns) columns = columnsOf(record)
    else if (++rows + broken.length > CONTACT_LIMITS.csvRows)
      throw new Refusal('too-large', messages.contact.tooManyRows(CONTACT_LIMITS.csvRows))
    else if (record.length > CONTACT_LIMITS.csvColumns)
      yield { row: info.lines, broken: messages.contact.rowTooWide(CONTACT_LIMITS.csvColumns) }
    else if (record.some(Boolean)) yield { row: info.lines, raw: rawRow(record, columns) }
  }
  if (!columns) throw new Refusal('invalid', messages.contact.headerMissing)
  yield* broken
}

function rawRow(record: string[], columns: Partial<Record<Column, number>>): RawContact {
  const at = (column: Column) =>
    columns[column] === undefined ? '' : (record[columns[column]] ?? '').slice(0, CONTACT_LIMITS.csvCell)
  return {
    email: at('email'),
    firstName: at('firstName'),
    lastName: at('lastName'),
    phone: at('phone'),
    timeZone: at('timeZone'),
    ...(columns.tags !== undefined && { tags: at('tags') }),
    ...(columns.smsConsent !== undefined && { smsConsent: at('smsConsent') }),
  }
}

/** Reads the beginning without consuming it. */
async function peek(source: string | Readable): Promise<{ start: string; all: Readable }> {
  if (typeof source === 'string')
    return { start: source.slice(0, LONGEST_ROW), all: Readable.from(inPieces(Buffer.from(source))) }
  const pieces: Buffer[] = []
  const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  while (
    !Buffer.concat(pieces)
      .toString('latin1')
      .trim()
      .match(/[\r\n]/)
  ) {
    const { value, done } = await iterator.next()
    if (done) break
    pieces.push(Buffer.from(value))
    if (Buffer.concat(pieces).length > LONGEST_ROW) break
  }
  const rest = async function* () {
    yield* pieces
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { start: Buffer.concat(pieces).toString(), all: Readable.from(rest()) }
}

/** What is handed to the parser at once it parses at once, and nobody has a turn in between. */
function* inPieces(source: Buffer): Generator<Buffer> {
  for (let from = 0; from < source.length; from += PIECE) yield source.subarray(from, from + PIECE)
}
