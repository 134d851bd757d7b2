import type { JournalEntry, JournalHead, JournalProof } from '@octavo/contract/journal'
import type { Ctx, Owned } from '#context.ts'
import * as store from './journal.store.ts'
import { proofOf } from './proof.ts'

export async function listJournal(ctx: Owned, page: { before?: number | undefined; limit: number }) {
  const [rows, head] = await Promise.all([store.listEntries(ctx, page), store.headOf(ctx)])
  return { entries: rows.map(entryView), head }
}

export const entryView = (row: store.ShownEntry): JournalEntry => ({
  number: row.number,
  at: row.at.toISOString(),
  kind: row.kind,
  about: row.person === null ? (row.title ?? '') : whoIs(row.data),
  hash: row.hash,
})

const whoIs = (data: string | null): string =>
  data === null ? 'a person who was erased' : (JSON.parse(data) as { email: string }).email

/** Looks through the account's whole journal. */
export const proveJournal = (ctx: store.Reading, known?: JournalHead): Promise<JournalProof> =>
  proofOf(store.pagesOf(ctx), known)

/** The same for every account, one after the other. */
export async function* proveAllJournals({ db }: Pick<Ctx, 'db'>) {
  for (const { id, email } of await store.everyAccount({ db }))
    yield { email, proof: await proveJournal({ db, accountId: id }) }
}
