import type { Readable } from 'node:stream'
import type { ImportResult } from '@octavo/contract'
import type { ContactRow } from '@octavo/contract/schemas'
import type { z } from 'zod'
import type { SignedIn } from '#context.ts'
import { readCsv } from './contacts.csv.ts'
import { importRows } from './contacts.import.ts'

type How = { source: string; sms: boolean }

/** Contacts entered by hand. */
export async function importList(ctx: SignedIn, list: z.output<typeof ContactRow>[], how: How): Promise<ImportResult> {
  const rows = list.map((raw, place) => ({ row: place + 1, raw }))
  return (await importRows(ctx, rows, { ...how, doubleOptIn: false })).result
}

/** Contacts from a CSV, whole or as it arrives. */
export async function importCsv(ctx: SignedIn, csv: string | Readable, how: How): Promise<ImportResult> {
  return (await importRows(ctx, readCsv(csv), { ...how, doubleOptIn: false })).result
}
