/** Who waits for their turn waits here, where it costs nothing: a few of one key at once, the rest in the order in which they came. */
export class Turns {
  private readonly atOnce: number
  private readonly lines = new Map<string, { busy: number; waiting: (() => void)[] }>()

  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  async take<T>(key: string, does: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { busy: 0, waiting: [] }
    this.lines.set(key, line)
    if (line.busy < this.atOnce) line.busy += 1
    else await new Promise<void>((go) => line.waiting.push(go))
    try {
      return await does()
    } finally {
      const next = line.waiting.shift()
      // Whoever is next takes over the place, so that nobody comes in between.
      if (next) next()
      else if (--line.busy === 0) this.lines.delete(key)
    }
  }
}
