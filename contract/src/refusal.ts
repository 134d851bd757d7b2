/** The codes of "no" and their HTTP status. A refusal's message is meant to be shown. */
export const REFUSALS = {
  invalid: 400,
  'signed-out': 401,
  'plan-limit': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'not-ready': 409,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
  /** The database cannot be reached; the same call works a little later. */
  'database-away': 503,
  'no-room': 507,
} as const
export type RefusalCode = keyof typeof REFUSALS

/** The body of every reply that is not a success. */
export type ErrorBody = {
  message: string
  code: RefusalCode | 'fault'
  issues?: { path: string; message: string }[]
  /** What would be taken instead, in the form in which it was asked for. */
  suggestion?: string
}
