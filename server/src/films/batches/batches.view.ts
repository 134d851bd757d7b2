import { type Batch, type BatchInfo, WEEKLY_BATCH } from '@octavo/contract/batch'
import { isSettled, type Video } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { latestPace, secondsUntilDone, videosOfBatches, videoView } from '#films/videos/index.ts'
import { batchProgress, batchSays, scriptState } from './batches.rules.ts'
import type { BatchRow } from './batches.store.ts'

/** The batches with all their videos: two questions to the database, however many there are. */
export async function batchViews(ctx: Owned, rows: BatchRow[]): Promise<Batch[]> {
  if (rows.length === 0) return []
  const [shown, pace] = await Promise.all([
    videosOfBatches(
      ctx,
      rows.map((row) => row.id),
    ),
    latestPace(ctx),
  ])
  return rows.map((row) => {
    const mine = shown.filter((video) => video.batchId === row.id)
    const videos = mine.map((video) => videoView(video, pace, ctx.now()))
    const eta = secondsUntilDone(mine, pace, ctx.config.filmsAtOnce)
    return view(row, videos, eta)
  })
}

function view(row: BatchRow, videos: Video[], eta: number | undefined): Batch {
  const states = videos.map((video) => ({ ...video, ...scriptState(video.status, video.scriptId !== null) }))
  const progress = batchProgress(states)
  const status = statusOf(row, videos, progress.complianceProgress)
  return {
    id: row.id,
    brandId: row.brandId,
    brandName: row.brandName,
    status,
    ...progress,
    progress: progress.productionProgress,
    etaSeconds: status === 'making' && eta !== undefined ? Math.ceil(eta) : null,
    says: batchSays(videos, status),
    videos,
    reviewUntil: row.reviewUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

function statusOf(row: BatchRow, videos: Video[], checked: number): Batch['status'] {
  if (videos.every((video) => isSettled(video.status)))
    return row.haltedAt && videos.some((video) => video.status === 'halted') ? 'halted' : 'done'
  return checked < 1 ? 'writing' : 'making'
}

/** The specification's summary. The expected score is that of the scripts, once they are there. */
export function batchInfo({ videos }: Batch): BatchInfo {
  const scores = videos.flatMap((video) => (video.viralScore === null ? [] : [video.viralScore]))
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    totalVideos: videos.length,
    shorts: videos.filter((video) => video.format === 'short').length,
    longForm: videos.filter((video) => video.format === 'long').length,
    expectedViralScore: scores.length > 0 ? Math.round(average) : WEEKLY_BATCH.expectedViralScore,
  }
}
