import { expect, it } from 'vitest'
import { isSameFilter, queryOfFilter, responseWords, tidy, wordsOf } from './filter-words.ts'

const statusWords = {
  active: 'Gets mail',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
}

it('A filter keeps what asks for something, and how many campaigns only with what is asked of them', () => {
  expect(tidy({ search: '  ', tag: '', status: undefined, last: 5 })).toEqual({})
  expect(tidy({ search: ' mugs ', did: 'opened', last: 5 })).toEqual({ search: 'mugs', did: 'opened', last: 5 })
  expect(isSameFilter({ tag: 'vip', phone: 'yes' }, { phone: 'yes', tag: 'vip' })).toBe(true)
  expect(isSameFilter({ tag: 'vip' }, { tag: 'class' })).toBe(false)
  expect(queryOfFilter({ tag: 'vip,class', last: 2 })).toBe('tag=vip%2Cclass&last=2')
})

it('Each thing that is asked for is said, and can be taken off alone', () => {
  const words = wordsOf({ status: 'active', tag: 'vip,class', consent: 'sms', did: 'silent', last: 1 }, statusWords)
  expect(words.map(({ words }) => words)).toEqual([
    'Gets mail',
    'vip',
    'class',
    'Agreed to texts',
    'Didn’t open the last campaign',
  ])
  expect(words[1]?.off).toEqual({ tag: 'class' })
  expect(words[4]?.off).toEqual({ did: undefined })
})

it.each([
  ['opened', 1, 'Opened the last campaign'],
  ['opened', 3, 'Opened one of the last 3 campaigns'],
  ['clicked', undefined, 'Clicked in one of the last 3 campaigns'],
  ['silent', 1, 'Didn’t open the last campaign'],
  ['silent', 5, 'Opened none of the last 5 campaigns'],
  ['unwritten', 1, 'Didn’t get the last campaign'],
  ['unwritten', 2, 'Got none of the last 2 campaigns'],
] as const)('Who %s of the last %j is said as people say it', (did, last, words) => {
  expect(responseWords(did, last)).toBe(words)
})
