import { expect, it } from 'vitest'
import { changed, moved, withPicked } from './pictures.rules.ts'

const row = [{ mediaId: 'a', label: 'Oven' }, { mediaId: 'b', pan: 'in' as const }, { mediaId: 'c' }]
const ids = (pictures: { mediaId: string }[]) => pictures.map(({ mediaId }) => mediaId).join('')

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [1, 1, 'acb'],
] as const)('picture %i moved by %i stands as %s', (index, by, order) => {
  expect(ids(moved(row, index, by))).toBe(order)
})

it('keeps what was said of pictures that stay, and puts new ones last', () => {
  expect(withPicked(row, ['c', 'd', 'a'])).toEqual([row[0], row[2], { mediaId: 'd' }])
})

it('changes one picture, and takes away what is undefined', () => {
  expect(changed(row, 1, { pan: undefined, label: 'Team' })).toEqual([row[0], { mediaId: 'b', label: 'Team' }, row[2]])
})
