/** What a list of contacts is filtered with, in words, and without what asks for nothing. */
import {
  type Agreement,
  CONTACT_LIMITS,
  type ContactFilter,
  type ContactResponse,
  type ContactStatus,
} from '@octavo/contract/contact'
import { formatDay } from '#format/date.ts'
import { plural } from '#format/number.ts'

export const AGREEMENT_WORDS: Record<Agreement, string> = {
  email: 'Agreed to mail',
  sms: 'Agreed to texts',
  none: 'Agreed to nothing yet',
}
export const PHONE_WORDS = { yes: 'Has a number we can text', no: 'Has no number we can text' } as const

/** What somebody did with one campaign, and with any of several. */
const RESPONSES: Record<ContactResponse, { one: string; several: string }> = {
  opened: { one: 'Opened', several: 'Opened one of' },
  clicked: { one: 'Clicked in', several: 'Clicked in one of' },
  silent: { one: 'Didn’t open', several: 'Opened none of' },
  unwritten: { one: 'Didn’t get', several: 'Got none of' },
}

export type Asked = { [K in keyof ContactFilter]?: ContactFilter[K] | undefined }

/** Only what asks for something. */
export function tidy(asked: Asked): ContactFilter {
  const { did, last, search, ...rest } = asked
  const words = search?.trim()
  const all = { ...rest, search: words, did, last: did && last }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as ContactFilter
}

export const isSameFilter = (one: ContactFilter, other: ContactFilter): boolean => textOf(one) === textOf(other)
const textOf = (filter: ContactFilter) =>
  JSON.stringify(Object.entries(filter).sort(([one], [two]) => (one < two ? -1 : 1)))

/** A filter as the query of an address takes it. */
export const queryOfFilter = (filter: ContactFilter): string =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()

export const tagsOf = ({ tag }: Pick<ContactFilter, 'tag'>): string[] => tag?.split(',') ?? []

/** Which campaigns are looked at, such as `the last 3 campaigns`. */
export const lastWords = (last: number = CONTACT_LIMITS.lastCampaignsUnlessSaid): string =>
  last === 1 ? 'the last campaign' : `the last ${plural(last, 'campaign')}`

/** What somebody did with the campaigns looked at, such as `Opened none of the last 3 campaigns`. */
export const responseWords = (did: ContactResponse, last?: number): string =>
  `${RESPONSES[did][last === 1 ? 'one' : 'several']} ${lastWords(last)}`

/** Each thing that is asked for in words, with what takes it off. */
export function wordsOf(
  filter: ContactFilter,
  statusWords: Record<ContactStatus, string>,
): { words: string; off: Asked }[] {
  const { search, status, addedFrom, addedTo, consent, phone, did, last } = filter
  const tags = tagsOf(filter)
  const without = (tag: string) => tags.filter((one) => one !== tag).join(',')
  return [
    ...(search ? [{ words: `“${search}”`, off: { search: '' } }] : []),
    ...(status ? [{ words: statusWords[status], off: { status: undefined } }] : []),
    ...tags.map((tag) => ({ words: tag, off: { tag: without(tag) } })),
    ...(addedFrom ? [{ words: `Added from ${formatDay(addedFrom)}`, off: { addedFrom: undefined } }] : []),
    ...(addedTo ? [{ words: `Added until ${formatDay(addedTo)}`, off: { addedTo: undefined } }] : []),
    ...(consent ? [{ words: AGREEMENT_WORDS[consent], off: { consent: undefined } }] : []),
    ...(phone ? [{ words: PHONE_WORDS[phone], off: { phone: undefined } }] : []),
    ...(did ? [{ words: responseWords(did, last), off: { did: undefined } }] : []),
  ]
}
