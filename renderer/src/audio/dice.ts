/** Throws that come out the same for the same seed. */
export type Dice = {
  /** From 0 to 1, without 1. */
  next(): number
  pick<T>(from: readonly T[]): T
  /** True `share` of the time. */
  happens(share: number): boolean
}

/** Dice for a seed (mulberry32 by Tommy Ettinger, public domain). */
export function diceOf(seed: number): Dice {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (from) => from[Math.floor(next() * from.length)]!, happens: (share) => next() < share }
}
