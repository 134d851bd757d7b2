/** What the editor's cut of a film goes by on this machine. */
import { beatsOf } from '#audio/score.ts'
import { companionsOf } from '#draw/illustration/index.ts'
import type { FilmPlan } from '#plan.ts'
import { illustrations } from '#storyboard/illustrations.ts'
import { withPhotos } from '#storyboard/photos.ts'
import type { OwnPicture } from '#storyboard/pictures.ts'
import { type CutRequest, withShots } from '#storyboard/shots.ts'
import { hasIllustration } from './illustrations.ts'

/** Its music's beats, and things that words name and that can be drawn here. */
export const cutting = (): CutRequest => ({
  beats: ({ music, seed, durationMs }) => beatsOf(music, seed, durationMs),
  companions: (thing) => companionsOf(thing).filter(hasIllustration),
  things: (text, about) => illustrations(text, about).filter(({ name }) => hasIllustration(name)),
})

/** The plan with every scene cut into shots, where it has a look, and with its owner's photos and clips over the whole frame. */
export const cutFilm = (plan: FilmPlan, photos: readonly OwnPicture[] = []): FilmPlan =>
  withPhotos(withShots(plan, cutting()), photos)
