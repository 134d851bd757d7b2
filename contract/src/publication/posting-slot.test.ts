import { expect, it } from 'vitest'
import { saySlotObstacle, slotObstacle } from './posting-slot.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

it.each([
  ['nothing where the channel is empty', [], undefined],
  [
    'a post less than four hours before',
    ['20T09:01'],
    'Kiln has a post at Fri, Nov 20, 10:01 AM, and two posts need 4 hours between them.',
  ],
  ['nothing four hours after a post', ['20T09:00'], undefined],
  [
    'two posts of the same UTC day',
    ['20T01:00', '20T23:00'],
    'Kiln has its 2 posts of 2026-11-20 (UTC) already, the most that one day takes.',
  ],
  ['nothing by two posts of other UTC days', ['19T23:30', '21T00:30'], undefined],
])('in the way of a post at 13:00 stands %s', (_what, taken, expected) => {
  const found = slotObstacle(at('20T13:00'), taken.map(at))
  expect(found && saySlotObstacle(found, 'Kiln', 'Europe/Berlin')).toBe(expected)
})
