/** Music that follows the film: down under the words, up where nobody speaks, slowly enough that nobody hears it turned. */

import type { TimeSpan } from '#timing.ts'
import { RATE } from './loudness.ts'

/** The level at a moment, in dB; between two it glides. */
export type Level = { atMs: number; db: number }

/** Between words closer than this the music stays down. */
const GAP_MS = 350
/** The music is down so long before the words, and waits so long after them. */
const BEFORE_MS = 40
const AFTER_MS = 60
/** The steepest way up or down. */
const MS_A_DB = 50
/** Before its last card the film takes a breath. */
const LAST_GAP = { leastMs: 250, db: 1.5 }

/**
 * How loud the music is: 0 dB where nobody speaks for long, `underDb` (below 0) under the words, in order. A gap of 350 ms or
 * more lifts it as far as a slow ramp gets in half of the gap; the one before `lastCardMs` lifts it a little further.
 */
export function levelsOf(words: TimeSpan[], durationMs: number, underDb: number, lastCardMs?: number): Level[] {
  const spans = words.filter(({ startMs, endMs }) => endMs > startMs)
  const levels: Level[] = []
  let saidMs = -Infinity
  for (const [at, { startMs, endMs }] of spans.entries()) {
    const isLast = isGapBefore(lastCardMs, saidMs, startMs)
    if (at === 0 || startMs - saidMs >= (isLast ? LAST_GAP.leastMs : GAP_MS))
      levels.push(...lifted(saidMs + AFTER_MS, startMs - BEFORE_MS, underDb, isLast ? LAST_GAP.db : 0))
    saidMs = Math.max(saidMs, endMs)
  }
  if (spans.length > 0) levels.push(...lifted(saidMs + AFTER_MS, durationMs + MS_A_DB * -underDb, underDb, 0))
  return levels
}

/** Whether the last card appears around this gap: a card comes with its words or a little ahead of them. */
const isGapBefore = (cardMs: number | undefined, fromMs: number, toMs: number): boolean =>
  cardMs !== undefined && cardMs >= fromMs - 1 && cardMs <= toMs + 1

/** Up from the words before and down to those after; where there are none before, the music begins as high as it gets. */
function lifted(fromMs: number, toMs: number, underDb: number, moreDb: number): Level[] {
  const open = fromMs === -Infinity
  const from = open ? 0 : fromMs
  const wayMs = Math.max(0, open ? toMs - from : (toMs - from) / 2)
  const lift = Math.min(moreDb - underDb, wayMs / MS_A_DB)
  const high = underDb + lift
  const [up, down] = [from + lift * MS_A_DB, toMs - lift * MS_A_DB]
  return [
    ...(open
      ? []
      : [
          { atMs: from, db: underDb },
          { atMs: up, db: high },
        ]),
    { atMs: down, db: high },
    { atMs: toMs, db: underDb },
  ]
}

/** Brings both channels to the levels, in place, along raised cosines; before the first and after the last they hold. */
export function follow(left: Float32Array, right: Float32Array, levels: Level[]): void {
  const [first] = levels
  if (!first) return
  let at = 0
  let gain = 10 ** (first.db / 20)
  for (const [n, { atMs, db }] of levels.entries()) {
    const before = levels[n - 1] ?? { atMs: 0, db }
    const end = Math.min(left.length, sampleAt(atMs))
    const from = sampleAt(before.atMs)
    for (; at < end; at++) {
      if (db !== before.db) {
        const share = 0.5 - 0.5 * Math.cos((Math.PI * (at - from)) / (sampleAt(atMs) - from))
        gain = 10 ** ((before.db + (db - before.db) * share) / 20)
      }
      left[at]! *= gain
      right[at]! *= gain
    }
    gain = 10 ** (db / 20)
  }
  for (; at < left.length; at++) {
    left[at]! *= gain
    right[at]! *= gain
  }
}

const sampleAt = (ms: number): number => Math.round((ms * RATE) / 1000)
