/** The same film for another place: in another shape, or without anything of the brand's lying over it. */
import type { Overlays, Shape } from './choices.ts'
import type { FilmPlan, Scene, Size } from './plan.ts'

export type Rendition = { shape: Shape; overlays: Overlays }

/** The size of a shape whose shorter side is so long, in pixels; all sides are even. */
export function sizeOfShape(shape: Shape, shortSide: number): Size {
  const [across, up] = shape.split(':').map(Number) as [number, number]
  const long = (a: number, b: number) => Math.round((shortSide * a) / b / 2) * 2
  return across > up ? { width: long(across, up), height: shortSide } : { width: shortSide, height: long(up, across) }
}

/** The plan of a film as a rendition of it. Scenes, words and their times stay, and so does the length of its shorter side. */
export function renditionOf(plan: FilmPlan, { shape, overlays }: Rendition): FilmPlan {
  const shaped = { ...plan, ...sizeOfShape(shape, Math.min(plan.width, plan.height)) }
  return overlays === 'clean' ? withoutOverlays(shaped) : shaped
}

function withoutOverlays({ lowerThird: _, ...plan }: FilmPlan): FilmPlan {
  const { color, fonts } = plan.brand
  return {
    ...plan,
    brand: { name: '', color, ...(fonts && { fonts }) },
    scenes: plan.scenes.map((scene) => unsigned(scene, plan)),
  }
}

/** Cards that say whose film it is say what it is about, and what was said last. */
function unsigned(scene: Scene, { title, sentences }: FilmPlan): Scene {
  const { startMs, endMs, reason, take, clock, id, own, shots } = scene
  const kept = {
    startMs,
    endMs,
    reason,
    ...(take !== undefined && { take }),
    ...(clock !== undefined && { clock }),
    ...(id !== undefined && { id }),
    ...(own !== undefined && { own }),
    ...(shots && { shots }),
  }
  if (scene.kind === 'intro') return { ...kept, kind: 'hook', text: scene.title?.trim() || title }
  if (scene.kind !== 'close') return scene
  return { ...kept, kind: 'statement', text: scene.text.trim() || (sentences.at(-1)?.text ?? title), emphasis: [] }
}
