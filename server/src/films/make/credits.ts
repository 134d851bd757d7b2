import type { PictureCredit } from '@octavo/contract/picture'
import type { Owned } from '#context.ts'
import { creditsOf } from '#media/found/index.ts'
import type { FilmPlan } from '#rendering/index.ts'
import { findPlan } from './film-source.store.ts'
import { mediaIdOf } from './plan-files.ts'

/** Who is to be named for the pictures that a finished film shows, in their order. */
export async function creditsOfFilm(ctx: Owned, videoId: string): Promise<PictureCredit[]> {
  const plan = (await findPlan(ctx, videoId))?.plan as FilmPlan | undefined
  const ids = (plan?.scenes ?? []).flatMap((scene) => (scene.kind === 'media' ? (mediaIdOf(scene.path) ?? []) : []))
  const credits = await creditsOf(ctx, ids)
  return ids.flatMap((id) => credits.get(id) ?? [])
}
