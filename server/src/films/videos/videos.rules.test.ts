import type { StageName, VideoStatus } from '@octavo/contract/video'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#time.ts'
import { filenameOf, paceOf, progressOf, secondsLeft, secondsUntilDone, weekSlots, weekStart } from './videos.rules.ts'

const video = (status: VideoStatus, stage: StageName | null = null, stageProgress = 0, durationMs?: number) => ({
  status,
  stage,
  stageProgress,
  format: 'short' as const,
  ...(durationMs && { durationMs }),
})

describe('the progress of a video', () => {
  it('only rises from stage to stage and ends at one', () => {
    const shares = [
      video('queued'),
      video('writing', 'write', 0),
      video('writing', 'write', 1),
      video('checking', 'check', 0.5),
      video('queued', 'check', 1),
      video('voicing', 'voice', 0.5),
      video('rendering', 'render', 0),
      video('rendering', 'render', 0.7),
      video('rendering', 'render', 1),
      video('ready', 'render', 1),
    ].map(progressOf)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  })

  it.each<VideoStatus>(['ready', 'approval', 'scheduled', 'publishing', 'published'])(
    'is all of it when %s',
    (status) => expect(progressOf(video(status))).toBe(1),
  )
})

describe('the pace of a film', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const rendering = (seconds: number, stageProgress: number) => ({
    ...video('rendering', 'render', stageProgress),
    stageStartedAt: new Date(now.getTime() - seconds * 1000),
    durationMs: 30_000,
  })

  it('is its own once it has been rendered for a while', () => {
    expect(paceOf(rendering(10, 0.5), 0.4, now)).toBeCloseTo(20 / 30 / 0.9)
    expect(paceOf(rendering(10, 0.5), undefined, now)).toBeCloseTo(20 / 30 / 0.9)
  })

  it('is that of the latest films before, and while the film waits for its turn after a restart', () => {
    expect(paceOf(rendering(2, 0.1), 0.4, now)).toBe(0.4)
    expect(paceOf(rendering(3600, 0.01), 0.4, now)).toBe(0.4)
    expect(paceOf({ ...rendering(10, 0.5), stage: 'voice' }, 0.4, now)).toBe(0.4)
  })
})

describe('the time that is left', () => {
  it('is unknown before the first film was made here, and none when nothing will come', () => {
    expect(secondsLeft(video('queued'), undefined)).toBeUndefined()
    for (const status of ['failed', 'halted', 'discarded', 'review', 'ready'] as const)
      expect(secondsLeft(video(status), undefined)).toBe(0)
  })

  it('follows the pace, the length and the share that is done', () => {
    expect(secondsLeft(video('queued', null, 0, 30_000), 2)).toBe(60)
    expect(secondsLeft(video('queued'), 2)).toBe(80)
    expect(secondsLeft(video('rendering', 'render', 0.5, 30_000), 2)).toBeCloseTo(27)
  })

  it('of several is shared by those that work, but never shorter than the longest film', () => {
    const two = [video('queued', null, 0, 30_000), video('queued', null, 0, 30_000)]
    expect(secondsUntilDone(two, 1, 2)).toBe(30)
    expect(secondsUntilDone(two, 1, 1)).toBe(60)
    expect(secondsUntilDone([video('queued', null, 0, 240_000), ...two], 1, 4)).toBe(240)
    expect(secondsUntilDone([...two, video('ready')], undefined, 2)).toBeUndefined()
    expect(secondsUntilDone([], undefined, 2)).toBe(0)
  })
})

describe('the slots of a week', () => {
  const at = (now: string, timeZone: string) =>
    weekSlots(new Date(now), timeZone).map((slot) => slot.at.toISOString().slice(0, 16))

  it('are today and later in this week, and what is past already in the next', () => {
    // A Wednesday at noon in Berlin: Monday's and Tuesday's slots are past, the long film's at 19:00 is not.
    expect(at('2026-11-18T11:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-11-23T08:00',
      '2026-11-24T14:00',
      '2026-11-18T18:00',
      '2026-11-19T08:00',
      '2026-11-20T14:00',
      '2026-11-21T08:00',
      '2026-11-22T08:00',
      '2026-11-22T14:00',
    ])
  })

  it('keep to the clock on the wall when summer time begins and ends', () => {
    // Berlin changes on Sunday 29 March 2026: nine o'clock is 8:00 before and 7:00 after.
    expect(at('2026-03-27T12:00:00Z', 'Europe/Berlin').slice(5)).toEqual([
      '2026-03-28T08:00',
      '2026-03-29T07:00',
      '2026-03-29T13:00',
    ])
    expect(at('2026-10-24T12:00:00Z', 'Europe/Berlin').slice(6)).toEqual(['2026-10-25T08:00', '2026-10-25T14:00'])
  })

  it('are never in the past and never a week away', () => {
    for (let hour = 0; hour < 7 * 24; hour += 5)
      for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC']) {
        const now = new Date(Date.UTC(2026, 2, 22, hour))
        for (const slot of weekSlots(now, zone)) {
          expect(slot.at.getTime()).toBeGreaterThan(now.getTime())
          expect(slot.at.getTime() - now.getTime()).toBeLessThanOrEqual(7 * DAY_MS + DAY_MS / 24)
        }
      }
  })
})

describe('the start of a week', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'Europe/Berlin', '2026-11-15T23:00:00.000Z'],
    ['2026-11-15T22:59:59Z', 'Europe/Berlin', '2026-11-08T23:00:00.000Z'],
    ['2026-11-15T23:00:00Z', 'Europe/Berlin', '2026-11-15T23:00:00.000Z'],
    ['2026-11-16T07:59:00Z', 'America/Los_Angeles', '2026-11-09T08:00:00.000Z'],
    ['2026-11-15T11:00:00Z', 'Pacific/Auckland', '2026-11-15T11:00:00.000Z'],
  ])('at %s in %s was %s', (now, timeZone, monday) => {
    expect(weekStart(new Date(now), timeZone).toISOString()).toBe(monday)
  })
})

describe('the name of a film’s file', () => {
  const id = '3f9a1c2b-5d6e-4f70-8a91-b2c3d4e5f607'

  it.each([
    ['Why clay shrinks', 'why-clay-shrinks-3f9a1c2b5d6e.mp4'],
    ['  Ärger & Öl: 5 % más!  ', 'arger-ol-5-mas-3f9a1c2b5d6e.mp4'],
    ['../../etc/passwd', 'etc-passwd-3f9a1c2b5d6e.mp4'],
    ['陶芸', 'film-3f9a1c2b5d6e.mp4'],
    ['', 'film-3f9a1c2b5d6e.mp4'],
    ['a'.repeat(200), `${'a'.repeat(60)}-3f9a1c2b5d6e.mp4`],
    [`${'word '.repeat(11)}break here`, `${'word-'.repeat(11)}break-3f9a1c2b5d6e.mp4`],
  ])('%s is %s', (title, name) => {
    expect(filenameOf(title, id)).toBe(name)
  })
})
