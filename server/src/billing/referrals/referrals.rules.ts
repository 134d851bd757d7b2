/** Pure: whether somebody referred themselves, and what stands in the link of a channel. */
import { REFERRAL_LIMITS } from '@octavo/contract/referral'

/** The mailbox behind an address: what stands after a plus is the owner's own note. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Two accounts of one mailbox are one person's. Phones are no proof: families and shops share them. */
export const isSamePerson = (one: { email: string }, other: { email: string }): boolean =>
  mailbox(one.email) === mailbox(other.email)

/** What a channel's link carries: its name in letters that an address shows as they are, and a number where that is taken. */
export function viaOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const word = [...(plain || 'link')].slice(0, REFERRAL_LIMITS.via - 4).join('')
  for (let number = 1; ; number++) {
    const via = number === 1 ? word : `${word}-${number}`
    if (!taken.has(via)) return via
  }
}
