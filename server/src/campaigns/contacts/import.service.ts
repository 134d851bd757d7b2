/** Many contacts at once: a thousand rows at a time, each row a success or a failure with its reason. */
import { setImmediate as othersTurn } from 'node:timers/promises'
import { COUNTRIES } from '@octavo/contract/account'
import { type ImportResult, MAIL_ATTESTATION, SMS_ATTESTATION } from '@octavo/contract/contact'
import { PLANS } from '@octavo/contract/plan'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { type ContactValues, mergeRows, readRow } from './contact-row.rules.ts'
import { countContacts, insertConsents } from './contacts.store.ts'
import { knownContacts, suppressedAmong, upsertContacts } from './import.store.ts'
import { Tally } from './import-tally.rules.ts'
import type { ImportRow } from './long-import.store.ts'

export type ImportOptions = {
  source: string
  /** The importer attested that everybody agreed to texts. */
  sms: boolean
  /** The attestation is no consent yet: each person is asked to confirm by mail. */
  doubleOptIn: boolean
}

/** What an import did, and the contacts that are new. */
export type Imported = { result: ImportResult; newIds: string[] }

export const CHUNK = 1_000
/** Rows after which whatever else waits in this process has its turn. */
export const BREATH = 100
export const ATTESTED = "importer's attestation"

export async function importRows(ctx: SignedIn, rows: ImportRow[], options: ImportOptions): Promise<Imported> {
  const tally = new Tally()
  for (let from = 0; from < rows.length; from += CHUNK)
    await importChunk(ctx, rows.slice(from, from + CHUNK), options, tally)
  await notify(ctx, { type: 'contacts' })
  return { result: tally.result(), newIds: tally.newIds }
}

type Place = { row: number; values: ContactValues }

/** Takes in some rows, in one transaction, and counts them. */
export async function importChunk(
  ctx: SignedIn,
  rows: ImportRow[],
  options: ImportOptions,
  tally: Tally,
): Promise<void> {
  const dialCode = COUNTRIES.find(({ code }) => code === ctx.account.countryCode)?.dialCode ?? ''
  const places: Place[] = []
  for (const [place, row] of rows.entries()) {
    if (place % BREATH === 0) await othersTurn()
    if ('broken' in row) {
      tally.fail(row.row, '', row.broken)
      continue
    }
    const read = readRow(row.raw, { dialCode, smsForAll: options.sms })
    if (!read.ok) tally.fail(row.row, read.email, read.reason)
    else {
      places.push({ row: row.row, values: read.values })
      if (read.warning) tally.warn(row.row, read.values.email, read.warning)
    }
  }
  if (places.length > 0) await inTransaction(ctx, (within) => storeChunk(within, places, options, tally))
}

/** The account's row is locked while counting, so that two imports at once do not both take the last places. */
async function storeChunk(ctx: SignedIn, places: Place[], options: ImportOptions, tally: Tally): Promise<void> {
  await lockAccount(ctx)
  const merged = new Map<string, ContactValues>()
  for (const { values } of places) {
    const earlier = merged.get(values.email)
    merged.set(values.email, earlier ? mergeRows(earlier, values) : values)
  }
  const known = new Map((await knownContacts(ctx, [...merged.keys()])).map((one) => [one.email, one]))
  const arriving = [...merged.keys()].filter((email) => known.get(email)?.deletedAt !== null)
  const refused = new Set(arriving.slice(Math.max(0, await contactsLeft(ctx))))
  const taken = [...merged.values()].filter(({ email }) => !refused.has(email))
  const stopped = await suppressedAmong(
    ctx,
    taken.flatMap(({ email, textNumber }) => [email, textNumber ?? email]),
  )
  const arrivals = taken.map((values) => ({
    ...values,
    mailConsent: !options.doubleOptIn && !stopped.has(values.email),
    smsConsentStands: values.smsConsent && !stopped.has(values.textNumber ?? ''),
  }))
  const ids = arrivals.length > 0 ? await upsertContacts(ctx, arrivals, options.source) : new Map<string, string>()
  await recordConsents(ctx, arrivals, known, ids, options.source)
  const isNew = new Set(arriving)
  for (const { row, values } of places) {
    if (refused.has(values.email)) tally.fail(row, values.email, noRoom(ctx))
    else tally.take(isNew.delete(values.email), ids.get(values.email) ?? '')
  }
}

type Known = Awaited<ReturnType<typeof knownContacts>>[number]

/** A consent is recorded when it is given, not again with every import that repeats it. */
async function recordConsents(
  ctx: SignedIn,
  arrivals: Parameters<typeof upsertContacts>[1],
  known: Map<string, Known>,
  ids: Map<string, string>,
  source: string,
): Promise<void> {
  const entry = { kind: 'given', basis: ATTESTED, source, at: ctx.now() } as const
  await insertConsents(
    ctx,
    arrivals.flatMap((values) => {
      const contactId = ids.get(values.email) ?? ''
      const before = known.get(values.email)
      const sameNumber = before?.smsConsentAt && before.textNumber === values.textNumber
      return [
        ...(values.mailConsent && !before?.mailConsentAt
          ? [{ ...entry, contactId, channel: 'email' as const, wording: MAIL_ATTESTATION }]
          : []),
        ...(values.smsConsentStands && !sameNumber
          ? [{ ...entry, contactId, channel: 'sms' as const, wording: SMS_ATTESTATION }]
          : []),
      ]
    }),
  )
}

export const contactsLeft = async (ctx: SignedIn): Promise<number> =>
  PLANS[ctx.account.plan].contacts - (await countContacts(ctx))

export function noRoom({ account }: SignedIn): string {
  const { name, contacts } = PLANS[account.plan]
  const most = contacts.toLocaleString('en')
  return `Your plan (${name}) has room for ${most} contacts and you have ${most}. Delete some or choose a larger plan.`
}
