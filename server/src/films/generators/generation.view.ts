/** A run as its screen shows it; the last step is as far as the film is. */
import type { AccountEvent } from '@octavo/contract/event'
import type { GenerationStep, ViralGeneration, ViralShort } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import { isMade, STOPPED, type Video } from '@octavo/contract/video'
import { findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { getVideo } from '#films/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { viralContentView } from './content.view.ts'
import { type GenerationRow, generationById } from './generations.store.ts'

export async function viralView(ctx: Owned, row: GenerationRow): Promise<ViralGeneration> {
  const video = await filmOf(ctx, row)
  const { content } = row
  return {
    ...runView(row, video),
    contentType: row.format,
    trendingContext: row.input.trend ?? null,
    viralContent: content && {
      title: content.title,
      viralScore: content.verdict.viralScore,
      hook: content.hook,
      script: content.body,
      hashtags: content.hashtags,
      callToAction: content.callToAction,
      sources: content.sources,
    },
    complianceCheck: content?.verdict ?? null,
    videoAsset: filmState(video),
  }
}

export async function viralShortView(ctx: Owned, row: GenerationRow): Promise<ViralShort> {
  const [video, brand] = await Promise.all([filmOf(ctx, row), findBrandEver(ctx, row.brandId)])
  const { content, input } = row
  if (!brand || !input.niche || !input.topic) throw new Refusal('not-found', messages.generator.notFound)
  return {
    ...runView(row, video),
    niche: input.niche,
    topic: input.topic,
    targetViralScore: input.targetViralScore ?? 0,
    viral_content: content && viralContentView(ctx.services.voice, content, brand.tone),
    memory_result: row.memory,
    complianceCheck: content?.verdict ?? null,
    video: filmState(video),
  }
}

/** A run as the browser hears of it. */
export async function generationHappened(ctx: Owned, id: string): Promise<AccountEvent | undefined> {
  const row = await generationById(ctx, id)
  if (row?.accountId !== ctx.accountId) return undefined
  return row.kind === 'viral'
    ? { type: 'viral-generation', generation: await viralView(ctx, row) }
    : { type: 'viral-short', short: await viralShortView(ctx, row) }
}

const runView = (row: GenerationRow, video: Video | undefined) => ({
  id: row.id,
  status: row.status,
  problem: row.problem,
  brandId: row.brandId,
  scriptId: row.scriptId,
  steps: stepsWithFilm(row.steps, video),
  createdAt: row.createdAt.toISOString(),
})

/** A film that was deleted since counts as none. */
const filmOf = (ctx: Owned, { videoId }: GenerationRow): Promise<Video | undefined> =>
  videoId ? getVideo(ctx, videoId).catch(() => undefined) : Promise.resolve(undefined)

const filmState = (video: Video | undefined) =>
  video
    ? {
        id: video.id,
        status: video.status,
        progress: video.progress,
        problem: video.problem,
        streamUrl: video.streamUrl,
        downloadUrl: video.downloadUrl,
        filename: video.filename,
      }
    : null

/** Ordering a film is not making it: the step is completed when the film is there. */
function stepsWithFilm(steps: GenerationStep[], video: Video | undefined): GenerationStep[] {
  const last = steps.at(-1)
  if (!video || last?.status !== 'completed') return steps
  return [...steps.slice(0, -1), { ...last, ...filmStep(video), result: { videoId: video.id, status: video.status } }]
}

function filmStep({ status, progress, problem }: Video): Pick<GenerationStep, 'status' | 'details'> {
  if (isMade(status)) return { status: 'completed', details: messages.generator.inLibrary }
  if (status === 'review') return { status: 'pending', details: problem ?? messages.generator.waitsForReview }
  if (STOPPED.includes(status))
    return { status: 'error', details: problem ?? messages.video.productionFailed.description }
  if (status === 'queued') return { status: 'processing', details: messages.generator.waitsForTurn }
  return { status: 'processing', details: `The film is being made: ${Math.round(progress * 100)}%.` }
}
