/** What the tests of campaigns share: accounts with contacts, campaigns, and the messages that came of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { HANGS_AFTER_MS } from '#test/patience.ts'
import type { Caller, TestProduct } from '#test/product.ts'

export type Person = Caller & { email: string }
export type Contact = { email: string; firstName?: string; phone?: string; timeZone?: string }

export const kiln = { businessName: 'Kiln & Co', businessDescription: 'A pottery studio. We make mugs.' }
export const people = (count: number): Contact[] =>
  Array.from({ length: count }, (_, n) => ({ email: `p${n}@example.com`, firstName: `P${n}` }))

/** Somebody with these contacts, who agreed to texts too unless said. */
export async function withContacts(
  product: TestProduct,
  contacts: Contact[],
  consent = { sms: true },
): Promise<Person> {
  const ada = await product.person()
  await ada.post('/api/viral/contacts/import', { contacts, source: 'manual', consent })
  return ada
}

export const launch = (person: Person, more: object = {}) =>
  person.post('/api/viral/email-campaign', { ...kiln, ...more })
export const campaignOf = async (person: Person, id: string) => (await person.get(`/api/campaigns/${id}`)).body
export const outboxOf = async (person: Person) => (await person.get('/api/outbox?limit=200')).body

/** Waits until the campaign stands as wished. */
export async function until(person: Person, id: string, holds: (campaign: Record<string, unknown>) => boolean) {
  for (const deadline = Date.now() + HANGS_AFTER_MS; Date.now() < deadline; ) {
    const campaign = await campaignOf(person, id)
    if (holds(campaign)) return campaign
    await sleep(50)
  }
  throw new Error(`It never came to that: ${JSON.stringify(await campaignOf(person, id))}`)
}
export const finished = (person: Person, id: string) => until(person, id, ({ status }) => status === 'finished')

/** The addresses in a message, by what they are for. */
export const linkIn = (message: { text: string; html?: string }, kind: 'u' | 'c' | 'o'): string =>
  new URL(`${message.text} ${message.html ?? ''}`.match(new RegExp(`http[^\\s"]*/${kind}/[\\w./-]+`))?.[0] ?? '')
    .pathname
export const fullMessage = async (person: Person, to: string) => {
  const { id } = (await outboxOf(person)).find((message: { to: string }) => message.to === to)
  return (await person.get(`/api/outbox/${id}`)).body
}
