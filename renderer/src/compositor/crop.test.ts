import { expect, it } from 'vitest'
import { cropper } from './crop.ts'

it('cuts all three planes at the right and below', () => {
  const frame = Uint8Array.from([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    ...[21, 22, 23, 24],
    ...[31, 32, 33, 34],
  ])
  const crop = cropper({ width: 4, height: 4 }, { width: 2, height: 2 }, 2)
  expect([...crop(frame)]).toEqual([1, 2, 5, 6, 21, 31])
})

it('lets frames of the right size pass, and keeps earlier ones while they are needed', () => {
  const size = { width: 2, height: 2 }
  const frame = new Uint8Array(6)
  expect(cropper(size, size, 1)(frame)).toBe(frame)
  const crop = cropper({ width: 2, height: 4 }, size, 2)
  const first = crop(new Uint8Array(12).fill(1))
  crop(new Uint8Array(12).fill(2))
  expect(first[0]).toBe(1)
})
