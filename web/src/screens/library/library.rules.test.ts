import { expect, it } from 'vitest'
import { aLibraryVideo } from '#testing/samples.ts'
import { ALL_BRANDS, arrange, brandsOf, type Sort } from './library.rules.ts'

const films = [
  aLibraryVideo({ id: 'old', created: '2026-11-01T00:00:00Z', viralScore: 95, duration: 30, title: 'B' }),
  aLibraryVideo({ id: 'new', created: '2026-11-20T00:00:00Z', viralScore: null, duration: 45, title: 'C' }),
  aLibraryVideo({
    id: 'long',
    created: '2026-11-10T00:00:00Z',
    viralScore: 80,
    duration: 230,
    title: 'A',
    brandId: 'b2',
    brandName: 'Bytebrew',
  }),
]

it.each<[Sort, string[]]>([
  ['newest', ['new', 'long', 'old']],
  ['score', ['old', 'long', 'new']],
  ['longest', ['long', 'new', 'old']],
  ['title', ['long', 'old', 'new']],
])('orders films by %s', (sort, ids) => {
  expect(arrange(films, ALL_BRANDS, sort).map(({ id }) => id)).toEqual(ids)
})

it('shows one brand alone, and names each brand once', () => {
  expect(arrange(films, 'b2', 'newest').map(({ id }) => id)).toEqual(['long'])
  expect(brandsOf(films).map(({ name }) => name)).toEqual(['Bytebrew', 'Kiln & Clay'])
})
