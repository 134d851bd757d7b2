/** What every form of chart is made of. */
import type { Box } from '#draw/layout.ts'
import { easeOut, progress } from '#draw/motion.ts'
import { type FitRule, type Fitted, fit } from '#draw/text.fit.ts'
import type { ChartItem } from '#plan.ts'
import type { Art, Stage } from './art.ts'

/** Where a chart is drawn under its title, and when each figure comes (milliseconds from the scene's start). */
export type Plot = { box: Box; items: ChartItem[]; times: number[]; stage: Stage }
export type Drawing = { cues: Art['cues']; paint: Art['paint'] }

export const GROW_MS = 700

export const growCues = (times: number[]) => times.map((at) => ({ at, lasts: GROW_MS }))
export const grown = (now: number, at: number) => easeOut(progress(now, at, GROW_MS))

/** Texts of one kind in one size. */
export function fitAll(measure: Stage['measure'], texts: string[], rule: FitRule): Fitted[] {
  const px = Math.min(...texts.map((text) => fit(measure, text, rule).px))
  return texts.map((text) => fit(measure, text, { ...rule, max: px, min: Math.min(px, rule.min ?? px) }))
}
