/** When each word is said: the engine tells the ends of its phones, the words' own pronunciations tell whose they are. */

import { type Phone, SILENCE } from '#flite/flite.ts'

export type Span = { startMs: number; endMs: number }
export type WordTimes = { words: Span[] /** 1: every phone stood where expected; 0: none did. */; match: number }

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw'.split(' '))
/** Same sound under two names: one of the engine's speakers lacks "ah". */
const SAME = new Set(['ah aa', 'aa ah', 'ax ah', 'ah ax', 'ix ih', 'ih ix'])
const COST = { sameSound: 0.1, vowels: 0.6, consonants: 0.9, unlike: 1.8, skip: 1, acrossPause: 0.8 }
const PAUSE_MS = 20

type Expected = { phone: string; word: number; first: boolean }

/**
 * Gives each word the stretch of the phones that are its own, by the cheapest alignment (dynamic programming) of the
 * spoken phones with `isolated`, the phones of every word said alone.
 */
export function wordTimes(phones: Phone[], isolated: string[][]): WordTimes {
  const spoken = phones.filter(({ phone }) => phone !== SILENCE)
  const expected = isolated.flatMap((group, word) => group.map((phone, at) => ({ phone, word, first: at === 0 })))
  if (!spoken.length) return { words: isolated.map(() => ({ startMs: 0, endMs: 0 })), match: 0 }
  const { owners, cost } = alignPhones(spoken, expected)
  const spans: (Span | undefined)[] = isolated.map(() => undefined)
  spoken.forEach(({ startMs, endMs }, at) => {
    const span = spans[owners[at]!]
    spans[owners[at]!] = { startMs: span?.startMs ?? startMs, endMs }
  })
  return { words: shareTime(spans), match: Math.max(0, 1 - cost / spoken.length) }
}

/** The word that owns each spoken phone. Extra phones belong to the word before them. */
function alignPhones(spoken: Phone[], expected: Expected[]): { owners: number[]; cost: number } {
  const width = expected.length + 1
  const cost = new Float64Array((spoken.length + 1) * width)
  for (let i = 0; i <= spoken.length; i++) {
    for (let j = 0; j <= expected.length; j++) {
      if (i + j > 0) cost[i * width + j] = Math.min(...steps(i, j).map((step) => step.cost))
    }
  }
  return { owners: traceBack(), cost: cost.at(-1)! }

  function steps(i: number, j: number): { cost: number; from: [number, number] }[] {
    const found: { cost: number; from: [number, number] }[] = []
    if (i && j)
      found.push({
        cost: cost[(i - 1) * width + j - 1]! + matchCost(spoken, i - 1, expected[j - 1]!),
        from: [i - 1, j - 1],
      })
    if (i) found.push({ cost: cost[(i - 1) * width + j]! + COST.skip, from: [i - 1, j] })
    if (j) found.push({ cost: cost[i * width + j - 1]! + COST.skip, from: [i, j - 1] })
    return found
  }

  function traceBack(): number[] {
    const owners = new Array<number>(spoken.length).fill(-1)
    let [i, j] = [spoken.length, expected.length]
    while (i || j) {
      const [toI, toJ] = steps(i, j).reduce((best, step) => (step.cost < best.cost ? step : best)).from
      if (toI < i && toJ < j) owners[toI] = expected[toJ]!.word
      ;[i, j] = [toI, toJ]
    }
    return owners.map((owner, at) => (owner >= 0 ? owner : lastOwner(owners, at)))
  }
}

const lastOwner = (owners: number[], at: number): number => Math.max(0, ...owners.slice(0, at))

/** A phone after a pause starts a word: one that does not is an unlikely match. */
function matchCost(spoken: Phone[], at: number, { phone, first }: Expected): number {
  const pause = at > 0 && spoken[at]!.startMs - spoken[at - 1]!.endMs > PAUSE_MS
  return soundCost(spoken[at]!.phone, phone) + (pause && !first ? COST.acrossPause : 0)
}

function soundCost(a: string, b: string): number {
  if (a === b) return 0
  if (SAME.has(`${a} ${b}`)) return COST.sameSound
  if (VOWELS.has(a) !== VOWELS.has(b)) return COST.unlike
  return VOWELS.has(a) ? COST.vowels : COST.consonants
}

/** A word that got no phone shares the time of the word before it (the first ones: of the word after). */
export function shareTime(spans: (Span | undefined)[]): Span[] {
  const known = spans.flatMap((span, at) => (span ? [{ ...span, at }] : []))
  return known.flatMap(({ startMs, endMs, at }, n) => {
    const count = (known[n + 1]?.at ?? spans.length) - (n === 0 ? 0 : at)
    const step = (endMs - startMs) / count
    return Array.from({ length: count }, (_, k) => ({ startMs: startMs + k * step, endMs: startMs + (k + 1) * step }))
  })
}
