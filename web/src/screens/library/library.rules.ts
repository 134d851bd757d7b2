import type { LibraryVideo } from '@octavo/contract/video'

/** From so many films on it is worth choosing among them. */
export const FILTER_FROM = 9

export const SORTS = {
  newest: { label: 'Newest first', compare: (a, b) => b.created.localeCompare(a.created) },
  score: { label: 'Highest viral score', compare: (a, b) => (b.viralScore ?? 0) - (a.viralScore ?? 0) },
  longest: { label: 'Longest first', compare: (a, b) => b.duration - a.duration },
  title: { label: 'By title', compare: (a, b) => a.title.localeCompare(b.title) },
} as const satisfies Record<string, { label: string; compare: (a: LibraryVideo, b: LibraryVideo) => number }>
export type Sort = keyof typeof SORTS

export const ALL_BRANDS = 'all'

/** The films of one brand, or of all, in the wanted order. */
export const arrange = (films: readonly LibraryVideo[], brandId: string, sort: Sort): LibraryVideo[] =>
  films.filter((film) => brandId === ALL_BRANDS || film.brandId === brandId).toSorted(SORTS[sort].compare)

/** The brands that have films here, by name. */
export function brandsOf(films: readonly LibraryVideo[]): { id: string; name: string }[] {
  const names = new Map(films.flatMap(({ brandId, brandName }) => (brandId && brandName ? [[brandId, brandName]] : [])))
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
