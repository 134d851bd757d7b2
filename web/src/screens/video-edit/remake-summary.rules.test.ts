import { expect, it } from 'vitest'
import { remakeSummary } from './remake-summary.rules.ts'

it.each([
  [
    { scenes: 2, ofScenes: 14, sound: true, aboutSeconds: 9 },
    '2 of 14 scenes and the sound will be made again, about 9 seconds.',
  ],
  [{ scenes: 1, ofScenes: 14, sound: false, aboutSeconds: 0.4 }, '1 of 14 scenes will be made again, about 1 second.'],
  [{ scenes: 14, ofScenes: 14, sound: false, aboutSeconds: 130 }, 'All 14 scenes will be made again, about 2 minutes.'],
  [{ scenes: 0, ofScenes: 14, sound: true, aboutSeconds: null }, 'The sound will be made again.'],
  [{ scenes: 0, ofScenes: 14, sound: false, aboutSeconds: 3 }, 'Nothing has to be made again.'],
])('says of %j: %s', (remakes, words) => {
  expect(remakeSummary(remakes)).toBe(words)
})
