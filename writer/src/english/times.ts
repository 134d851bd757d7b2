/** Words for when, as slots in calls to action: none of them promises that somebody is there. */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const whens = [
  'this week',
  'tomorrow',
  'tonight',
  'today',
  'before the weekend',
  'before the week is over',
  'next week',
  'at the next chance',
  ...days.map((day) => `on ${day}`),
]

export const soons = [
  'this week',
  'next week',
  'when it suits you',
  'one of these days',
  'when you have a minute',
  'before the month is over',
  'some time soon',
  'when the question comes up again',
]

export const nearbys = [
  'when you are nearby',
  'the next time you pass',
  'on your next free day',
  'one of these days',
  'when it suits you',
  'some time soon',
  'when the mood takes you',
  'the next time you are out and about',
]
