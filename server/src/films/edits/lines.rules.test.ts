import { describe, expect, it } from 'vitest'
import { type LineChange, type PlacedLine, pieceAt, rewritten } from './lines.rules.ts'

const SCRIPT = 'Clay shrinks. It loses water.\n\nSo throw it larger. Then wait.'
const LINES = ['Clay shrinks.', 'It loses water.', 'So throw it larger.', 'Then wait.'].map((text) => {
  const start = SCRIPT.indexOf(text)
  return { start, end: start + text.length }
})
const say = (...lines: LineChange[]) => rewritten(SCRIPT, LINES, { lines })
const put = (...order: PlacedLine[]) => rewritten(SCRIPT, LINES, { order })

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

  it.each<[string, PlacedLine[], string]>([
    ['two lines that change places', [1, 0, 2, 3], 'It loses water.\n\nClay shrinks. So throw it larger. Then wait.'],
    ['the last line first', [3, 0, 1, 2], 'Then wait. Clay shrinks. It loses water.\n\nSo throw it larger.'],
    [
      'a new line at the end of a paragraph',
      [0, 1, { id: 'a', text: 'It dries' }, 2, 3],
      SCRIPT.replace('water.', 'water. It dries'),
    ],
    [
      'a new line between others',
      [0, { id: 'a', text: 'It dries' }, 1, 2, 3],
      SCRIPT.replace('shrinks.', 'shrinks. It dries.'),
    ],
    ['a new line at the end', [0, 1, 2, 3, { id: 'a', text: 'Fire it' }], `${SCRIPT} Fire it`],
    ['a new line without words', [0, 1, { id: 'a', text: '' }, 2, 3], SCRIPT],
  ])('reads right with %s', (_what, order, text) => {
    const { script, pieces } = put(...order)
    expect(script).toBe(text)
    const said = order.filter((line) => typeof line === 'number' || line.text !== '')
    expect(pieces.map(({ line, same }) => [line, same])).toEqual(
      said.map((line) => (typeof line === 'number' ? [line, true] : [line.id, false])),
    )
  })

  it('ends every line that another one follows', () => {
    const script = 'Clay shrinks. Then wait'
    const lines = [
      { start: 0, end: 13 },
      { start: 14, end: 23 },
    ]
    expect(rewritten(script, lines, { order: [1, 0] }).script).toBe('Then wait. Clay shrinks.')
  })
})
