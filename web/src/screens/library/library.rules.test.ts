import { expect, it } from 'vitest'
import { aLibraryVideo } from '#testing/samples.ts'
import { ALL_BRANDS, arrange, brandsOf, hasWords, type Shown, type Sort, shownAs } from './library.rules.ts'

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
  expect(arrange(films, { brandId: ALL_BRANDS, shown: 'all', sort }).map(({ id }) => id)).toEqual(ids)
})

it('shows one brand alone, and names each brand once', () => {
  expect(arrange(films, { brandId: 'b2', shown: 'all', sort: 'newest' }).map(({ id }) => id)).toEqual(['long'])
  expect(brandsOf(films).map(({ name }) => name)).toEqual(['Bytebrew', 'Kiln & Clay'])
})

it.each<[Shown, string[]]>([
  ['published', ['out']],
  ['scheduled', ['planned']],
  ['ready', ['here']],
  ['all', ['out', 'planned', 'here', 'sample']],
])('shows those that are %s, and counts samples among none of them', (shown, ids) => {
  const some = [
    aLibraryVideo({ id: 'out', status: 'published', publishedAt: '2026-11-01T00:00:00Z' }),
    aLibraryVideo({ id: 'planned', status: 'scheduled' }),
    aLibraryVideo({ id: 'here', status: 'ready' }),
    aLibraryVideo({ id: 'sample', status: 'ready', sample: true }),
  ]
  expect(arrange(some, { brandId: ALL_BRANDS, shown, sort: 'newest' }).map(({ id }) => id)).toEqual(ids)
})

it('takes from an address only what there is', () => {
  expect(['published', 'toString', null].map(shownAs)).toEqual(['published', 'all', 'all'])
})

it('finds a title by its words, in any order and case', () => {
  expect(hasWords('Why clay shrinks', 'SHRINK clay')).toBe(true)
  expect(hasWords('Why clay shrinks', 'clay glaze')).toBe(false)
  expect(hasWords('Why clay shrinks', '')).toBe(true)
})
