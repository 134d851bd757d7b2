import { randomUUID } from 'node:crypto'
import type { SampleWorkspace } from '@octavo/contract/sample-workspace'
import { UNFINISHED } from '@octavo/contract/video'
import { lockAccount } from '#accounts/index.ts'
import { refuseToWork } from '#accounts/suspension/index.ts'
import { type BrandRow, dropSampleBrands, insertBrand, sampleBrands } from '#brands/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { cancel } from '#engine/index.ts'
import { clearFilmWork, filmRunId, startFilm } from '#films/make/index.ts'
import { retryVideo } from '#films/orders/index.ts'
import {
  changeVideo,
  dropSampleVideos,
  filenameOf,
  filmFolder,
  getVideo,
  insertVideos,
  sampleVideos,
  type VideoRow,
} from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { scoreScript } from '#scripts/compliance/index.ts'
import { dropSampleScripts, insertScript } from '#scripts/index.ts'
import { later } from '#time.ts'
import { SAMPLE_PRESETS, SAMPLE_SCRIPT, SAMPLE_SEED } from './samples.content.ts'

export async function sampleWorkspace(ctx: Owned): Promise<SampleWorkspace> {
  const [brands, videos] = await Promise.all([sampleBrands(ctx), sampleVideos(ctx)])
  const shown = videos.find((video) => !video.deletedAt)
  return {
    loaded: brands.length > 0,
    brands: brands
      .filter((brand) => !brand.deletedAt)
      .map(({ id, name, primaryColor }) => ({ id, name, primaryColor })),
    video: shown ? await getVideo(ctx, shown.id) : null,
  }
}

/** Asking again finds it; a film that failed is made again. */
export async function loadSamples(ctx: SignedIn): Promise<SampleWorkspace> {
  const broken = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    await refuseToWork(within)
    if ((await sampleBrands(within)).length === 0) return void (await makeSamples(within))
    return (await sampleVideos(within)).find(({ status }) => status === 'failed' || status === 'halted')
  })
  if (broken) await retryVideo(ctx, broken.id)
  return sampleWorkspace(ctx)
}

async function makeSamples(ctx: SignedIn): Promise<void> {
  const brands: BrandRow[] = []
  // A transaction has one time; brands are listed by theirs.
  for (const [at, preset] of SAMPLE_PRESETS.entries())
    brands.push(await insertBrand(ctx, { ...preset, createdAt: later(ctx.now(), at) }))
  const {
    viralScore,
    score: complianceScore,
    humanityScore,
  } = await scoreScript(ctx, {
    ...SAMPLE_SCRIPT,
    hashtags: [...SAMPLE_SCRIPT.hashtags],
  })
  const brandId = brands[0]?.id ?? null
  const scores = { viralScore, complianceScore, humanityScore }
  const hashtags = [...SAMPLE_SCRIPT.hashtags]
  const script = await insertScript(ctx, { ...SAMPLE_SCRIPT, ...scores, hashtags, brandId, status: 'filmed' })
  const [video] = await insertVideos(ctx, [filmOf(script.id, brandId)])
  if (!video) throw new Error('The sample film was not inserted')
  await startFilm(ctx, video)
  await notify(ctx, { type: 'video', id: video.id })
}

/** Made like every other film, from its voice to the library, but free and never posted. */
function filmOf(scriptId: string, brandId: string | null) {
  const id = randomUUID()
  const { title } = SAMPLE_SCRIPT
  return {
    id,
    title,
    scriptId,
    brandId,
    format: 'short' as const,
    number: 1,
    seed: SAMPLE_SEED,
    credits: 0,
    quality: 'high' as const,
    filename: filenameOf(title, id),
    madeBy: { writer: SAMPLE_SCRIPT.writtenBy },
    sample: true,
  }
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
