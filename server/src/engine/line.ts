type Waiting = { order: number; begin(): void }

/** One at a time; of those who wait the smallest number first. */
export class Line {
  #isTaken = false
  readonly #waiting: Waiting[] = []

  /** Waits for its turn, or until the signal fires; answers what passes the turn on. */
  async take(order: number, signal: AbortSignal): Promise<() => void> {
    if (this.#isTaken && !signal.aborted) await this.#wait(order, signal)
    if (signal.aborted) return () => {}
    this.#isTaken = true
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#isTaken = false
      this.#waiting.shift()?.begin()
    }
  }

  #wait(order: number, signal: AbortSignal): Promise<void> {
    return new Promise((begin) => {
      const entry = { order, begin }
      const after = this.#waiting.findIndex((other) => other.order > order)
      this.#waiting.splice(after < 0 ? this.#waiting.length : after, 0, entry)
      const giveUp = () => {
        const at = this.#waiting.indexOf(entry)
        if (at >= 0) this.#waiting.splice(at, 1)
        begin()
      }
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}
