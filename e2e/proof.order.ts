/** The weekly batch as an impatient person orders it: asked for again, with the same request id, until it was answered. */
import { randomUUID } from 'node:crypto'
import type { Batch } from '@octavo/contract/batch'
import { Refused, type Visitor } from './proof.visitor.ts'

type Answer = { batch: Batch }

export class Order {
  readonly requestId = randomUUID()
  /** How often it was sent. */
  sent = 0
  answer: Answer | undefined
  refusal: Error | undefined
  readonly #visitor: Visitor
  readonly #path: string
  readonly #body: { brandId: string; seed: number }

  constructor(visitor: Visitor, path: string, body: { brandId: string; seed: number }) {
    this.#visitor = visitor
    this.#path = path
    this.#body = body
  }

  /** Sends it unless its answer is there; returns at once. */
  send(): void {
    if (this.answer) return
    this.sent += 1
    const { requestId } = this
    this.#visitor.post<Answer>(this.#path, { ...this.#body, requestId }).then(
      (answer) => {
        this.answer = answer
      },
      // A lost connection is what a kill looks like from outside; only a "no" is wrong.
      (error: Error) => {
        if (error instanceof Refused) this.refusal = error
      },
    )
  }
}
