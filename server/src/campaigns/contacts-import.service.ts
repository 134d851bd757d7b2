import type { Readable } from 'node:stream'
import type { ImportResult } from '@octavo/contract/contact'
import type { ContactRow } from '@octavo/contract/contact/schemas'
import type { z } from 'zod'
import { importRows, readCsv } from '#campaigns/contacts/index.ts'
import type { SignedIn } from '#context.ts'
import { askToConfirm, wantsDoubleOptIn } from './opt-in.service.ts'

type How = { source: string; sms: boolean }

/** Contacts entered by hand. */
export const importList = (ctx: SignedIn, list: z.output<typeof ContactRow>[], how: How): Promise<ImportResult> =>
  importAll(
    ctx,
    list.map((raw, place) => ({ row: place + 1, raw })),
    how,
  )

/** Contacts from a CSV, whole or as it arrives. */
export const importCsv = (ctx: SignedIn, csv: string | Readable, how: How): Promise<ImportResult> =>
  importAll(ctx, readCsv(csv), how)

async function importAll(ctx: SignedIn, rows: Parameters<typeof importRows>[1], how: How): Promise<ImportResult> {
  const doubleOptIn = await wantsDoubleOptIn(ctx)
  const { result, newIds } = await importRows(ctx, rows, { ...how, doubleOptIn })
  const asked = doubleOptIn ? await askToConfirm(ctx, newIds) : ''
  return { ...result, message: `${result.message} ${asked}`.trim() }
}
