/** What a look is made of: how grounds are painted, what stands on them, and what words are set in. */
import type { Canvas2D, DrawEnv, Drawn } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import type { Headline } from '#draw/look.ts'
import type { CaptionStyle, GroundName, Mood, Size } from '#plan.ts'
import type { Tones } from './tones.ts'
import type { Turn } from './turn.layers.ts'

/** What words and marks are painted with on one ground. `fill` is the tone the ground has where words lie. */
export type Inks = {
  fill: string
  ink: string
  /** Key words without a marker: reads on the ground at 4.5:1. */
  strong: string
  /** Markers and plates, and what stands on them. */
  accent: string
  second: string
}

/** What a ground is painted for. All lengths in pixels; `u` is one 1080th of the short side. */
export type GroundPlace = Size & {
  ctx: Canvas2D
  env: DrawEnv
  u: number
  t: Tones
  name: GroundName
  /** Where a thing stands on it, in the middle of which furniture is put up; undefined where none does. */
  thing?: Box | undefined
  /** The upper edge of what a thing and its company stand on; undefined where none has any. */
  shelf?: Box | undefined
  /** Where captions lie. */
  captions: Box
  /** Says what only this shot's ground has; the same in every render. */
  seed: number
}

/** A thing's picture, square, ready to be put on the frame with its shadow or edge. */
export type Mount = (picture: Drawn, side: number, stage: { env: DrawEnv; t: Tones; u: number }) => Drawn

export type LookArt = {
  /** How captions go with it. */
  captions(t: Tones): CaptionStyle
  /** Music that goes with it, the most fitting first. */
  moods: readonly [Mood, ...Mood[]]
  inks(t: Tones, name: GroundName): Inks
  paint(place: GroundPlace): void
  mount: Mount
  /** How much of its box the thing fills. */
  size: number
  headline: Headline
  /** How a part of a film begins, where that is no hard cut. */
  turn: Turn
}
