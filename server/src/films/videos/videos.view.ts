import {
  type GeneratedVideo,
  generatedStatus,
  type LibraryVideo,
  STAGES,
  type Video,
  videoFiles,
} from '@octavo/contract/video'
import { renditionView } from './renditions.rules.ts'
import { ctrOf, type Pace, paceOf, progressOf, secondsLeft } from './videos.rules.ts'
import type { LibraryRow, VideoShown } from './videos.store.ts'

/** An edited film is another file under the same name: its address says which. */
const version = (revision: number): string => (revision > 1 ? `?v=${revision}` : '')

const sideFile = (filename: string, ending: string, revision: number): string =>
  videoFiles.stream(filename.replace(/\.mp4$/, ending)) + version(revision)

type Files = { revision: number; posterMs: number | null }

/** Another moment is another picture under the same name too. */
export const posterVersion = ({ revision, posterMs }: Files): string => {
  const named = [revision > 1 && `v=${revision}`, posterMs !== null && `at=${posterMs}`].filter(Boolean)
  return named.length > 0 ? `?${named.join('&')}` : ''
}

/** Where the film's files are read; nothing while it is not made. */
const files = (filename: string | null, { revision, posterMs }: Files) => ({
  posterUrl: filename && sideFile(filename, '.jpg', 1) + posterVersion({ revision, posterMs }),
  streamUrl: filename && videoFiles.stream(filename) + version(revision),
  downloadUrl: filename && videoFiles.download(filename) + version(revision),
  srtUrl: filename && sideFile(filename, '.srt', revision),
  vttUrl: filename && sideFile(filename, '.vtt', revision),
})

/** The film's picture, once it is made. */
export const posterUrlOf = ({
  readyAt,
  filename,
  ...film
}: Pick<VideoShown, 'readyAt' | 'filename' | 'revision' | 'posterMs'>): string | null =>
  files(readyAt && filename, film).posterUrl

export function videoView(video: VideoShown, latest: Pace, now: Date): Video {
  const eta = secondsLeft(video, paceOf(video, latest, now))
  const filename = video.readyAt ? video.filename : null
  return {
    id: video.id,
    batchId: video.batchId,
    brandId: video.brandId,
    brandName: video.brandName,
    brandColor: video.brandColor,
    scriptId: video.scriptId,
    title: video.title,
    format: video.format,
    number: video.number,
    status: video.status,
    stage: STAGES.some((stage) => stage.status === video.status) ? video.stage : null,
    stageProgress: video.stageProgress,
    progress: progressOf(video),
    etaSeconds: eta === undefined ? null : Math.ceil(eta),
    problem: video.problem,
    viralScore: video.viralScore,
    complianceScore: video.complianceScore,
    humanityScore: video.humanityScore,
    relevance: video.relevance,
    scheduledFor: video.scheduledFor?.toISOString() ?? null,
    filename,
    durationSeconds: video.durationMs === null ? null : video.durationMs / 1000,
    sizeBytes: video.sizeBytes,
    ...files(filename, video),
    madeBy: video.madeBy,
    views: video.views,
    ctr: ctrOf(video),
    filmPage: video.filmPage,
    publishedAt: video.publishedAt?.toISOString() ?? null,
    note: video.note,
    pictureNotes: video.foundPictures?.notes ?? [],
    createdAt: video.createdAt.toISOString(),
    readyAt: video.readyAt?.toISOString() ?? null,
    revision: video.revision,
    edit: video.edit,
    renditions: video.renditions.map((one) => renditionView(one, video.revision)),
    sample: video.sample,
  }
}

/** The specification's generated video. */
export function generatedView(video: VideoShown): GeneratedVideo {
  const filename = video.readyAt ? video.filename : null
  const { posterUrl, streamUrl, downloadUrl } = files(filename, video)
  return {
    id: video.id,
    title: video.title,
    brandId: video.brandId,
    brandName: video.brandName,
    videoType: video.format,
    status: generatedStatus(video.status),
    state: video.status,
    progress: progressOf(video),
    totalDuration: video.durationMs === null ? null : video.durationMs / 1000,
    scenes: video.scenes,
    metadata: {
      resolution: video.width && video.height ? `${video.width}x${video.height}` : null,
      avatarUsed: video.presenter,
      voiceUsed: video.voiceId,
    },
    problem: video.problem,
    filename,
    posterUrl,
    streamUrl,
    downloadUrl,
    createdAt: video.createdAt.toISOString(),
    sample: video.sample,
  }
}

export function libraryView(video: LibraryRow): LibraryVideo {
  const filename = video.filename ?? ''
  const { posterUrl, streamUrl, downloadUrl, srtUrl, vttUrl } = files(filename, video) as Record<
    keyof ReturnType<typeof files>,
    string
  >
  return {
    id: video.id,
    filename,
    title: video.title,
    size: video.sizeBytes ?? 0,
    duration: (video.durationMs ?? 0) / 1000,
    created: (video.readyAt ?? video.createdAt).toISOString(),
    format: video.format,
    brandId: video.brandId,
    brandName: video.brandName,
    brandColor: video.brandColor,
    viralScore: video.viralScore,
    relevance: video.relevance,
    posterUrl,
    streamUrl,
    downloadUrl,
    srtUrl,
    vttUrl,
    status: video.status,
    scheduledFor: video.scheduledFor?.toISOString() ?? null,
    filmPage: video.filmPage,
    publishedAt: video.publishedAt?.toISOString() ?? null,
    views: video.seen[0],
    sample: video.sample,
  }
}
