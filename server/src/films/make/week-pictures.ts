/** Which of its brand's pictures a film of a week shows: settled once, when its words are there, and kept with it. */
import { seedOfBrand, turnOf } from '@octavo/contract/look'
import { pictureFit } from '#rendering/index.ts'
import type { ScriptedFilm } from './film-work.ts'
import { picturesOfTurn } from './week-pictures.rules.ts'
import { lockWeek, namesOfMedia, othersOfWeek } from './week-pictures.store.ts'

/**
 * The ids of its pictures; undefined where nothing is to be settled: a film of its own chooses among all when it is planned. To be
 * called in the transaction that keeps the answer: the other films of the week wait for it.
 */
export async function chooseBrandPictures({ ctx, video, brand, script }: ScriptedFilm): Promise<string[] | undefined> {
  const { batchId, id, pictures, brandPictures } = video
  if (!batchId || pictures !== null || brandPictures !== null || brand.pictures.length === 0) return undefined
  await lockWeek(ctx, batchId)
  const others = await othersOfWeek(ctx, { batchId, id })
  const names = await namesOfMedia(
    ctx,
    brand.pictures.map(({ mediaId }) => mediaId),
  )
  const uses = new Map<string, number>()
  for (const mediaId of others.flatMap(({ shown }) => shown ?? [])) uses.set(mediaId, (uses.get(mediaId) ?? 0) + 1)
  return picturesOfTurn({
    pictures: brand.pictures.flatMap(({ mediaId, label }) => {
      const name = names.get(mediaId)
      if (name === undefined) return []
      return { mediaId, fit: pictureFit({ words: name, ...(label && { label }) }, script.body) }
    }),
    uses,
    waiting: others.filter(({ waits }) => waits).length + 1,
    brandSeed: seedOfBrand(brand.id),
    turn: turnOf(video),
  })
}
