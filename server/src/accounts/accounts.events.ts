/** What later layers hear of accounts. */

import type { AccountRow } from '#context.ts'
import { defineEvent } from '#domain-events.ts'

/** An account is made, in the transaction that makes it. `ref` is the code of who brought it, if a link named one. */
export const accountMade = defineEvent<{ account: AccountRow; ref: string | undefined }>('account made')
/** Somebody has signed up, and it is done. `via` is what a campaign's link left in their browser. */
export const signedUp = defineEvent<{ via: string | undefined }>('signed up')
