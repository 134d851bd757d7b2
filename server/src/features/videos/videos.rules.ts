/** Pure: how far a video is, when it will be ready, when it is posted, what its files are called. */
import {
  FORMATS,
  isFinished,
  isSettled,
  STAGES,
  type StageName,
  type VideoFormat,
  type VideoStatus,
  WEEK_SCHEDULE,
} from '@octavo/contract'

/** The share of a video's work that each stage is: measured on the embedded services, writing and checking take moments. */
const WEIGHTS: Record<StageName, number> = { write: 0.02, check: 0.01, voice: 0.07, render: 0.9 }

export type Progressing = { status: VideoStatus; stage: StageName | null; stageProgress: number; format: VideoFormat }

/** Share of the whole video that is done, 0 to 1. */
export function progressOf({ status, stage, stageProgress }: Progressing): number {
  if (isFinished(status)) return 1
  if (!stage) return 0
  const at = STAGES.findIndex((one) => one.name === stage)
  const before = STAGES.slice(0, at).reduce((sum, one) => sum + WEIGHTS[one.name], 0)
  return Math.min(1, before + WEIGHTS[stage] * stageProgress)
}

/** Seconds of wall time that making one second of film took here lately. Undefined before the first film. */
export type Pace = number | undefined

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

const DAY_MS = 86_400_000

/** Minutes that the time zone's clock is ahead of UTC at that moment. */
function offsetMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Math.round(
    (Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - at.getTime()) / 60_000,
  )
}

/** The moment when the zone's clock shows this date and hour (in a gap, the moment after it). */
function atLocal(year: number, month: number, day: number, hour: number, timeZone: string): Date {
  const guess = Date.UTC(year, month, day, hour)
  const first = new Date(guess - offsetMinutes(new Date(guess), timeZone) * 60_000)
  return new Date(guess - offsetMinutes(first, timeZone) * 60_000)
}

export type Slot = { format: VideoFormat; number: number; at: Date }

/** The week's eight slots in the account's time zone; a slot that is past already is taken in the next week. */
export function weekSlots(now: Date, timeZone: string): Slot[] {
  const local = new Date(now.getTime() + offsetMinutes(now, timeZone) * 60_000)
  const weekday = local.getUTCDay() === 0 ? 7 : local.getUTCDay()
  return WEEK_SCHEDULE.map(({ day, hour, format, number }) => {
    const inWeek = (weeks: number) => {
      const date = new Date(local.getTime() + (day - weekday + 7 * weeks) * DAY_MS)
      return atLocal(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour, timeZone)
    }
    const at = inWeek(0)
    return { format, number, at: at > now ? at : inWeek(1) }
  })
}

/** The start of the account's ISO week: Monday 0:00 in its time zone. */
export function weekStart(now: Date, timeZone: string): Date {
  const local = new Date(now.getTime() + offsetMinutes(now, timeZone) * 60_000)
  const weekday = local.getUTCDay() === 0 ? 7 : local.getUTCDay()
  const monday = new Date(local.getTime() - (weekday - 1) * DAY_MS)
  return atLocal(monday.getUTCFullYear(), monday.getUTCMonth(), monday.getUTCDate(), 0, timeZone)
}

/** A file name a person can read, made unique by the video's id: `why-clay-shrinks-3f9a1c2b.mp4`. */
export function filenameOf(title: string, id: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  return `${slug || 'film'}-${id.replaceAll('-', '').slice(0, 12)}.mp4`
}
