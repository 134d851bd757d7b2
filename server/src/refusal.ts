import type { RefusalCode } from '@octavo/contract/refusal'

/** The answer is no, and the words may be shown. Everything else that is thrown is a fault and is only logged. */
export class Refusal extends Error {
  /** For work behind a call too: another try would change nothing. */
  readonly final = true
  readonly code: RefusalCode
  /** Seconds after which asking again makes sense; becomes Retry-After. */
  readonly retryAfter?: number
  /** What would be taken instead, in the form in which it was asked for. */
  suggestion?: string
  /** The field of the form that it is about. */
  field?: string

  constructor(code: RefusalCode, message: string, retryAfter?: number) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }

  about(field: string): this {
    this.field = field
    return this
  }

  suggest(suggestion: string): this {
    this.suggestion = suggestion
    return this
  }
}
