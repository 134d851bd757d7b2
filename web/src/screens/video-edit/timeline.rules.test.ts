import { describe, expect, it } from 'vitest'
import { aFilmEdit } from '#testing/film.samples.ts'
import { blockAt, blocksOf, inOrder, linesOfScene, wordToSplitAt } from './timeline.rules.ts'

const film = aFilmEdit()
const [hook, statement] = film.scenes as [(typeof film.scenes)[number], (typeof film.scenes)[number]]

describe('what is moved together', () => {
  it('is a scene with its line', () => {
    expect(blocksOf(film)).toEqual([
      { from: 0, to: 1, refs: [0] },
      { from: 1, to: 2, refs: [1] },
    ])
  })

  it('is all scenes that share a line, and one in which nothing is said with that before it', () => {
    const scenes = [
      { ...hook, kind: 'intro' as const, lines: null },
      hook,
      { ...hook, lines: [0, 1] as [number, number] },
      { ...statement, lines: null },
    ]
    const blocks = blocksOf({ ...film, scenes })
    expect(blocks).toEqual([
      { from: 0, to: 1, refs: [] },
      { from: 1, to: 4, refs: [0, 1] },
    ])
    expect(blockAt(blocks, 3)).toBe(1)
    expect(linesOfScene({ ...film, scenes }, 1)).toEqual([])
    expect(linesOfScene(film, 1)).toEqual([1])
  })
})

it('takes blocks in the order of the lines as they are now, a card without lines first', () => {
  const block = (from: number, ...refs: (number | string)[]) => ({ from, to: from + 1, refs })
  const blocks = [block(0), block(1, 0), block(2, 1, 2), block(3, 'new')]
  const places = (order: (number | string)[]) => inOrder(blocks, order).map(({ from }) => from)
  expect(places([0, 1, 2, 'new'])).toEqual([0, 1, 2, 3])
  expect(places([1, 2, 'new', 0])).toEqual([0, 2, 3, 1])
})

it('splits a scene before the word that begins nearest, never too near its ends', () => {
  expect(wordToSplitAt(film, hook, 900)).toBe(1)
  expect(wordToSplitAt(film, { ...hook, endMs: 1100 }, 900)).toBeUndefined()
  expect(wordToSplitAt(film, statement, 2500)).toBeUndefined()
})
