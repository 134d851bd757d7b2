import { COUNTRIES } from '@octavo/contract/account'
import {
  type Channel,
  CONTACT_STATUSES,
  type Contact,
  type ContactMoment,
  SMS_ATTESTATION,
} from '@octavo/contract/contact'
import type { ContactDraft } from '@octavo/contract/contact/schemas'
import { messages } from '@octavo/contract/messages'
import { PLANS } from '@octavo/contract/plan'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import * as store from './contacts.store.ts'
import { contactsLeft, noRoom } from './import.service.ts'
import { readPhone } from './phone.rules.ts'

export const listContacts = async (ctx: Owned, query: store.ContactQuery): Promise<Contact[]> =>
  (await store.listContacts(ctx, query)).map(contactView)

export async function getContact(ctx: Owned, id: string) {
  const contact = await findContact(ctx, id)
  const entries = await store.listConsents(ctx, id)
  const consents = entries.map(({ channel, kind, basis, wording, source, at }) => ({
    ...{ channel, kind, basis, wording, source },
    at: at.toISOString(),
  }))
  return { ...contactView(contact), consents }
}

const MOMENTS = 200

/** What happened with a contact, the newest first. */
export async function momentsOf(ctx: Owned, id: string): Promise<ContactMoment[]> {
  await findContact(ctx, id)
  return (await store.momentsOf(ctx, id, MOMENTS)) as ContactMoment[]
}

/** Adds tags to many contacts and takes others away; answers how many contacts there were. */
export async function tagContacts(
  ctx: Owned,
  { ids, ...change }: { ids: string[]; add: string[]; remove: string[] },
): Promise<number> {
  const changed = await store.changeTags(ctx, ids, change)
  if (changed === 0) throw new Refusal('not-found', messages.contact.notFound)
  await notify(ctx, { type: 'contacts' })
  return changed
}

export async function contactSummary(ctx: SignedIn) {
  const figures = await store.contactFigures(ctx)
  const { total, mailable, textable } = figures
  const limit = PLANS[ctx.account.plan].contacts
  const byStatus = Object.fromEntries(CONTACT_STATUSES.map((status) => [status, figures[status]])) as Record<
    (typeof CONTACT_STATUSES)[number],
    number
  >
  return { total, mailable, textable, byStatus, limit, room: Math.max(0, limit - total) }
}

async function findContact(ctx: Owned, id: string): Promise<store.ShownContact> {
  const contact = await store.findContact(ctx, id)
  if (!contact) throw new Refusal('not-found', messages.contact.notFound)
  return contact
}

type Patch = Partial<z.output<typeof ContactDraft>>

export async function updateContact(ctx: SignedIn, id: string, patch: Patch): Promise<Contact> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await findContact(within, id)
    if (patch.email && (await store.emailTaken(within, patch.email, id)))
      throw new Refusal('conflict', messages.contact.emailTaken)
    await store.updateContactRow(within, id, changesOf(ctx, before, patch))
    if (patch.smsConsent !== undefined) await setTextConsent(within, id, patch.smsConsent)
    if (patch.unsubscribed)
      await suppress(within, {
        channel: 'email',
        address: patch.email ?? before.email,
        reason: 'unsubscribed',
        basis: 'asked by other means',
        source: 'contact form',
      })
    await notify(within, { type: 'contacts' })
  })
  return contactView(await findContact(ctx, id))
}

/** A new number has not agreed to anything yet. */
function changesOf(ctx: SignedIn, before: store.ContactRow, patch: Patch): store.ContactPatch {
  const { smsConsent: _, unsubscribed: __, phone, ...fields } = patch
  if (phone === undefined) return fields
  const dialCode = COUNTRIES.find(({ code }) => code === ctx.account.countryCode)?.dialCode ?? ''
  const textNumber = readPhone(phone, dialCode)
  if (phone && !textNumber && phone !== before.phone) throw new Refusal('unprocessable', messages.contact.phoneUnusable)
  return { ...fields, phone, textNumber, ...(textNumber !== before.textNumber && { smsConsentAt: null }) }
}

async function setTextConsent(ctx: Owned, id: string, given: boolean): Promise<void> {
  const contact = await findContact(ctx, id)
  if (given && !contact.textNumber) throw new Refusal('unprocessable', messages.contact.phoneUnusable)
  if (given && contact.textStop) throw new Refusal('conflict', messages.contact.stopped)
  if (given === Boolean(contact.smsConsentAt)) return
  await store.setConsent(ctx, id, 'sms', given ? ctx.now() : null)
  await store.insertConsents(ctx, [
    {
      contactId: id,
      channel: 'sms',
      kind: given ? 'given' : 'withdrawn',
      basis: given ? "owner's attestation" : "owner's word",
      wording: SMS_ATTESTATION,
      source: 'contact form',
      at: ctx.now(),
    },
  ])
}

export async function deleteContacts(ctx: Owned, ids: string[]): Promise<{ removed: number; undoUntil: string }> {
  const removed = await store.deleteContactRows(ctx, ids)
  if (removed === 0) throw new Refusal('not-found', messages.contact.notFound)
  await notify(ctx, { type: 'contacts' })
  return { removed, undoUntil: undoUntil(ctx) }
}

/** All of them or, where the plan has no room for all, none. */
export async function restoreContacts(ctx: SignedIn, ids: string[]): Promise<{ restored: number }> {
  const restored = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const count = await store.restoreContactRows(within, ids, goneBefore(ctx))
    if (count === 0) throw new Refusal('not-found', messages.contact.notFound)
    if ((await contactsLeft(within)) < 0) throw new Refusal('plan-limit', noRoom(within))
    await notify(within, { type: 'contacts' })
    return count
  })
  return { restored }
}

export async function deleteContact(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  const { undoUntil } = await deleteContacts(ctx, [id])
  return { undoUntil }
}

export async function restoreContact(ctx: SignedIn, id: string): Promise<Contact> {
  await restoreContacts(ctx, [id])
  return contactView(await findContact(ctx, id))
}

export type Stop = {
  channel: Channel
  address: string
  reason: store.SuppressionReason
  /** How it came about, for the record. */
  basis: string
  source: string
}

/** From now on this address gets nothing, whatever is imported, until that person opts in again. Harmless when repeated. */
export async function suppress(ctx: Owned, { channel, address, reason, basis, source }: Stop): Promise<void> {
  if (!(await store.insertSuppression(ctx, { channel, address, reason }))) return
  for (const { id } of await store.contactsAt(ctx, channel, address)) {
    await store.setConsent(ctx, id, channel, null)
    const entry = { contactId: id, channel, basis, source, wording: '', at: ctx.now() }
    await store.insertConsents(ctx, [{ ...entry, kind: 'withdrawn' }])
  }
  await notify(ctx, { type: 'contacts' })
}

export type OptIn = { channel: Channel; address: string; basis: string; wording: string; source: string }

/** That person agreed, themselves: lifts the suppression. Harmless when repeated. */
export async function optIn(ctx: Owned, { channel, address, basis, wording, source }: OptIn): Promise<void> {
  const suppression = await store.findSuppression(ctx, channel, address)
  if (suppression) await store.deleteSuppression(ctx, channel, address)
  for (const contact of await store.contactsAt(ctx, channel, address)) {
    if (!suppression && (channel === 'email' ? contact.mailConsentAt : contact.smsConsentAt)) continue
    await store.setConsent(ctx, contact.id, channel, ctx.now())
    const entry = { contactId: contact.id, channel, basis, source, wording, at: ctx.now() }
    await store.insertConsents(ctx, [{ ...entry, kind: 'given' }])
  }
  await notify(ctx, { type: 'contacts' })
}

/** Deleted contacts can be brought back for a while; then they are forgotten. */
export const purgeDeletedContacts = async (ctx: Ctx): Promise<void> => {
  await store.purgeContacts(ctx, goneBefore(ctx))
}

export const contactView = (contact: store.ShownContact): Contact => ({
  id: contact.id,
  email: contact.email,
  firstName: contact.firstName,
  lastName: contact.lastName,
  phone: contact.phone,
  source: contact.source,
  tags: contact.tags,
  status: mailStatus(contact),
  smsStatus: textStatus(contact),
  timeZone: contact.timeZone,
  createdAt: contact.createdAt.toISOString(),
  updatedAt: contact.updatedAt.toISOString(),
})

function mailStatus({ mailStop, mailConsentAt }: store.ShownContact): Contact['status'] {
  if (mailStop && mailStop !== 'stopped') return mailStop
  return mailConsentAt ? 'active' : 'pending'
}

function textStatus({ textNumber, textStop, smsConsentAt }: store.ShownContact): Contact['smsStatus'] {
  if (!textNumber) return 'no-phone'
  if (textStop) return 'stopped'
  return smsConsentAt ? 'active' : 'no-consent'
}

export const isSuppressed = async (ctx: Owned, channel: Channel, address: string): Promise<boolean> =>
  Boolean(await store.findSuppression(ctx, channel, address))

/** Whether this address gets messages: somebody agreed to it, and nothing stops it. */
export async function isSubscribed(ctx: Owned, channel: Channel, address: string): Promise<boolean> {
  if (await isSuppressed(ctx, channel, address)) return false
  const contacts = await store.contactsAt(ctx, channel, address)
  return contacts.some((contact) => (channel === 'email' ? contact.mailConsentAt : contact.smsConsentAt))
}
