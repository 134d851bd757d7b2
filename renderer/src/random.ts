/** Numbers that look thrown, and come out the same for the same seed. */

export type Random = {
  /** From 0 to 1, without 1. */
  next(): number
  pick<T>(from: readonly T[]): T
  /** True `share` of the time. */
  happens(share: number): boolean
}

/** One number after the other for a seed (mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (from) => from[Math.floor(next() * from.length)]!, happens: (share) => next() < share }
}

/** A whole number of 32 bits, with its sign, for a row of them (FNV-1a). */
function fnv1a(parts: Iterable<number>): number {
  let hash = 0x811c9dc5
  for (const part of parts) hash = Math.imul(hash ^ part, 0x01000193)
  return hash
}

/** The same for a text. */
export const hashText = (text: string): number => fnv1a(Array.from(text, (letter) => letter.codePointAt(0)!))

/** A number in 0..1 for a seed and any further whole numbers, whatever was asked before (FNV-1a with a final mix). */
export function chance(...parts: number[]): number {
  let hash = fnv1a(parts)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** One of several by `chance`. */
export const pick = <T>(from: readonly T[], ...parts: number[]): T => from[Math.floor(chance(...parts) * from.length)]!
