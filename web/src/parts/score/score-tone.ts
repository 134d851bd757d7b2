import type { Tone } from '#ui/Badge.tsx'

const VIRAL: readonly (readonly [atLeast: number, tone: Tone])[] = [
  [90, 'ok'],
  [80, 'make'],
  [70, 'warn'],
  [0, 'bad'],
]

/** How good a viral or quality score is, as a color; the number always stands beside it. */
export const scoreTone = (score: number): Tone => VIRAL.find(([atLeast]) => score >= atLeast)?.[1] ?? 'bad'
