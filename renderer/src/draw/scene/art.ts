/** What every kind of scene is made of. */
import type { Canvas2D, DrawEnv } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import type { Look, Surface } from '#draw/look.ts'
import type { Measure } from '#draw/text.fit.ts'
import type { FilmPlan, Word } from '#plan.ts'

/** The place a scene is played, in the coordinates of the scene's band. */
export type Stage = {
  unit: number
  wide: boolean
  whole: Box
  figure: Box
  words: Box
  look: Look
  surface: Surface
  measure: Measure
  seed: number
  /** Counts scenes, so that two of a kind need not look alike. */
  variant: number
  /** Milliseconds the scene lasts. */
  lasts: number
  /** Words spoken during the scene, with times from its start. */
  spoken: Word[]
  brand: FilmPlan['brand']
  logo?: DrawEnv['logo']
}

/** Something that starts moving at `at` and is at rest `lasts` later, in milliseconds from the scene's start. */
export type Cue = { at: number; lasts: number }

/** A scene made ready: all measuring done, only painting left. `now` is in milliseconds from the scene's start. */
export type Art = {
  /** Between cues the picture is still and is not painted again. */
  cues: Cue[]
  paint(ctx: Canvas2D, now: number): void
  /** The part that never rests, painted on its own small band (the stage's figure box, from 0, 0). */
  figure?(ctx: Canvas2D, now: number): void
  /** Goes on from the scene before, or into the next, without a change of picture. */
  continues?: { before?: boolean; after?: boolean }
}
