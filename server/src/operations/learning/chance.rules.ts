/**
 * Pure: which differences between films are more than chance makes. Films change places among those of their own time and
 * brand, thousands of times; a difference stands where the largest of all that were looked at is hardly ever as large by
 * then. So whatever is looked at besides is paid for (max-T of Westfall and Young), and no shape of the results is assumed.
 */

/** Places films are compared at: each film's place of one kind of trait, or none. */
export type Sorted = readonly number[]
export const NO_PLACE = -1

/** So often films change places: enough to tell one in two thousand. */
const ROUNDS = 2999
/** So many films that came one after another are of one time. */
const OF_ONE_TIME = 8
/** What adding up in another order may change. */
const ROUNDING = 1e-9

type Dated = { id: string; brand: string; publishedAt: number }

/** Films of a brand that came out one after another, by their places: what an audience grew to, and how long films have been out, is alike among them. */
export function timesOf(films: readonly Dated[]): number[][] {
  const inOrder = films
    .map((_, place) => place)
    .sort((a, b) => {
      const [one, other] = [films[a]!, films[b]!]
      return (
        compareTexts(one.brand, other.brand) || one.publishedAt - other.publishedAt || compareTexts(one.id, other.id)
      )
    })
  const brands = [...new Set(films.map(({ brand }) => brand))].sort(compareTexts)
  return brands.flatMap((brand) => {
    const places = inOrder.filter((place) => films[place]!.brand === brand)
    const times = Math.max(1, Math.floor(places.length / OF_ONE_TIME))
    const from = (time: number) => Math.round((time * places.length) / times)
    return Array.from({ length: times }, (_, time) => places.slice(from(time), from(time + 1)))
  })
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** How far each film stands from the middle of its time. */
export function deviationsOf(results: readonly number[], times: readonly number[][]): number[] {
  const deviations = results.map(() => 0)
  for (const places of times) {
    const middle = places.reduce((sum, place) => sum + results[place]!, 0) / places.length
    for (const place of places) deviations[place] = results[place]! - middle
  }
  return deviations
}

/** How far films of one time stand apart, as a standard deviation; null where no time has two. */
export function spreadOf(deviations: readonly number[], times: readonly number[][]): number | null {
  const free = times.reduce((sum, places) => sum + places.length - 1, 0)
  return free <= 0 ? null : Math.sqrt(deviations.reduce((sum, one) => sum + one * one, 0) / free)
}

/**
 * For each kind of trait and each of its places: how often chance alone makes a difference as large somewhere, or null
 * where that is more often than `level`. The same films are judged alike, in whatever order they come.
 */
export function chancesOf(
  deviations: readonly number[],
  times: readonly number[][],
  kinds: readonly Sorted[],
  level: number,
): (number | null)[][] {
  const order = times.flat()
  const values = Float64Array.from(order, (film) => deviations[film]!)
  const tallies = kinds.map((sorted) => tallyOf(values, times, order, sorted))
  const found = tallies.map((tally) => differencesOf(tally, values))
  const most = Math.max(0, ...found.flat())
  const allowed = Math.floor(level * (ROUNDS + 1)) - 1
  const asLarge = found.map((differences) => differences.map(() => 0))
  const random = randomFrom(values)
  let aboveMost = 0
  for (let round = 0; round < ROUNDS; round++) {
    shuffleWithin(times, values, random)
    const by = largestOf(tallies, values) + ROUNDING
    // Once not even the largest difference can stand, none can.
    if (by >= most && ++aboveMost > allowed) return found.map((differences) => differences.map(() => null))
    for (const [kind, differences] of found.entries())
      for (const [place, difference] of differences.entries()) if (by >= difference) asLarge[kind]![place]!++
  }
  return asLarge.map((counts) => counts.map((count) => (count > allowed ? null : (count + 1) / (ROUNDS + 1))))
}

/** The films' places of one kind, in the order of their times; `scales` makes sums of many films and of few comparable; the last is none's. */
type Tally = { places: Int32Array; sums: Float64Array; scales: Float64Array }

function tallyOf(values: Float64Array, times: readonly number[][], order: readonly number[], sorted: Sorted): Tally {
  const count = Math.max(NO_PLACE, ...sorted) + 1
  const places = Int32Array.from(order, (film) => (sorted[film] === NO_PLACE ? count : sorted[film]!))
  // What each sum varies by while films change places.
  const variances = new Float64Array(count + 1)
  let from = 0
  for (const { length } of times) {
    const squares = values.subarray(from, from + length).reduce((sum, value) => sum + value * value, 0)
    const having = new Float64Array(count + 1)
    for (const place of places.subarray(from, from + length)) having[place]!++
    if (length > 1)
      for (let place = 0; place < count; place++)
        variances[place]! += (squares / (length - 1)) * having[place]! * (1 - having[place]! / length)
    from += length
  }
  const scales = variances.map((variance) => (variance > ROUNDING ? 1 / Math.sqrt(variance) : 0))
  return { places, sums: new Float64Array(count + 1), scales }
}

/** How far each place's films stand from chance's middle, whichever way. */
function differencesOf({ places, sums, scales }: Tally, values: Float64Array): number[] {
  sums.fill(0)
  for (let film = 0; film < values.length; film++) sums[places[film]!]! += values[film]!
  return Array.from(sums.subarray(0, -1), (sum, place) => Math.abs(sum) * scales[place]!)
}

/** The largest of all; thousands of times asked, so it makes nothing new. */
function largestOf(tallies: readonly Tally[], values: Float64Array): number {
  let most = 0
  for (const { places, sums, scales } of tallies) {
    sums.fill(0)
    for (let film = 0; film < values.length; film++) sums[places[film]!]! += values[film]!
    for (let place = 0; place < sums.length; place++) most = Math.max(most, Math.abs(sums[place]!) * scales[place]!)
  }
  return most
}

function shuffleWithin(times: readonly number[][], values: Float64Array, random: () => number): void {
  let from = 0
  for (const { length } of times) {
    for (let last = length - 1; last > 0; last--) {
      const [one, other] = [from + last, from + Math.floor(random() * (last + 1))]
      const value = values[one]!
      values[one] = values[other]!
      values[other] = value
    }
    from += length
  }
}

/** Dice that fall alike for the same films (mulberry32, begun with what the films did). */
function randomFrom(values: Float64Array): () => number {
  let state = 0x811c9dc5
  for (const value of values) state = Math.imul(state ^ Math.round(value * 1e6), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
