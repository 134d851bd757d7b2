import { describe, expect, it } from 'vitest'
import { aVideo } from '#testing/samples.ts'
import { formatHour, scheduleOf } from './schedule.rules.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const due = (id: string, scheduledFor: string, given = {}) => aVideo({ id, scheduledFor, ...given })
const idsAt = (label: string, videos: Parameters<typeof scheduleOf>[0]) =>
  scheduleOf(videos, NOW)
    .find((slot) => slot.label === label)
    ?.videos.map(({ id }) => id)

describe('the upload schedule', () => {
  it('names the slots of the specification', () => {
    expect(scheduleOf([], NOW).map(({ when, label }) => `${when} ${label}`)).toEqual([
      'Monday 9:00 AM Short #1',
      'Tuesday 3:00 PM Short #2',
      'Wednesday 7:00 PM Long Video',
      'Thursday 9:00 AM Short #3',
      'Friday 3:00 PM Short #4',
      'Saturday 9:00 AM Short #5',
      'Sunday 9:00 AM Short #6',
      'Sunday 3:00 PM Short #7',
    ])
  })

  it('puts each video into its slot, the earliest first', () => {
    const videos = [due('later', '2026-11-30T08:00:00Z'), due('sooner', '2026-11-23T08:00:00Z')]
    expect(idsAt('Short #1', videos)).toEqual(['sooner', 'later'])
    expect(idsAt('Short #2', videos)).toEqual([])
  })

  it('tells the long video from the first short', () => {
    const videos = [due('long', '2026-11-25T18:00:00Z', { format: 'long' })]
    expect(idsAt('Long Video', videos)).toEqual(['long'])
    expect(idsAt('Short #1', videos)).toEqual([])
  })

  it.each([
    ['past', due('x', '2026-11-16T08:00:00Z')],
    ['failed', due('x', '2026-11-23T08:00:00Z', { status: 'failed' })],
    ['halted', due('x', '2026-11-23T08:00:00Z', { status: 'halted' })],
    ['discarded', due('x', '2026-11-23T08:00:00Z', { status: 'discarded' })],
    ['without a time', aVideo({ id: 'x' })],
  ])('leaves out what is %s', (_, video) => {
    expect(idsAt('Short #1', [video])).toEqual([])
  })
})

it.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [19, '7:00 PM'],
])('says hour %d as %s', (hour, words) => {
  expect(formatHour(hour)).toBe(words)
})
