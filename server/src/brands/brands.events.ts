/** What later layers hear of brands. */
import { defineEvent } from '#domain-events.ts'

/** A brand has been created; told in the transaction that creates it. */
export const brandMade = defineEvent<{ id: string }>('brand made')
