import { describe, expect, it } from 'vitest'
import { type LineChange, pieceAt, rewritten } from './lines.rules.ts'

const SCRIPT = 'Clay shrinks. It loses water.\n\nSo throw it larger. Then wait.'
const LINES = ['Clay shrinks.', 'It loses water.', 'So throw it larger.', 'Then wait.'].map((text) => {
  const start = SCRIPT.indexOf(text)
  return { start, end: start + text.length }
})
const say = (...changes: LineChange[]) => rewritten(SCRIPT, LINES, changes)

describe('a script with changed lines', () => {
  it.each<[string, LineChange[], string]>([
    ['nothing', [], SCRIPT],
    ['a line', [{ index: 1, text: 'It gives off water.' }], SCRIPT.replace('It loses', 'It gives off')],
    ['a line without its point', [{ index: 2, text: 'Throw it larger' }], SCRIPT.replace('So throw', 'Throw')],
    [
      'the end of a paragraph without a point',
      [{ index: 1, text: 'Water leaves' }],
      SCRIPT.replace('It loses water.', 'Water leaves'),
    ],
    ['a line that goes', [{ index: 2, text: '' }], SCRIPT.replace('So throw it larger. ', '')],
    ['the last of a paragraph that goes', [{ index: 1, text: '' }], SCRIPT.replace(' It loses water.', '')],
    ['the first that goes', [{ index: 0, text: '' }], SCRIPT.replace('Clay shrinks. ', '')],
    [
      'a paragraph that goes',
      [
        { index: 2, text: '' },
        { index: 3, text: '' },
      ],
      'Clay shrinks. It loses water.',
    ],
    ['everything that goes', [0, 1, 2, 3].map((index) => ({ index, text: '' })), ''],
  ])('reads right after %s', (_what, changes, text) => {
    expect(say(...changes).script).toBe(text)
  })

  it('knows of every piece where it stands, what it was and whether it says the same', () => {
    const { script, pieces } = say({ index: 1, text: 'It dries. It hardens' }, { index: 3, text: 'Then  wait.' })
    expect(pieces.map(({ start, end, line, same }) => [script.slice(start, end), line, same])).toEqual([
      ['Clay shrinks.', 0, true],
      ['It dries. It hardens', 1, false],
      ['So throw it larger.', 2, true],
      ['Then wait.', 3, true],
    ])
    expect(pieceAt(pieces, script.indexOf('It hardens'))?.line).toBe(1)
    expect(pieceAt(pieces, script.indexOf('wait'))?.line).toBe(3)
  })
})
