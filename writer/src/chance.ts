/** Chance that can be repeated: the same seeds give the same choices in the same order. */
export type Chance = {
  /** From 0 up to, and never, 1. */
  next(): number
  pick<Item>(list: readonly Item[]): Item
  shuffled<Item>(list: readonly Item[]): Item[]
}

/** FNV-1a: spreads any text over 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Mulberry32, started from the hash of all seeds together. */
export function chanceOf(...seeds: (string | number)[]): Chance {
  let state = hashOf(seeds.join('|'))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new Error('There is nothing to pick from.')
    return list[Math.floor(next() * list.length)] as Item
  }
  const shuffled = <Item>(list: readonly Item[]): Item[] => {
    const order = [...list]
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      ;[order[i], order[j]] = [order[j] as Item, order[i] as Item]
    }
    return order
  }
  return { next, pick, shuffled }
}
