/** Pure: how far a video is, when it will be ready, when it is posted, what its files are called. */
import { isJudged } from '@octavo/contract/analytics'
import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { addDays, dateIn, momentOnDate, startOfDate } from '@octavo/contract/time-zone'
import {
  FORMATS,
  isMade,
  isSettled,
  STAGES,
  type StageName,
  type VideoFormat,
  type VideoStatus,
} from '@octavo/contract/video'

/** The share of a video's work that each stage is: measured on the embedded services, writing and checking take moments. */
const WEIGHTS: Record<StageName, number> = { write: 0.02, check: 0.01, voice: 0.07, render: 0.9 }

export type Progressing = { status: VideoStatus; stage: StageName | null; stageProgress: number; format: VideoFormat }

/** Share of the whole video that is done, 0 to 1. */
export function progressOf({ status, stage, stageProgress }: Progressing): number {
  if (isMade(status)) return 1
  if (!stage) return 0
  const at = STAGES.findIndex((one) => one.name === stage)
  const before = STAGES.slice(0, at).reduce((sum, one) => sum + WEIGHTS[one.name], 0)
  return Math.min(1, before + WEIGHTS[stage] * stageProgress)
}

/** Seconds of wall time that making one second of film took here lately. Undefined before the first film. */
export type Pace = number | undefined

// A guess from the first seconds of work jumps about: better none.
const STAGE_SECONDS_BEFORE_ETA = 5
// A film that waits for its turn after a restart looks as if it had been worked at all the while.
const BELIEVED_TIMES_LATEST = 5

type Rendering = Progressing & { stageStartedAt: Date | null; durationMs: number | null }

/** The film's own pace while it is rendered, else that of the latest films. */
export function paceOf({ stage, stageProgress, stageStartedAt, durationMs }: Rendering, latest: Pace, now: Date): Pace {
  if (stage !== 'render' || !stageStartedAt || !durationMs || stageProgress <= 0) return latest
  const seconds = (now.getTime() - stageStartedAt.getTime()) / 1000
  if (seconds < STAGE_SECONDS_BEFORE_ETA) return latest
  const own = ((seconds / stageProgress / durationMs) * 1000) / WEIGHTS.render
  return latest !== undefined && own > latest * BELIEVED_TIMES_LATEST ? latest : own
}

/** Seconds of work left on one video at this pace; undefined while there is no pace, 0 when nothing will come. */
export function secondsLeft(video: Progressing & { durationMs?: number | null }, pace: Pace): number | undefined {
  if (isSettled(video.status)) return 0
  if (pace === undefined) return undefined
  const filmSeconds = video.durationMs ? video.durationMs / 1000 : FORMATS[video.format].aim
  return filmSeconds * pace * (1 - progressOf(video))
}

/** Seconds until all are done when so many are made at once; undefined while there is no pace. */
export function secondsUntilDone(
  videos: (Progressing & { durationMs?: number | null })[],
  pace: Pace,
  atOnce: number,
): number | undefined {
  const left = videos.map((video) => secondsLeft(video, pace))
  if (left.some((seconds) => seconds === undefined)) return undefined
  const known = left as number[]
  const total = known.reduce((sum, seconds) => sum + seconds, 0)
  return Math.max(total / atOnce, ...known)
}

export type Slot = { format: VideoFormat; number: number; at: Date }

/** Monday of the account's week, as its calendar shows it. */
function mondayOf(now: Date, timeZone: string): string {
  const today = dateIn(now, timeZone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  return addDays(today, 1 - weekday)
}

/** The week's eight slots in the account's time zone; a slot that is past already is taken in the next week. */
export function weekSlots(now: Date, timeZone: string): Slot[] {
  const monday = mondayOf(now, timeZone)
  return WEEK_SCHEDULE.map(({ day, hour, format, number }) => {
    const inWeek = (weeks: number) => momentOnDate(addDays(monday, day - 1 + 7 * weeks), hour, timeZone)
    const at = inWeek(0)
    return { format, number, at: at > now ? at : inWeek(1) }
  })
}

/** The start of the account's ISO week: Monday 0:00 in its time zone. */
export const weekStart = (now: Date, timeZone: string): Date => startOfDate(mondayOf(now, timeZone), timeZone)

/** Clicks of a hundred views, as the specification writes them; nothing while the views are too few to say. */
export function ctrOf({ views, clicks }: { views: number; clicks: number }): string {
  if (views === 0) return '0%'
  return isJudged(views) ? `${((clicks / views) * 100).toFixed(1)}%` : ''
}

/** A file name a person can read, made unique by the video's id: `why-clay-shrinks-3f9a1c2b.mp4`. */
export function filenameOf(title: string, id: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  return `${slug || 'film'}-${id.replaceAll('-', '').slice(0, 12)}.mp4`
}

/** What the spend for a batch is called in the ledger. */
export const spendOfBatch = (batchId: string): string => `batch ${batchId}`

/** The spend that paid for a film's attempt: a batch pays at once for the first of each of its films. */
export const spendOf = ({ id, attempt, batchId }: { id: string; attempt: number; batchId: string | null }): string =>
  batchId && attempt === 1 ? spendOfBatch(batchId) : `video ${id} ${attempt}`
