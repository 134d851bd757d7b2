/** What later layers hear of brands. */
import { defineEvent } from '#domain-events.ts'

/** A brand is made, in the transaction that makes it. */
export const brandMade = defineEvent<{ id: string }>('brand made')
