/** Pure: whether somebody referred themselves. */

/** The mailbox behind an address: what stands after a plus is the owner's own note. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Two accounts of one mailbox are one person's. Phones are no proof: families and shops share them. */
export const isSamePerson = (one: { email: string }, other: { email: string }): boolean =>
  mailbox(one.email) === mailbox(other.email)
