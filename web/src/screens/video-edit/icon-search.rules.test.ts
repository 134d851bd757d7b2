import { expect, it } from 'vitest'
import { foundIcons } from './icon-search.rules.ts'

const icons = [
  { name: 'house', words: ['house', 'home', 'roof'] },
  { name: 'key', words: ['key', 'lock', 'home'] },
  { name: 'horse', words: ['horse', 'stable'] },
]

it.each([
  ['', ['house', 'key', 'horse']],
  ['home', ['house', 'key']],
  ['ho', ['house', 'horse', 'key']],
  ['Stable roof', ['house', 'horse']],
  ['rocket', []],
])('finds for "%s": %j', (sought, found) => {
  expect([...foundIcons(icons, sought)].sort()).toEqual([...found].sort())
})

it('puts the drawing of that name first', () => {
  expect(foundIcons(icons, 'key')[0]).toBe('key')
})
