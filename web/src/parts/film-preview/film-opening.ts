import { type FilmPlan, FPS, sliceAt } from '@octavo/renderer/draw'

/** The first shot of a film, and when it begins on its own clock. */
export type Opening = { plan: FilmPlan; fromMs: number }

/** The first shot as a film of its own; one without shots is a card with its words. */
export function openingOf(film: FilmPlan): Opening {
  const spoken = film.scenes.find(({ kind }) => kind !== 'intro') ?? film.scenes[0]!
  const { slice } = sliceAt(film, Math.floor((spoken.startMs * FPS) / 1000) + 1)
  const { plan } = slice
  const [scene] = plan.scenes
  if (!scene) return { plan, fromMs: 0 }
  const { startMs, endMs } = scene
  const shots = scene.shots ?? [{ startMs, endMs, kind: 'type' as const, ground: 'main' as const }]
  return { plan: { ...plan, scenes: [{ ...scene, shots }] }, fromMs: (slice.from * 1000) / FPS }
}
