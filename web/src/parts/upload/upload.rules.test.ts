import type { UnfinishedUpload } from '@octavo/contract/media'
import { expect, it } from 'vitest'
import { continued, isWorthRetrying, secondsLeft } from './upload.rules.ts'

it.each([
  ['is unknown in the first seconds', { at: 0, sent: 0 }, 50, 100, 2000, null],
  ['is unknown while nothing moves', { at: 0, sent: 40 }, 40, 100, 9000, null],
  ['follows the pace since it began', { at: 0, sent: 0 }, 50, 100, 10_000, 10],
  ['counts what went since it goes on, not what was there before', { at: 0, sent: 80 }, 90, 100, 5000, 5],
])('the time left %s', (_what, begun, sent, bytes, now, seconds) => {
  expect(secondsLeft(begun, sent, bytes, now)).toBe(seconds)
})

it.each([
  [undefined, true],
  [0, true],
  [500, true],
  [503, true],
  [409, true],
  [429, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [413, false],
  [415, false],
])('after %s trying again makes sense: %s', (status, sense) => {
  expect(isWorthRetrying(status)).toBe(sense)
})

it('a file continues the upload that was of this very file alone', () => {
  const open = {
    uploadId: 'u',
    filename: 'a.mov',
    bytes: 9,
    lastModified: 7,
    inParts: true,
    status: 'open',
  } as UnfinishedUpload
  const file = { name: 'a.mov', size: 9, lastModified: 7 }
  expect(continued([open], file)).toBe(open)
  for (const other of [{ name: 'b.mov' }, { size: 8 }, { lastModified: 8 }])
    expect(continued([open], { ...file, ...other })).toBeUndefined()
  for (const other of [{ status: 'checking' }, { inParts: false }])
    expect(continued([{ ...open, ...other } as UnfinishedUpload], file)).toBeUndefined()
})
