import type { Recording } from '@octavo/contract/recording'
import { describe, expect, it } from 'vitest'
import { aFilmEdit } from '#testing/film.samples.ts'
import { withLine, withNewLine, withNewText, withRecordings } from './film-changes.rules.ts'
import { linesToRead, nextToRead, type ReadLine, recordingFor, spokenBy, withRecording } from './own-voice.rules.ts'

const film = aFilmEdit()
const [first, second] = film.lines as [(typeof film.lines)[number], (typeof film.lines)[number]]
const NONE: ReadonlySet<string> = new Set()

const read = (id: string, text: string): Recording => ({
  id,
  text,
  durationMs: 900,
  words: [],
  levelDb: -20,
  problem: null,
  createdAt: '2026-11-23T09:00:00Z',
})

describe('the lines to read', () => {
  it('are those that are said, in their order, with new ones among them', () => {
    const added = withNewText(withNewLine(withLine({}, first, ''), film.lines, 0, 'n'), 'n', 'Wait a day.')
    expect(
      linesToRead(added, film, film).map(({ ref, number, text, savedIndex }) => [ref, number, text, savedIndex]),
    ).toEqual([
      ['n', 1, 'Wait a day.', undefined],
      [1, 2, 'Water leaves it.', 1],
    ])
  })

  it('of which one became several waits until it is', () => {
    const changes = withLine({}, first, 'Clay shrinks. It does.')
    const tried = { lines: [first, { ...first, index: 1 }, { ...second, index: 2, from: 1 }] }
    expect(linesToRead(changes, film, tried).map(({ isSeveral }) => isSeveral)).toEqual([true, false])
    expect(linesToRead({}, film, tried).map(({ isSeveral }) => isSeveral)).toEqual([false, false])
  })
})

describe('what was read', () => {
  it('belongs to its words, whatever stands between them', () => {
    const list = [read('b', 'Clay shrinks'), read('a', 'Water leaves it.')]
    expect(recordingFor(list, 'Clay  shrinks!')?.id).toBe('b')
    expect(recordingFor(list, 'Clay shrank.')).toBeUndefined()
    expect(withRecording(list, read('c', 'Clay shrinks.')).map(({ id }) => id)).toEqual(['c', 'a'])
  })

  it('speaks its lines, but for those that were given back and not read since', () => {
    const list = [read('b', first.text), read('a', second.text)]
    const lines = linesToRead({}, film, film)
    expect(spokenBy({}, lines, list, NONE)).toEqual([
      { line: 0, id: 'b' },
      { line: 1, id: 'a' },
    ])
    const spoken = { lines: film.lines.map((line) => ({ ...line, recording: 'b' })) }
    const back = withRecordings({}, spoken.lines, [{ line: 0, id: null }])
    expect(spokenBy(back, lines, list, NONE)).toEqual([{ line: 1, id: 'a' }])
    expect(spokenBy(back, lines, list, new Set(['b']))).toHaveLength(2)
  })
})

it.each([
  ['the nearest behind that is not read', 0, [false, true, false], 2],
  ['the first that is not, at the end', 2, [false, true, true], 0],
  ['none when all are read', 1, [true, true, true], undefined],
  ['never the one where one is', 1, [true, false, true], undefined],
])('after a line comes %s', (_what, at, isRead, next) => {
  const lines = isRead.map((_, number) => ({ number, isSeveral: false }) as ReadLine)
  expect(nextToRead(lines, at, ({ number }) => isRead[number] ?? false)).toBe(next)
})
