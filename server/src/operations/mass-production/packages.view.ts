import type { UgcPackage, UgcRun } from '@octavo/contract/production'
import type { Owned } from '#context.ts'
import { videosByIds, videoView } from '#films/videos/index.ts'
import { brandNames, type PackageRow, scriptsByIds } from './production.store.ts'

/** The packages with the words of their scripts and the state of their films: three questions, however many there are. */
export async function packageViews(ctx: Owned, rows: PackageRow[]): Promise<UgcPackage[]> {
  if (rows.length === 0) return []
  const [names, scripts, videos] = await Promise.all([
    brandNames(ctx),
    scriptsByIds(
      ctx,
      rows.flatMap((row) => row.scriptId ?? []),
    ),
    videosByIds(
      ctx,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => {
    const script = scripts.find((one) => one.id === row.scriptId)
    const video = videos.find((one) => one.id === row.id)
    return {
      id: row.id,
      video_id: row.id,
      status: row.status,
      brandId: row.brandId,
      brandName: names.get(row.brandId) ?? '',
      niche: row.niche,
      topic: row.topic,
      title: script?.title ?? null,
      hook: script?.hook ?? null,
      script: script?.body ?? null,
      callToAction: script?.callToAction ?? null,
      hashtags: script?.hashtags ?? [],
      sources: script?.sources ?? [],
      viral_prediction: row.viralScore,
      relevance: script?.relevance ?? null,
      humanity_score: row.report?.humanityScore ?? null,
      production_ready: row.status === 'ready' || row.status === 'filmed',
      compliance_report: row.report && {
        approval_status: row.report.approved ? ('approved' as const) : ('requires_review' as const),
        compliance_score: row.report.score,
        risk_level: row.report.riskLevel,
        issues: row.report.issues,
      },
      scriptId: row.scriptId,
      video: video ? filmOf(videoView(video, undefined, ctx.now())) : null,
      problem: row.problem,
      createdAt: row.createdAt.toISOString(),
    }
  })
}

const filmOf = ({ status, progress, problem, posterUrl, streamUrl, downloadUrl }: ReturnType<typeof videoView>) => ({
  status,
  progress,
  problem,
  posterUrl,
  streamUrl,
  downloadUrl,
})

export async function runView(ctx: Owned, runId: string, rows: PackageRow[]): Promise<UgcRun> {
  const count = (...statuses: PackageRow['status'][]) => rows.filter((row) => statuses.includes(row.status)).length
  const open = count('writing')
  const waiting = count('queued')
  const failed = count('failed')
  return {
    run_id: runId,
    status: open > 0 ? 'writing' : waiting > 0 ? 'halted' : 'done',
    quantity: rows.length,
    written: rows.length - open - waiting - failed,
    failed,
    content_packages: await packageViews(ctx, rows),
  }
}
