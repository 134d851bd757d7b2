/** What later layers hear of accounts. */

import type { AccountRow } from '#context.ts'
import { defineEvent } from '#domain-events.ts'

/** An account has been created; told in the transaction that creates it. `ref` is the code of who brought it, if a link named one, `channel` by which of their links. */
export const accountMade = defineEvent<{ account: AccountRow; ref: string | undefined; channel: string | undefined }>(
  'account made',
)
/** The account's address is known to be its own; told in the transaction that notes it. */
export const addressConfirmed = defineEvent<{ account: AccountRow }>('address confirmed')
/** Somebody has signed up; told after the transaction. `via` is what a campaign's link left in their browser. */
export const signedUp = defineEvent<{ via: string | undefined }>('signed up')
