import { describe, expect, it } from 'vitest'
import { type AvatarValues, problemsOf, secondsOf } from './avatar-form.rules.ts'

const values = (given: Partial<AvatarValues> = {}): AvatarValues => ({
  mode: 'simple',
  brandId: '',
  script: 'Wet clay shrinks.',
  url: '',
  avatarId: '',
  platform: 'tiktok',
  duration: '60',
  music: 'library',
  captions: true,
  voiceId: 'suiting',
  ...given,
})

it.each([
  ['45', 45],
  ['', 60],
  ['soon', 60],
  ['12.5', 12.5],
])('a duration of %j asks for %d seconds', (typed, seconds) => {
  expect(secondsOf(typed)).toBe(seconds)
})

describe('a film can be ordered', () => {
  it.each<[string, Partial<AvatarValues>]>([
    ['with a script', {}],
    ['with a link alone', { script: '', url: 'https://example.com/mug' }],
    ['with a duration that is no number', { duration: 'soon' }],
    ['at both ends of the duration', { duration: '10' }],
    ['whatever stands in the link that the advanced mode does not show', { mode: 'advanced', url: 'nonsense' }],
  ])('%s', (_, given) => expect(problemsOf(values(given))).toEqual({}))
})

describe('it cannot', () => {
  it.each<[string, Partial<AvatarValues>, object]>([
    ['with nothing', { script: '  ' }, { script: 'Please enter a script or URL to generate video' }],
    [
      'in the advanced mode with a link alone',
      { mode: 'advanced', script: '', url: 'https://example.com' },
      { script: 'Please enter a script or URL to generate video' },
    ],
    ['with a few letters', { script: 'Clay.' }, { script: 'Script must be at least 10 characters' }],
    [
      'with a script that is too long',
      { script: 'a'.repeat(5012) },
      { script: 'The script has 12 characters more than fit. Please cut it.' },
    ],
    [
      'with a link that is none',
      { script: '', url: 'mug' },
      { url: 'Please give a web address that begins with https://' },
    ],
    ['for a moment', { duration: '9' }, { duration: 'A film here lasts 10 to 300 seconds.' }],
    ['for ever', { duration: '301' }, { duration: 'A film here lasts 10 to 300 seconds.' }],
  ])('%s', (_, given, problems) => expect(problemsOf(values(given))).toEqual(problems))
})
