/** What later layers hear of film pages. */
import { defineEvent } from '#domain-events.ts'

/** A film was played on its page. `via` is what a campaign's link left in this browser, if one did. */
export const filmPlayed = defineEvent<{ videoId: string; via: string | undefined }>('film played')
