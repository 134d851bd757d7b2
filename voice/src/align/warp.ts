/**
 * Lays words that are known, frame by frame, onto a recording of the same words: dynamic time warping (Sakoe and Chiba 1978) with
 * a gap before, between and after the words. In a gap the recording may rest, or say what is not in the text (a word said twice,
 * a cough); and a word may be left out. First roughly, on every fourth frame, then closely along what was found (Müller 2006),
 * so that the memory it takes grows as the speech does, and not as its square.
 */
import { type Frames, WIDTH } from './mel.frames.ts'

/** The words to find: rows of features, and how many rows each word has. */
export type Pattern = { features: Float32Array; lengths: number[] }

/** For each word the frame that each of its rows lies on, from its first to its last; undefined where it was left out. */
export type Placed = ({ starts: Int32Array; end: number } | undefined)[]

const COARSE = 4
/** Cells that are filled without looking roughly first. */
const SMALL = 3_000_000
/** How far the rough way may leave the straight one: frames, and a share of all. */
const DETOUR = { frames: 400, share: 0.15 }
/** How far the close way may leave the rough one, in frames. */
const CLOSE = 30
/** Of a frame in a gap: silence, and anything else; and of a row of a word that is left out. */
const COST = { silence: 1, noise: 4.5, leftOut: 3.5 }

/** What the rows lie between, by state: [first frame, end). States are gap 0, word 0's rows, gap 1, ..., the last gap. */
type Corridor = { from: Int32Array; to: Int32Array }

export function warp(pattern: Pattern, frames: Frames): Placed {
  const rows = pattern.features.length / WIDTH
  if (rows * frames.count <= SMALL) return follow(pattern, frames, openCorridor(pattern, frames.count, frames.count))
  const [thinPattern, thinFrames] = [thinned(pattern), thinnedFrames(frames)]
  const detour = DETOUR.frames / COARSE + DETOUR.share * thinFrames.count
  const rough = follow(thinPattern, thinFrames, openCorridor(thinPattern, thinFrames.count, detour))
  return follow(pattern, frames, corridorAlong(rough, pattern, frames.count))
}

const statesOf = ({ lengths }: Pattern): number => lengths.reduce((sum, length) => sum + length, lengths.length + 1)

/** Around the straight way, as far as the detour goes; the ends are held. */
function openCorridor(pattern: Pattern, count: number, detour: number): Corridor {
  const states = statesOf(pattern)
  const along = (state: number): number => (state / Math.max(1, states - 1)) * (count - 1)
  return {
    from: Int32Array.from({ length: states }, (_, state) => Math.max(0, Math.floor(along(state) - detour))),
    to: Int32Array.from({ length: states }, (_, state) => Math.min(count, Math.ceil(along(state) + detour) + 1)),
  }
}

function corridorAlong(rough: Placed, { lengths }: Pattern, count: number): Corridor {
  const [from, to]: [number[], number[]] = [[], []]
  const add = (first: number, last: number): void => {
    from.push(Math.max(0, first * COARSE - CLOSE))
    to.push(Math.min(count, (last + 1) * COARSE + CLOSE))
  }
  let before = 0
  for (const [word, length] of lengths.entries()) {
    const after = nextStart(rough, word, Math.ceil(count / COARSE) - 1)
    add(before, after)
    const own = rough[word]
    for (let row = 0; row < length; row++) {
      if (!own) add(before, after)
      else {
        const at = Math.min(own.starts.length - 1, Math.floor(row / COARSE))
        add(own.starts[at]!, own.starts[at + 1] ?? own.end)
      }
    }
    before = own?.end ?? before
  }
  add(before, Math.ceil(count / COARSE) - 1)
  return { from: Int32Array.from(from), to: Int32Array.from(to) }
}

function nextStart(rough: Placed, word: number, last: number): number {
  for (let at = word; at < rough.length; at++) {
    const start = rough[at]?.starts[0]
    if (start !== undefined) return start
  }
  return last
}

const thinned = ({ features, lengths }: Pattern): Pattern => {
  const kept: number[] = []
  let row = 0
  for (const length of lengths) {
    for (let at = 0; at < length; at += COARSE) kept.push(row + at, row + Math.min(length, at + COARSE))
    row += length
  }
  const thin = new Float32Array((kept.length / 2) * WIDTH)
  for (let at = 0; at < kept.length; at += 2) average(features, kept[at]!, kept[at + 1]!, thin, at / 2)
  return { features: thin, lengths: lengths.map((length) => Math.ceil(length / COARSE)) }
}

function thinnedFrames({ features, speech, count }: Frames): Frames {
  const thin = { count: Math.ceil(count / COARSE), features: new Float32Array(Math.ceil(count / COARSE) * WIDTH) }
  for (let at = 0; at < thin.count; at++)
    average(features, at * COARSE, Math.min(count, (at + 1) * COARSE), thin.features, at)
  const heard = Uint8Array.from({ length: thin.count }, (_, at) =>
    speech.subarray(at * COARSE, (at + 1) * COARSE).reduce((sum, one) => sum + one, 0) * 2 >= COARSE ? 1 : 0,
  )
  return { ...thin, speech: heard }
}

/** The middle of rows `first` to `end`, as row `at`. */
function average(features: Float32Array, first: number, end: number, into: Float32Array, at: number): void {
  for (let c = 0; c < WIDTH; c++) {
    let sum = 0
    for (let row = first; row < end; row++) sum += features[row * WIDTH + c]!
    into[at * WIDTH + c] = sum / (end - first)
  }
}

/** What it costs to be in a state at each frame of a stretch, and how one came there. */
type Line = { from: number; cost: Float64Array; came: Uint8Array }
const CAME = { stayed: 0, fromGap: 1, fromBefore: 2, sameFrame: 3, leftOut: 4 } as const

const costAt = (line: Line | undefined, frame: number): number =>
  line?.cost[frame - line.from] ?? Number.POSITIVE_INFINITY

/** The cheapest way through the corridor, and what it says of each word. */
function follow(pattern: Pattern, frames: Frames, { from, to }: Corridor): Placed {
  const gaps: Line[] = []
  const words: Line[][] = []
  const exits: Line[] = []
  let state = 0
  let row = 0
  const line = (first: number, end: number): Line => ({
    from: first,
    cost: new Float64Array(Math.max(0, end - first)).fill(Number.POSITIVE_INFINITY),
    came: new Uint8Array(Math.max(0, end - first)),
  })
  // Before the first word there is nothing, one frame before the first.
  const start: Line = { from: -1, cost: Float64Array.of(0), came: new Uint8Array(1) }
  for (const length of [...pattern.lengths, 0]) {
    const before = exits.at(-1) ?? start
    const gap = line(from[state]!, to[state]!)
    fillGap(gap, before, frames.speech)
    gaps.push(gap)
    state++
    if (gaps.length > pattern.lengths.length) break
    const own: Line[] = []
    for (let at = 0; at < length; at++, state++, row++) {
      own.push(line(from[state]!, to[state]!))
      fillRow(own[at]!, own[at - 1], { gap, before }, distanceTo(pattern.features, row, frames.features))
      // Costs are needed for one step only.
      if (at > 0) own[at - 1]!.cost = NOTHING
    }
    words.push(own)
    exits.push(exitOf(own.at(-1)!, gap, length))
  }
  return traced({ gaps, words, exits }, frames.count)
}
const NOTHING = new Float64Array(0)

function fillGap({ from, cost, came }: Line, before: Line, speech: Uint8Array): void {
  for (let at = 0; at < cost.length; at++) {
    const own = speech[from + at] ? COST.noise : COST.silence
    const stayed = at > 0 ? cost[at - 1]! : Number.POSITIVE_INFINITY
    const entered = costAt(before, from + at - 1)
    cost[at] = own + Math.min(stayed, entered)
    came[at] = stayed <= entered ? CAME.stayed : CAME.fromBefore
  }
}

type Entry = { gap: Line; before: Line }

function fillRow(
  line: Line,
  previous: Line | undefined,
  { gap, before }: Entry,
  distance: (frame: number) => number,
): void {
  const { from, cost, came } = line
  for (let at = 0; at < cost.length; at++) {
    const frame = from + at
    let best = at > 0 ? cost[at - 1]! : Number.POSITIVE_INFINITY
    let way: number = CAME.stayed
    const entered = previous ? costAt(previous, frame - 1) : costAt(before, frame - 1)
    if (entered <= best) [best, way] = [entered, CAME.fromBefore]
    const other = previous ? costAt(previous, frame) : costAt(gap, frame - 1)
    if (other < best) [best, way] = [other, previous ? CAME.sameFrame : CAME.fromGap]
    if (best === Number.POSITIVE_INFINITY) continue
    cost[at] = best + distance(frame)
    came[at] = way
  }
}

function distanceTo(rows: Float32Array, row: number, features: Float32Array): (frame: number) => number {
  const own = row * WIDTH
  return (frame) => {
    const other = frame * WIDTH
    let sum = 0
    for (let c = 0; c < WIDTH; c++) {
      const apart = rows[own + c]! - features[other + c]!
      sum += apart * apart
    }
    return Math.sqrt(sum)
  }
}

/** After a word: it was said, or from the gap before it, left out. */
function exitOf(last: Line, gap: Line, length: number): Line {
  const from = Math.min(last.from, gap.from)
  const end = Math.max(last.from + last.cost.length, gap.from + gap.cost.length)
  const cost = new Float64Array(end - from)
  const came = new Uint8Array(end - from)
  for (let at = 0; at < cost.length; at++) {
    const said = costAt(last, from + at)
    const leftOut = costAt(gap, from + at) + COST.leftOut * length
    cost[at] = Math.min(said, leftOut)
    came[at] = said <= leftOut ? CAME.fromBefore : CAME.leftOut
  }
  return { from, cost, came }
}

function traced({ gaps, words, exits }: { gaps: Line[]; words: Line[][]; exits: Line[] }, count: number): Placed {
  const placed: Placed = words.map(() => undefined)
  const wayAt = ({ from, came }: Line, at: number): number => came[at - from]!
  let frame = count - 1
  let word = words.length
  let isInGap = costAt(gaps[word], frame) < costAt(exits[word - 1], frame)
  if (!Number.isFinite(Math.min(costAt(gaps[word], frame), costAt(exits[word - 1], frame)))) return placed
  while (frame >= 0) {
    if (isInGap) {
      isInGap = wayAt(gaps[word]!, frame) === CAME.stayed
      frame--
      continue
    }
    if (word === 0) break
    word--
    if (wayAt(exits[word]!, frame) === CAME.leftOut) {
      isInGap = true
      continue
    }
    const lines = words[word]!
    const starts = new Int32Array(lines.length)
    const end = frame
    for (let row = lines.length - 1; row >= 0; ) {
      starts[row] = frame
      const way = wayAt(lines[row]!, frame)
      if (way !== CAME.sameFrame) frame--
      if (way === CAME.stayed) continue
      isInGap = way === CAME.fromGap
      row--
    }
    placed[word] = { starts, end }
  }
  return placed
}
