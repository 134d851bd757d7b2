import { expect, it } from 'vitest'
import { thumbnailState } from '#parts/video/thumbnail-of-video.ts'
import { aVideo } from '#testing/samples.ts'
import { thumbnailsOfWeek } from './week-of-videos.ts'

it.each([
  ['queued', 'waiting'],
  ['writing', 'making'],
  ['checking', 'checking'],
  ['review', 'review'],
  ['rendering', 'making'],
  ['ready', 'ready'],
  ['scheduled', 'ready'],
  ['published', 'live'],
  ['failed', 'failed'],
  ['halted', 'halted'],
  ['discarded', 'discarded'],
] as const)('a video that is %s is seen as %s', (status, state) => {
  expect(thumbnailState(status)).toBe(state)
})

it('shows the scenes of a film while they are drawn, and asks for none before', () => {
  const [first, second, third] = thumbnailsOfWeek([
    aVideo({ id: 'one', number: 1, status: 'rendering', stageProgress: 0.4 }),
    aVideo({ number: 2, status: 'rendering', stageProgress: 0 }),
    aVideo({ number: 3, status: 'voicing', stageProgress: 0.4 }),
  ])
  expect(first?.making).toEqual({ videoId: 'one', share: 0.4 })
  expect([second?.making, third?.making]).toEqual([undefined, undefined])
})

it('tells a reader the state in the words of the studio', () => {
  const [first, second] = thumbnailsOfWeek([aVideo({ title: 'Why clay shrinks', number: 1, status: 'rendering' })])
  expect(first?.label).toBe('Short #1: Why clay shrinks, Making film')
  expect(second?.label).toBe('Short #2: not made yet')
})
