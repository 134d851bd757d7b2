/** Making room for the voice: music bows to the words, known from their times rather than heard. */

import type { TimeSpan } from '#timing.ts'
import { RATE } from './loudness.ts'

const LEAD_MS = 120
const RELEASE_MS = 350
/** Between words closer than this the music stays down. */
const HELD_GAP_MS = 400

/** The stretches in which somebody speaks, from words in order; short gaps are part of them. */
export function speakingStretches(words: TimeSpan[]): TimeSpan[] {
  const stretches: TimeSpan[] = []
  for (const { startMs, endMs } of words) {
    const last = stretches.at(-1)
    if (last && startMs - last.endMs < HELD_GAP_MS) last.endMs = Math.max(last.endMs, endMs)
    else stretches.push({ startMs, endMs })
  }
  return stretches
}

/**
 * Turns both channels down by `depthDb` (below 0) in every stretch, in place: down in 120 ms before it, up in 350 ms
 * after it, along a raised cosine.
 */
export function duck(left: Float32Array, right: Float32Array, stretches: TimeSpan[], depthDb: number): void {
  const depth = 1 - 10 ** (depthDb / 20)
  for (const [n, stretch] of stretches.entries()) {
    const next = stretches[n + 1]
    const from = Math.max(sampleAt(stretch.startMs - LEAD_MS), n > 0 ? handOver(stretches[n - 1]!, stretch) : 0)
    const to = Math.min(left.length, sampleAt(stretch.endMs + RELEASE_MS), next ? handOver(stretch, next) : left.length)
    for (let i = Math.max(0, from); i < to; i++) {
      const gain = 1 - depth * bow((i * 1000) / RATE, stretch)
      left[i]! *= gain
      right[i]! *= gain
    }
  }
}

/** How far the music is down, 0 to 1. */
function bow(ms: number, { startMs, endMs }: TimeSpan): number {
  const share = ms < startMs ? 1 - (startMs - ms) / LEAD_MS : ms > endMs ? 1 - (ms - endMs) / RELEASE_MS : 1
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, Math.min(1, share)))
}

/** Where the rise after one stretch meets the fall before the next. */
function handOver(before: TimeSpan, after: TimeSpan): number {
  const gap = after.startMs - before.endMs
  return sampleAt(
    gap >= LEAD_MS + RELEASE_MS ? after.startMs - LEAD_MS : before.endMs + (gap * RELEASE_MS) / (LEAD_MS + RELEASE_MS),
  )
}

const sampleAt = (ms: number): number => Math.round((ms * RATE) / 1000)
