/** What a visitor of a film page may write. */
export const VISITOR_MESSAGE = { name: 80, email: 200, text: 2000 } as const
export const TICKET_ANSWER_MAX = 4000
