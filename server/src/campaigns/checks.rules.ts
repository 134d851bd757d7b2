/** What is looked at before a campaign goes. Pure: what is known of it goes in, a list for its owner comes out. */

import {
  type CampaignAudience,
  type CampaignCheck,
  MERGE_FIELDS,
  TEXT_HOURS,
  unknownMergeFields,
} from '@octavo/contract/campaign'
import type { RiskLevel } from '@octavo/contract/compliance'
import type { Channel } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { sayHour } from '@octavo/contract/time-zone'
import { STRANGER } from './render.rules.ts'

const said = messages.campaign

export type Objection = { title: string; quote: string; suggestion: string; severity: RiskLevel }

export type ToCheck = {
  channel: Channel
  subject: string
  body: string
  audience: CampaignAudience
  /** Whose members get it, of those who agreed; null for everyone. */
  segment: { name: string; gone: boolean } | null
  /** Why the account may not work at all. */
  held: string | null
  /** Stands in the mail; empty: none. */
  postalAddress: string
  from: string
  replyTo: string
  /** The service keeps what it gets, and sends nothing. */
  embedded: boolean
  objections: readonly Objection[]
  /** Of this month: how many the plan sends, how many more there is room for, and how many this one needs. */
  month: { limit: number; left: number; needed: number }
  /** Who gets a text only when it is day where they are. */
  asleep: number
  /** What a text is sent and paid as; its letters may be the reason. */
  parts: { count: number; wide: boolean }
}

const count = (amount: number): string => amount.toLocaleString('en')
const people = (amount: number): string => `${count(amount)} ${amount === 1 ? 'person' : 'people'}`
const have = (amount: number): string => (amount === 1 ? 'has' : 'have')

type Check = (about: ToCheck) => CampaignCheck | null

const account: Check = ({ held }) =>
  held === null ? null : { id: 'account', state: 'stop', title: 'Sending waits', details: [held] }

const segment: Check = ({ segment }) => {
  if (segment === null) return null
  const { name, gone } = segment
  if (gone) return { id: 'segment', state: 'stop', title: 'Segment', details: [messages.segment.gone(name)] }
  const details = [`Goes to those who are in “${name}” when it is sent.`]
  return { id: 'segment', state: 'ok', title: 'Segment', details }
}

const reached: Check = ({ audience, channel, segment }) =>
  audience.people > 0 || segment?.gone
    ? null
    : {
        id: 'people',
        state: 'stop',
        title: said.nobody,
        details: [
          channel === 'email'
            ? `Nobody${inIt(segment)} with an address has agreed to get mail.`
            : `Nobody${inIt(segment)} with a phone number has agreed to get texts.`,
        ],
      }

const inIt = (segment: ToCheck['segment']): string => (segment ? ` in “${segment.name}”` : '')

const quietHours: Check = ({ channel, asleep }) => {
  if (channel === 'email') return null
  const hours = `between ${sayHour(TEXT_HOURS.from)} and ${sayHour(TEXT_HOURS.to)} in each person’s own time zone`
  return asleep === 0
    ? {
        id: 'quiet-hours',
        state: 'ok',
        title: 'Quiet hours',
        details: [`Texts go out ${hours}. That is now for everybody.`],
      }
    : {
        id: 'quiet-hours',
        state: 'know',
        title: `${people(asleep)} in quiet hours`,
        details: [`They get it after ${sayHour(TEXT_HOURS.from)} their time, everyone else right away.`],
      }
}

const postalAddress: Check = ({ channel, postalAddress, embedded }) => {
  if (channel === 'sms') return null
  const title = 'Postal address'
  if (postalAddress)
    return { id: 'postal-address', state: 'ok', title, details: [`${postalAddress}. It goes in the footer.`] }
  return { id: 'postal-address', state: embedded ? 'know' : 'stop', title, details: [said.postalAddressMissing] }
}

const mergeFields: Check = ({ subject, body, audience }) => {
  const words = `${subject}\n${body}`
  const unknown = unknownMergeFields(words)
  const title = 'Merge fields'
  const known = MERGE_FIELDS.join(' and ')
  if (unknown.length > 0)
    return {
      id: 'merge-fields',
      state: 'stop',
      title,
      details: unknown.map((field) => said.unknownField(field, known)),
    }
  const { noFirstName, noLastName } = audience
  const details = [
    words.includes('{{firstName}}') &&
      noFirstName > 0 &&
      `${people(noFirstName)} ${have(noFirstName)} no first name and will see “${STRANGER}” instead.`,
    words.includes('{{lastName}}') &&
      noLastName > 0 &&
      `${people(noLastName)} ${have(noLastName)} no last name, so nothing appears there.`,
  ].filter((sentence) => typeof sentence === 'string')
  const lacksLast = words.includes('{{lastName}}') && noLastName > 0
  return {
    id: 'merge-fields',
    state: lacksLast ? 'know' : 'ok',
    title,
    details: details.length > 0 ? details : ['Everything in braces can be filled.'],
  }
}

const compliance: Check = ({ objections }) => {
  if (objections.length === 0)
    return { id: 'compliance', state: 'ok', title: 'Compliance', details: ['The officer found nothing to change.'] }
  const stops = objections.some(isUnlawful)
  const worstFirst = [...objections].sort((one, other) => Number(isUnlawful(other)) - Number(isUnlawful(one)))
  return {
    id: 'compliance',
    state: stops ? 'stop' : 'know',
    title: 'Compliance',
    details: worstFirst.map(({ title, quote, suggestion }) => said.unlawful(title, quote, suggestion)),
  }
}

/** What nobody may send, however it is sent. */
export const isUnlawful = ({ severity }: Objection): boolean => severity === 'high'

const quota: Check = ({ channel, month: { limit, left, needed } }) => {
  const what = channel === 'email' ? 'mails' : 'texts'
  const details = [`Needs ${count(needed)} of the ${count(left)} ${what} left of this month’s ${count(limit)}.`]
  if (needed <= left) return { id: 'quota', state: 'ok', title: 'Quota', details }
  return {
    id: 'quota',
    state: 'stop',
    title: 'Quota',
    details: [...details, 'Wait for the next month, or choose a larger plan.'],
  }
}

const parts: Check = ({ channel, parts: { count: many, wide } }) =>
  channel === 'email' || many <= 1
    ? null
    : {
        id: 'parts',
        state: 'know',
        title: `${many} parts per text`,
        details: [
          `This text is sent and paid as ${many} parts${wide ? ', because it uses characters outside the basic text alphabet' : ''}.`,
        ],
      }

const sender: Check = ({ channel, from, replyTo, embedded }) => ({
  id: 'sender',
  state: embedded ? 'know' : 'ok',
  title: 'Sender',
  details: [
    channel === 'email' ? `${from}. Replies go to ${replyTo}.` : `${from}.`,
    ...(embedded ? ['It is kept in the outbox: nothing leaves this machine.'] : []),
  ],
})

const CHECKS: readonly Check[] = [
  account,
  segment,
  reached,
  quietHours,
  postalAddress,
  mergeFields,
  compliance,
  quota,
  parts,
  sender,
]

/** What stops it comes first, then what is to be known. */
export function checksOf(about: ToCheck): CampaignCheck[] {
  const order = { stop: 0, know: 1, ok: 2 } as const
  const checks = CHECKS.flatMap((check) => check(about) ?? [])
  return checks.sort((one, other) => order[one.state] - order[other.state])
}
