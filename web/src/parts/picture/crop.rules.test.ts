import { describe, expect, it } from 'vitest'
import { cropOf, MIDDLE, movedBy, placedAt } from './crop.rules.ts'

const rounded = (value: object) =>
  JSON.parse(JSON.stringify(value, (_, v) => (typeof v === 'number' ? +v.toFixed(3) : v)))

describe('what a film shows of a picture', () => {
  it.each([
    ['a wide picture in a short', { width: 1600, height: 900 }, 9 / 16, MIDDLE, { x: 0.342, y: 0, w: 0.316, h: 1 }],
    ['its left edge', { width: 1600, height: 900 }, 9 / 16, { x: 0, y: 0.5 }, { x: 0, y: 0, w: 0.316, h: 1 }],
    [
      'near its right edge',
      { width: 1600, height: 900 },
      9 / 16,
      { x: 0.95, y: 0.5 },
      { x: 0.684, y: 0, w: 0.316, h: 1 },
    ],
    [
      'a tall picture in a long film',
      { width: 900, height: 1600 },
      16 / 9,
      { x: 0.5, y: 0.2 },
      { x: 0, y: 0.042, w: 1, h: 0.316 },
    ],
    [
      'a picture of the frame’s own shape',
      { width: 1080, height: 1920 },
      9 / 16,
      { x: 0.1, y: 0.9 },
      { x: 0, y: 0, w: 1, h: 1 },
    ],
  ])('%s', (_what, picture, shape, focus, crop) => {
    expect(rounded(cropOf(picture, shape, focus))).toEqual(crop)
  })
})

describe('the focus', () => {
  it.each([
    ['ArrowLeft', { x: 0.48, y: 0.5 }],
    ['ArrowRight', { x: 0.52, y: 0.5 }],
    ['ArrowUp', { x: 0.5, y: 0.48 }],
    ['ArrowDown', { x: 0.5, y: 0.52 }],
    ['Enter', undefined],
  ])('after %s is %j', (key, point) => {
    expect(movedBy(key, MIDDLE, 0.02)).toEqual(point)
  })

  it('never leaves the picture', () => {
    expect(movedBy('ArrowLeft', { x: 0.01, y: 0.5 }, 0.1)).toEqual({ x: 0, y: 0.5 })
    expect(placedAt({ x: 1.3, y: -2 })).toEqual({ x: 1, y: 0 })
  })
})
