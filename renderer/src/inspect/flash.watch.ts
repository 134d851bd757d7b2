/** Flashes by WCAG 2.2, success criterion 2.3.1 (https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds). */
import { FPS, type Size } from '#plan.ts'
import { type Grid, GridReader, type GridReading, gridOf, type Readings } from './picture.grid.ts'

/** How much has to change to and fro: a tenth of the greatest luminance, or so much saturated red. */
const LEAST: Record<FlashKind, number> = { general: 0.1, red: 20 }
const KINDS = ['general', 'red'] as const
/** Three flashes are six changes to and fro; one more within a second is the beginning of a fourth. */
const MOST_CHANGES = 6
/** The part of the field of view that has to flash. */
const FIELD_SHARE = 0.25

export type FlashKind = (typeof KINDS)[number]
/** The cells that change on a frame, frames counted from the part's first; frames without any are left out. */
type Changes = [frame: number, ...cells: number[]][]
/** What a stretch of frames changes, and what its outermost frames look like, so that the change between two can be told. */
export type FlashPart = { frames: number; changes: Record<FlashKind, Changes>; first: Edge; last: Edge }
/** Each cell's measure in thousandths of the least change, and below 0 where it does not count. */
type Edge = Record<FlashKind, number[]>

/** Looks at each frame where it was composed. */
export class FlashWatch {
  readonly #reader: GridReader
  readonly #swings: Record<FlashKind, Swings>
  readonly #part: FlashPart
  #now: Record<FlashKind, GridReading> | undefined

  constructor(size: Size) {
    this.#reader = new GridReader(size)
    const cells = this.#reader.grid.columns * this.#reader.grid.rows
    this.#swings = { general: new Swings(cells, LEAST.general), red: new Swings(cells, LEAST.red) }
    const edge = { general: [], red: [] }
    this.#part = { frames: 0, changes: { general: [], red: [] }, first: edge, last: edge }
  }

  /** Looks at the frame just composed. `changed`: whether anything in it was drawn anew. */
  look(frame: Uint8Array, changed: boolean): void {
    if (changed || !this.#now) this.#note(this.#reader.read(frame))
    this.#part.frames++
  }

  #note({ dark, red }: Readings): void {
    const now = { general: dark, red }
    if (this.#part.frames === 0) this.#part.first = edgeOf(now)
    for (const kind of KINDS) {
      const cells = this.#swings[kind].step(now[kind])
      if (cells.length > 0) this.#part.changes[kind].push([this.#part.frames, ...cells])
    }
    this.#now = now
  }

  get part(): FlashPart {
    return { ...this.#part, last: this.#now ? edgeOf(this.#now) : this.#part.first }
  }
}

function edgeOf(now: Record<FlashKind, GridReading>): Edge {
  const edge = (kind: FlashKind) =>
    Array.from(now[kind].values, (value, cell) => {
      const share = Math.round((value / LEAST[kind]) * 1000)
      return now[kind].counts[cell] ? share : -1 - share
    })
  return { general: edge('general'), red: edge('red') }
}

/** Changes to and fro, cell by cell: each is at least so large, counted from the furthest that the one before it went. */
class Swings {
  readonly #least: number
  readonly #high: Float32Array
  readonly #low: Float32Array
  readonly #highCounts: Uint8Array
  readonly #way: Int8Array

  constructor(cells: number, least: number) {
    this.#least = least
    this.#high = new Float32Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.#low = new Float32Array(cells).fill(Number.POSITIVE_INFINITY)
    this.#highCounts = new Uint8Array(cells)
    this.#way = new Int8Array(cells)
  }

  /** The cells that complete a change on this frame; one counts only if its higher state does. */
  step({ values, counts }: GridReading): number[] {
    const found: number[] = []
    for (let cell = 0; cell < values.length; cell++) {
      const value = values[cell]!
      if (value > this.#high[cell]!) this.#rise(cell, value, counts[cell]!)
      if (value < this.#low[cell]!) this.#low[cell] = value
      const falls = this.#high[cell]! - value >= this.#least && this.#highCounts[cell] === 1
      const rises = value - this.#low[cell]! >= this.#least && counts[cell] === 1
      const way = this.#way[cell] !== -1 && falls ? -1 : this.#way[cell] !== 1 && rises ? 1 : 0
      if (way === 0) continue
      this.#way[cell] = way
      this.#low[cell] = value
      this.#rise(cell, value, counts[cell]!)
      found.push(cell)
    }
    return found
  }

  #rise(cell: number, value: number, counts: number): void {
    this.#high[cell] = value
    this.#highCounts[cell] = counts
  }
}

/** When, in milliseconds, a film of this size first flashes more than it may; undefined for a kind that it does not. */
export function flashesOf(parts: FlashPart[], size: Size): Partial<Record<FlashKind, number>> {
  const grid = gridOf(size)
  const found = KINDS.map((kind) => [kind, firstFlash(parts, kind, grid)] as const)
  return Object.fromEntries(found.filter(([, at]) => at !== undefined))
}

function firstFlash(parts: FlashPart[], kind: FlashKind, grid: Grid): number | undefined {
  const counts = new Uint16Array(grid.columns * grid.rows)
  const within: [frame: number, cells: number[]][] = []
  for (const [frame, cells] of changesOf(parts, kind)) {
    for (const cell of cells) counts[cell]!++
    within.push([frame, cells])
    while (within[0]![0] <= frame - FPS) for (const cell of within.shift()![1]) counts[cell]!--
    if (cells.some((cell) => counts[cell]! > MOST_CHANGES) && isLarge(counts, grid))
      return Math.round((within[0]![0] * 1000) / FPS)
  }
  return undefined
}

/** The changes of the whole film in order, those from one part to the next among them. */
function* changesOf(parts: FlashPart[], kind: FlashKind): Generator<[frame: number, cells: number[]]> {
  let at = 0
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    const between = before ? changesBetween(before.last, part.first, kind) : []
    const own = new Map(part.changes[kind].map(([frame, ...cells]) => [frame, cells]))
    if (between.length > 0) own.set(0, [...new Set([...between, ...(own.get(0) ?? [])])])
    for (const [frame, cells] of [...own].sort(([a], [b]) => a - b)) yield [at + frame, cells]
    at += part.frames
  }
}

function changesBetween(last: Edge, first: Edge, kind: FlashKind): number[] {
  return first[kind].flatMap((now, cell) => {
    const [low, high] = [last[kind][cell]!, now].sort((a, b) => amount(a) - amount(b)) as [number, number]
    return high >= 0 && amount(high) - amount(low) >= 1000 ? [cell] : []
  })
}

const amount = (edge: number) => (edge < 0 ? -1 - edge : edge)

/** Whether the cells that change too often take a quarter of the field of view, wherever that is laid. */
function isLarge(counts: Uint16Array, { columns, rows, field }: Grid): boolean {
  const [wide, high] = [Math.ceil(field.columns), Math.ceil(field.rows)]
  const least = FIELD_SHARE * field.columns * field.rows
  const flashes = (column: number, row: number) => counts[row * columns + column]! > MOST_CHANGES
  for (let top = 0; top <= rows - high; top++) {
    for (let left = 0; left <= columns - wide; left++) {
      let cells = 0
      for (let at = 0; at < wide * high; at++) if (flashes(left + (at % wide), top + Math.floor(at / wide))) cells++
      if (cells >= least) return true
    }
  }
  return false
}
