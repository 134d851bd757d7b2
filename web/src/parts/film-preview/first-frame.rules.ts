/** Pure: which words and which moment of a film to be are seen before it is made. */
import { BRAND_LIMITS } from '@octavo/contract/brand'
import type { FilmPlan } from '@octavo/renderer/draw'

/** Fewer words make no picture. */
const FEWEST = 3
/** As many as a first scene may need. */
const ENOUGH = 40

/** The first sentences of a script, as far as a first frame needs them; nothing while there are too few words. */
export function openingWords(script: string): string | undefined {
  if (script.trim().split(/\s+/).length < FEWEST) return undefined
  let words = ''
  for (const sentence of script.trim().match(/[^.!?…]+[.!?…]*\s*/g) ?? []) {
    if (words && (words + sentence).length > BRAND_LIMITS.previewWords) break
    words += sentence
    if (words.split(/\s+/).length > ENOUGH) break
  }
  return words.slice(0, BRAND_LIMITS.previewWords).trim() || undefined
}

/** When everything of a shot is there. */
const SHOWN = 0.85

/** The moment, in milliseconds, at which the first shot after an intro shows all it has. */
export function firstMoment({ scenes }: Pick<FilmPlan, 'scenes'>): number {
  const scene = scenes.find(({ kind }) => kind !== 'intro') ?? scenes[0]
  if (!scene) return 0
  const { startMs, endMs } = scene.shots?.[0] ?? scene
  return startMs + SHOWN * (endMs - startMs)
}
