/** Which of the owner's pictures a film shows. */
import type { FilmPlan, Picture } from '#plan.ts'

/** Every picture and clip of a plan, those of its scenes and those of its shots, in their order; one that is seen again stands there again. */
export const picturesIn = ({ scenes }: Pick<FilmPlan, 'scenes'>): Picture[] =>
  scenes.flatMap((scene) => [
    ...(scene.kind === 'media' ? [scene] : []),
    ...(scene.shots ?? []).flatMap(({ picture }) => picture ?? []),
  ])

/** Scenes with every picture of their shots changed; a shot whose picture is gone (undefined) shows its scene's words. */
export function withShotPictures(
  scenes: FilmPlan['scenes'],
  change: (picture: Picture) => Picture | undefined,
): FilmPlan['scenes'] {
  return scenes.map((scene) => {
    const shots = scene.shots?.map((shot) => {
      if (!shot.picture) return shot
      const { picture, view, ...rest } = shot
      const changed = change(picture)
      if (changed) return { ...rest, picture: changed, ...(view && { view }) }
      return rest.kind === 'photo' ? { ...rest, kind: 'type' as const } : rest
    })
    return shots ? { ...scene, shots } : scene
  })
}
