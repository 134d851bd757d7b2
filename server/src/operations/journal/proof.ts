/** What makes a journal whole. The hashes are made in the database (`journal_seal`), and looked after here, apart from it. */
import { createHash } from 'node:crypto'
import type { JournalHead, JournalProof } from '@octavo/contract/journal'

export type ChainedEntry = {
  number: number
  at: Date
  kind: string
  about: string | null
  person: string | null
  entry: string
  before: string
  hash: string
}
/** Who a token stands for, with what it was made of. */
export type Person = { token: string; salt: string; data: string }

type Flaw = JournalProof['flaws'][number]

const MOST_FLAWS = 20

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The hash of an entry: of the one before, its number and its text, a line each. SHA-256, in hexadecimal digits. */
export const hashOf = ({ before, number, entry }: Pick<ChainedEntry, 'before' | 'number' | 'entry'>): string =>
  sha256(`${before}\n${number}\n${entry}`)

const isWhose = ({ token, salt, data }: Person): boolean => token === sha256(`${salt}\n${data}`)

/** Whether the columns that lists are made of say what the hashed text says. */
function tellsTheSame(row: ChainedEntry): boolean {
  const told = JSON.parse(row.entry) as { at: string; kind: string; about: string | null; person: string | null }
  return (
    told.at === row.at.toISOString() && told.kind === row.kind && told.about === row.about && told.person === row.person
  )
}

/**
 * Looks through a journal from its first entry to its last, a page at a time. `known` is a head that an export brought back:
 * an entry that it knows and that is not there, or is another, was taken away.
 */
export async function proofOf(
  pages: AsyncIterable<{ entries: readonly ChainedEntry[]; people: ReadonlyMap<string, Person> }>,
  known?: JournalHead,
): Promise<JournalProof> {
  const flaws: Flaw[] = []
  let head: JournalHead | null = null
  let entries = 0
  let erased = 0
  for await (const page of pages) {
    for (const row of page.entries) {
      flaws.push(...flawsOf(row, head, page.people, known))
      if (row.person !== null && !page.people.has(row.person)) erased++
      head = { number: row.number, hash: row.hash }
      entries++
    }
  }
  if (known && known.number > (head?.number ?? 0)) flaws.push({ number: known.number, flaw: 'cut' })
  return { entries, head, erased, flaws: flaws.slice(0, MOST_FLAWS) }
}

function flawsOf(
  row: ChainedEntry,
  last: JournalHead | null,
  people: ReadonlyMap<string, Person>,
  known: JournalHead | undefined,
): Flaw[] {
  const { number } = row
  const expected = (last?.number ?? 0) + 1
  const person = row.person === null ? undefined : people.get(row.person)
  // After a gap the chain cannot fit, which is the same flaw.
  const isGap = number !== expected
  return [
    ...(isGap ? [{ number: expected, flaw: 'missing' as const }] : []),
    ...(!isGap && row.before !== (last?.hash ?? '') ? [{ number, flaw: 'unchained' as const }] : []),
    ...(row.hash !== hashOf(row) || !tellsTheSame(row) ? [{ number, flaw: 'changed' as const }] : []),
    ...(person && !isWhose(person) ? [{ number, flaw: 'person' as const }] : []),
    ...(known?.number === number && known.hash !== row.hash ? [{ number, flaw: 'other' as const }] : []),
  ]
}
