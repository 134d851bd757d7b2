import type { Readable } from 'node:stream'
import type { ImportResult } from '@octavo/contract/contact'
import type { ContactRow } from '@octavo/contract/contact/schemas'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import { getImport, importRows, readCsv, startImport, takeRows } from '#campaigns/contacts/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { waitForWorkflow } from '#engine/index.ts'
import { order } from '#jobs.ts'
import { Refusal } from '#refusal.ts'
import { importContacts } from './import-contacts.job.ts'
import { askToConfirm, wantsDoubleOptIn } from './opt-in.service.ts'

type How = { source: string; sms: boolean }

// A call answers within 25 seconds; a little is kept for the way back.
const ANSWER_WITHIN_MS = 20_000

/** Contacts entered by hand. */
export const importList = (ctx: SignedIn, list: z.output<typeof ContactRow>[], how: How): Promise<ImportResult> =>
  importAll(
    ctx,
    list.map((raw, place) => ({ row: place + 1, raw })),
    how,
    ANSWER_WITHIN_MS,
  )

/** Contacts from a CSV, whole or as it arrives. */
export const importCsv = (
  ctx: SignedIn,
  csv: string | Readable,
  how: How,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<ImportResult> => importAll(ctx, readCsv(csv), how, answerWithinMs)

/** A few rows are taken in at once; many are first kept, then taken in by a job that nobody has to wait for. */
async function importAll(
  ctx: SignedIn,
  rows: Parameters<typeof takeRows>[1],
  how: How,
  answerWithinMs: number,
): Promise<ImportResult> {
  const answerBy = Date.now() + answerWithinMs
  const doubleOptIn = await wantsDoubleOptIn(ctx)
  const options = { ...how, doubleOptIn }
  const taken = await takeRows(ctx, rows, options)
  if ('importId' in taken) return importLong(ctx, taken.importId, answerBy)
  const { result, newIds } = await importRows(ctx, taken.few, options)
  const asked = doubleOptIn ? await askToConfirm(ctx, newIds) : ''
  return { ...result, message: `${result.message} ${asked}`.trim() }
}

/** What it came to, or how far it is when the answer is due. */
async function importLong(ctx: SignedIn, importId: string, answerBy: number): Promise<ImportResult> {
  const input = { accountId: ctx.accountId, importId }
  await inTransaction(ctx, async (within) => {
    await startImport(within, importId)
    await order(within, importContacts, input)
  })
  await waitForWorkflow(importContacts.id(input), answerBy - Date.now())
  const found = await getImport(ctx, importId)
  if (!found) throw new Refusal('signed-out', messages.account.signedOut)
  const { rows: _rows, read: _read, startedAt: _startedAt, ...result } = found
  return result
}
