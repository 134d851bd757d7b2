/** What could stand for a scene, besides what does. */
import type { FilmPlan, Scene } from '#plan.ts'
import { drawables } from './icons.ts'
import { illustrations } from './illustrations.ts'
import type { CutRequest } from './shots.ts'

const MOST = 12

/**
 * For each scene of a film what its sentences speak of, the most telling first, then what else the film does: names of
 * illustrations, or of icons where the film has no look.
 */
export function suggestionsFor(plan: FilmPlan, { things = illustrations }: CutRequest = {}): string[][] {
  const illustrationsIn = (text: string, about: string) => things(text, about).map(({ name }) => name)
  const find = plan.art ? illustrationsIn : iconsIn
  const about = plan.sentences.map(({ text }) => text).join(' ')
  const everywhere = find(about, about)
  const found = new Map<string, string[]>()
  return plan.scenes.map(({ startMs, endMs }) => {
    const heard = plan.sentences.filter((one) => one.startMs < endMs - 1 && one.endMs > startMs + 1)
    const text = heard.map((one) => one.text).join(' ')
    const own = found.get(text) ?? find(text, about)
    found.set(text, own)
    return [...new Set([...own, ...everywhere])].slice(0, MOST)
  })
}

const iconsIn = (text: string, about: string): string[] => drawables(text, about).flatMap(({ icons }) => icons)

/** What stands for a scene now. */
export function thingOf(scene: Scene): string | undefined {
  const shown = scene.thing ?? scene.shots?.find(({ thing }) => thing !== undefined)?.thing
  return shown ?? ('icon' in scene ? scene.icon : undefined)
}
