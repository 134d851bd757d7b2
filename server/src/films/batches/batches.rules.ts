/** Pure: the plan of a week, and how far a batch is. */
import { type Batch, type ChosenSubject, type FilmOfWeek, WEEK_SCHEDULE, WEEKLY_BATCH } from '@octavo/contract/batch'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { FILMING, isMade, isSettled, type VideoFormat, type VideoStatus } from '@octavo/contract/video'

type Slot = { format: VideoFormat; number: number; at: Date }
/** `unscheduled`: its films wait in the library, not for a slot of the week. */
export type WeekShape = { shorts: number; longForm: number; seconds?: number; unscheduled?: true }
export type PlannedVideo = {
  format: VideoFormat
  number: number
  scheduledFor: Date
  seed: number
  credits: number
  aimSeconds: number | null
  title: string
  subject?: ChosenSubject
}

/** The week's videos in posting order; a narrower shape takes the first ones of each kind. */
export function planWeek(slots: Slot[], seed: number, shape: WeekShape): PlannedVideo[] {
  const wanted = { short: shape.shorts, long: shape.longForm }
  return slots
    .filter((slot) => slot.number <= wanted[slot.format])
    .map(({ format, number, at }) => ({
      format,
      number,
      scheduledFor: at,
      seed: seedFor(seed, format, number),
      credits: CREDIT_COSTS[format],
      aimSeconds: shape.seconds ?? null,
      title: labelOf(format, number),
    }))
}

/** Of a week's videos those of a plan, each with its subject; all where there is no plan. */
export const filmsOfPlan = (week: readonly PlannedVideo[], films: readonly FilmOfWeek[] | undefined): PlannedVideo[] =>
  films === undefined
    ? [...week]
    : week.flatMap((video) => {
        const film = films.find(({ format, number }) => format === video.format && number === video.number)
        return film ? [{ ...video, ...(film.subject && { subject: film.subject, title: film.subject.title }) }] : []
      })

/** The long film first, as the batch's scripts are written. */
export const inWritingOrder = (week: readonly PlannedVideo[]): PlannedVideo[] =>
  week.toSorted((a, b) => a.format.localeCompare(b.format) || a.number - b.number)

/** Seven shorts and a long film. */
export const WHOLE_WEEK: WeekShape = { shorts: WEEKLY_BATCH.shorts, longForm: WEEKLY_BATCH.longForm }

/** What a video is called before its script has a title. */
export const labelOf = (format: VideoFormat, number: number): string =>
  WEEK_SCHEDULE.find((slot) => slot.format === format && slot.number === number)?.label ?? `Short #${number}`

// Far enough apart that the rewrites of one video never meet another's seed.
const seedFor = (seed: number, format: VideoFormat, number: number): number =>
  (seed + (format === 'long' ? 8 : number) * 104_729) % 2_147_483_647

export const creditsOf = (plan: readonly { credits: number }[]): number =>
  plan.reduce((sum, video) => sum + video.credits, 0)

type Progressing = { status: VideoStatus; progress: number }

const BEFORE_CHECKED: VideoStatus[] = ['writing', 'checking']

/** Shares 0 to 1 over all videos: written, checked, filmed. A video that was cancelled counts as done: nothing more will come. */
export function batchProgress(videos: (Progressing & { written: boolean; checked: boolean })[]) {
  const share = (count: number) => (videos.length === 0 ? 1 : count / videos.length)
  const over = (video: Progressing) => isSettled(video.status) && video.status !== 'review'
  return {
    contentProgress: share(videos.filter((video) => video.written || over(video)).length),
    complianceProgress: share(videos.filter((video) => video.checked || over(video)).length),
    productionProgress: share(videos.reduce((sum, video) => sum + (over(video) ? 1 : video.progress), 0)),
  }
}

/** Whether the text exists, and whether the officer has judged it. */
export const scriptState = (status: VideoStatus, hasScript: boolean): { written: boolean; checked: boolean } => ({
  written: hasScript || status === 'checking',
  checked: hasScript && !BEFORE_CHECKED.includes(status),
})

/** What is happening now, in a sentence. */
export function batchSays(
  videos: { status: VideoStatus; format: VideoFormat; number: number }[],
  status: Batch['status'],
): string {
  const count = (is: (status: VideoStatus) => boolean) => videos.filter((video) => is(video.status)).length
  const ready = count(isMade)
  const review = count((one) => one === 'review')
  const failed = count((one) => one === 'failed')
  if (status === 'halted') return `Halted. ${ready} of ${videos.length} films are in the library.`
  if (status === 'writing')
    return `Writing and checking ${videos.length} ${videos.length === 1 ? 'script' : 'scripts'}.`
  const waits = review > 0 ? ` ${review} ${review === 1 ? 'script waits' : 'scripts wait'} for your review.` : ''
  const broke = failed > 0 ? ` ${failed} could not be made; their credits are back.` : ''
  if (status === 'done') return `${ready} of ${videos.length} films are in the library.${waits}${broke}`
  const making = videos.filter((video) => FILMING.includes(video.status))
  const names = making.map((video) => (video.format === 'long' ? 'the long film' : `short ${video.number}`))
  return `${ready} of ${videos.length} films are ready.${names.length > 0 ? ` Making ${names.join(' and ')}.` : ''}${waits}${broke}`
}
