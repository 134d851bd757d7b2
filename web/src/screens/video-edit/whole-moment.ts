import type { FilmEdit } from '@octavo/contract/edit'
import { WORDLESS_SHOTS } from '@octavo/renderer/choices'
import type { FilmPlan } from '@octavo/renderer/draw'

/** When most of a scene is there: a list has built up, a figure has been counted. */
const WHOLE = 0.8

/** The moment that shows what a scene says best, in the last of its shots in which its words stand. */
export function wholeAt({ plan, scenes }: Pick<FilmEdit, 'plan' | 'scenes'>, at: number): number {
  const shots = (plan as unknown as FilmPlan).scenes[at]?.shots ?? []
  const span = shots.findLast(({ kind }) => !WORDLESS_SHOTS.has(kind)) ?? scenes[at]
  return span ? span.startMs + (span.endMs - span.startMs) * WHOLE : 0
}
