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
export const PHONE_WORDS = { yes: 'Has a phone number', no: 'Has no phone number' } as const
export const RESPONSE_WORDS: Record<ContactResponse, string> = {
  opened: 'Opened one of',
  clicked: 'Clicked in one of',
  silent: 'Didn’t open',
  unwritten: 'Got none of',
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
    ...(did ? [{ words: `${RESPONSE_WORDS[did]} ${lastWords(last)}`, off: { did: undefined } }] : []),
  ]
}
