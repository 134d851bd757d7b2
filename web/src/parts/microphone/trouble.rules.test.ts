import { expect, it } from 'vitest'
import { isForGood, TROUBLES, type Trouble, troubleOfError, troubleOfPlace } from './trouble.rules.ts'

it.each([
  [true, true, undefined],
  [true, false, 'missing'],
  [false, false, 'insecure'],
])(
  'where a page is secure: %s and there are microphones: %s, what stands in the way is %s',
  (isSecure, hasMicrophones, trouble) => {
    expect(troubleOfPlace({ isSecure, hasMicrophones })).toBe(trouble)
  },
)

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['SomethingNewError', 'unknown'],
])('%s is %s', (name, trouble) => {
  expect(troubleOfError(new DOMException('', name))).toBe(trouble)
})

it('whatever is in the way, a sentence says what to do, and trying again is offered where it helps', () => {
  for (const [trouble, sentence] of Object.entries(TROUBLES)) {
    expect(sentence, trouble).toMatch(/[Uu]pload|again/)
    expect(/[Tt]ry again|this line again/.test(sentence), trouble).toBe(!isForGood(trouble as Trouble))
  }
})
