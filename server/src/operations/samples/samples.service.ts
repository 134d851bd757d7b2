import { readFile } from 'node:fs/promises'
import type { SampleWorkspace } from '@octavo/contract/sample-workspace'
import { UNFINISHED } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { dropSampleBrands, insertBrand, sampleBrands } from '#brands/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { cancel } from '#engine/index.ts'
import { clearFilmWork, filmRunId } from '#films/make/index.ts'
import { retryVideo } from '#films/orders/index.ts'
import {
  changeVideo,
  dropSampleVideos,
  filenameOf,
  filmFolder,
  filmKey,
  getVideo,
  insertVideos,
  sampleVideos,
  type VideoRow,
} from '#films/videos/index.ts'
import { uuidOf } from '#ids.ts'
import { notify } from '#live-changes.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { dropSampleScripts, insertScript } from '#scripts/index.ts'
import { later } from '#time.ts'
import { FILM_ENDINGS, readSamples, type Sample, sampleBrand, sampleFile } from './samples.content.ts'

export async function sampleWorkspace(ctx: Owned): Promise<SampleWorkspace> {
  const [brands, films] = await Promise.all([sampleBrands(ctx), sampleVideos(ctx)])
  const videos = await Promise.all(films.filter(({ deletedAt }) => !deletedAt).map(({ id }) => getVideo(ctx, id)))
  return {
    loaded: brands.length > 0,
    brands: brands
      .filter((brand) => !brand.deletedAt)
      .map(({ id, name, primaryColor }) => ({ id, name, primaryColor })),
    video: videos[0] ?? null,
    videos,
  }
}

/** Asking again finds it; a film of an earlier version's samples that failed is made again. */
export async function loadSamples(ctx: SignedIn): Promise<SampleWorkspace> {
  const broken = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseToWork(within)
    if ((await sampleBrands(within)).length === 0) return void (await layOut(within))
    return (await sampleVideos(within)).find(({ status }) => status === 'failed' || status === 'halted')
  })
  if (broken) await retryVideo(ctx, broken.id)
  return sampleWorkspace(ctx)
}

/** Puts the samples into the account: they were made by this product beforehand, and lie with the installation. */
async function layOut(ctx: SignedIn): Promise<void> {
  // A transaction has one time; brands and films are listed by theirs.
  for (const [at, sample] of (await readSamples()).entries()) await layOutOne(ctx, sample, later(ctx.now(), at))
  await notify(ctx, { type: 'library' })
}

async function layOutOne(ctx: SignedIn, sample: Sample, createdAt: Date): Promise<void> {
  const brand = await insertBrand(ctx, { ...sampleBrand(sample), createdAt })
  const words = { ...sample.script, format: 'short', writtenBy: 'Sample', sample: true } as const
  const { viralScore, score, humanityScore, relevance = null } = await scoreText(ctx, words, { brandId: brand.id })
  const scores = { viralScore, complianceScore: score, humanityScore, relevance }
  const script = await insertScript(ctx, { ...words, ...scores, brandId: brand.id, status: 'filmed' })
  // The same id each time: files that a crash left without a row lie where the next ones go.
  const id = uuidOf(`sample film ${sample.name} of ${ctx.accountId}`)
  const sizeBytes = await keepFiles(ctx, id, sample)
  await insertVideos(ctx, [
    {
      ...{ ...sample.film, id, title: words.title, scriptId: script.id, brandId: brand.id, format: 'short', number: 1 },
      ...{ status: 'ready', stageProgress: 1, credits: 0, sample: true, filename: filenameOf(words.title, id) },
      ...{ sizeBytes, createdAt, readyAt: createdAt },
    },
  ])
}

/** Answers how large the film is. */
async function keepFiles({ services, accountId }: SignedIn, id: string, { name }: Sample): Promise<number> {
  let bytes = 0
  for (const ending of FILM_ENDINGS) {
    const file = await readFile(sampleFile(name, ending))
    if (ending === '.mp4') bytes = file.length
    await services.storage.keepBytes(filmKey(accountId, id, ending), file)
  }
  return bytes
}

/**
 * Removes all of it without a trace: the work on it, its files, its rows. The rows go last, so that what was cut short
 * is seen to be there still and can be removed again.
 */
export async function removeSamples(ctx: SignedIn): Promise<SampleWorkspace> {
  const videos = await sampleVideos(ctx)
  for (const { id } of videos) await changeVideo(ctx, { id, from: UNFINISHED }, { status: 'discarded' })
  await cancel(videos.map(filmRunId))
  await removeFiles(ctx, videos)
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const brandIds = (await sampleBrands(within)).map(({ id }) => id)
    await dropSampleVideos(within, brandIds)
    await dropSampleScripts(within, brandIds)
    await dropSampleBrands(within)
    await notify(within, { type: 'library' })
  })
  // A film may have been put into its place at that moment.
  await removeFiles(ctx, videos)
  return sampleWorkspace(ctx)
}

async function removeFiles(ctx: SignedIn, videos: VideoRow[]): Promise<void> {
  for (const video of videos) {
    await ctx.services.storage.remove(filmFolder(ctx.accountId, video.id))
    await clearFilmWork(ctx, video)
  }
}
