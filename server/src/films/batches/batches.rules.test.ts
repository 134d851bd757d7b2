import { type Batch, WEEK_SCHEDULE } from '@octavo/contract/batch'
import type { VideoFormat, VideoStatus } from '@octavo/contract/video'
import { describe, expect, it } from 'vitest'
import { batchProgress, batchSays, creditsOf, planWeek, scriptState } from './batches.rules.ts'

const slots = WEEK_SCHEDULE.map(({ format, number, day }) => ({ format, number, at: new Date(2026, 10, 22 + day) }))
const week = (shorts: number, longForm: number, seconds?: number) =>
  planWeek(slots, 7, { shorts, longForm, ...(seconds && { seconds }) })

describe('the plan of a week', () => {
  it('is seven shorts and a long film for ten credits, in the order in which they are posted', () => {
    const plan = week(7, 1)
    expect(plan.map(({ format }) => format).filter((format) => format === 'short')).toHaveLength(7)
    expect(creditsOf(plan)).toBe(10)
    expect(plan.map(({ title }) => title)).toEqual(WEEK_SCHEDULE.map(({ label }) => label))
    expect(plan.map(({ scheduledFor }) => scheduledFor)).toEqual(slots.map(({ at }) => at))
  })

  it.each([
    [2, 0, ['Short #1', 'Short #2'], 2],
    [0, 1, ['Long Video'], 3],
    [1, 1, ['Short #1', 'Long Video'], 4],
    [0, 0, [], 0],
  ])('of %i shorts and %i long takes the first of each kind', (shorts, longForm, titles, credits) => {
    const plan = week(shorts, longForm)
    expect(plan.map(({ title }) => title)).toEqual(titles)
    expect(creditsOf(plan)).toBe(credits)
  })

  it('gives every film a seed of its own, the same for the same week', () => {
    const seeds = (plan: ReturnType<typeof week>) => plan.map(({ seed }) => seed)
    expect(new Set(seeds(week(7, 1))).size).toBe(8)
    expect(seeds(week(7, 1))).toEqual(seeds(week(7, 1)))
    const late = planWeek(slots, 2_147_483_646, { shorts: 7, longForm: 1 })
    for (const { seed } of late) expect(seed >= 0 && seed < 2 ** 31).toBe(true)
  })

  it('aims at a length only where one was asked for', () => {
    expect(week(1, 0).map(({ aimSeconds }) => aimSeconds)).toEqual([null])
    expect(week(1, 0, 20).map(({ aimSeconds }) => aimSeconds)).toEqual([20])
  })
})

describe('how far a batch is', () => {
  const video = (status: VideoStatus, progress: number, hasScript: boolean) => ({
    status,
    progress,
    ...scriptState(status, hasScript),
  })

  it.each<[string, ReturnType<typeof video>[], [number, number, number]]>([
    ['nothing begun', [video('queued', 0, false), video('queued', 0, false)], [0, 0, 0]],
    ['one text being written', [video('writing', 0.01, false), video('queued', 0, false)], [0, 0, 0.005]],
    ['one being checked', [video('checking', 0.02, false), video('queued', 0, false)], [0.5, 0, 0.01]],
    ['all approved', [video('queued', 0.03, true), video('queued', 0.03, true)], [1, 1, 0.03]],
    ['one held back', [video('review', 0.03, true), video('rendering', 0.53, true)], [1, 1, 0.28]],
    ['one stopped before its text', [video('halted', 0, false), video('queued', 0, false)], [0.5, 0.5, 0.5]],
    ['one failed, one ready', [video('failed', 0.1, false), video('ready', 1, true)], [1, 1, 1]],
    ['no videos at all', [], [1, 1, 1]],
  ])('with %s', (_what, videos, [content, compliance, production]) => {
    const progress = batchProgress(videos)
    expect(progress.contentProgress).toBe(content)
    expect(progress.complianceProgress).toBe(compliance)
    expect(progress.productionProgress).toBeCloseTo(production)
  })
})

describe('what a batch says', () => {
  const video = (status: VideoStatus, format: VideoFormat = 'short', number = 1) => ({ status, format, number })

  it.each<[Batch['status'], ReturnType<typeof video>[], string]>([
    ['writing', [video('writing')], 'Writing and checking 1 script.'],
    ['writing', [video('writing'), video('queued')], 'Writing and checking 2 scripts.'],
    ['making', [video('queued'), video('queued')], '0 of 2 films are ready.'],
    [
      'making',
      [video('rendering', 'long'), video('voicing', 'short', 3), video('published')],
      '1 of 3 films are ready. Making the long film and short 3.',
    ],
    [
      'making',
      [video('rendering'), video('review')],
      '0 of 2 films are ready. Making short 1. 1 script waits for your review.',
    ],
    ['done', [video('scheduled'), video('approval')], '2 of 2 films are in the library.'],
    [
      'done',
      [video('ready'), video('failed'), video('review'), video('review')],
      '1 of 4 films are in the library. 2 scripts wait for your review. 1 could not be made; their credits are back.',
    ],
    ['halted', [video('ready'), video('halted')], 'Halted. 1 of 2 films are in the library.'],
  ])('%s: %j', (status, videos, says) => {
    expect(batchSays(videos, status)).toBe(says)
  })
})
