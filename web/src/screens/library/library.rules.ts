import type { LibraryVideo } from '@octavo/contract/video'

/** From so many films on it is worth choosing among them. */
export const FILTER_FROM = 9

export const SORTS = {
  newest: { label: 'Newest first', compare: (a, b) => b.created.localeCompare(a.created) },
  score: { label: 'Highest predicted score', compare: (a, b) => (b.viralScore ?? 0) - (a.viralScore ?? 0) },
  longest: { label: 'Longest first', compare: (a, b) => b.duration - a.duration },
  title: { label: 'By title', compare: (a, b) => a.title.localeCompare(b.title) },
} as const satisfies Record<string, { label: string; compare: (a: LibraryVideo, b: LibraryVideo) => number }>
export type Sort = keyof typeof SORTS

export const ALL_BRANDS = 'all'

/** Which films: all of them, or how far they have come. */
export const SHOWN = {
  all: { label: 'All films', has: () => true },
  published: { label: 'Published', has: ({ publishedAt, sample }) => publishedAt !== null && !sample },
  scheduled: { label: 'Scheduled', has: ({ status }) => status === 'scheduled' },
  ready: { label: 'Not scheduled', has: ({ status, sample }) => status === 'ready' && !sample },
} as const satisfies Record<string, { label: string; has: (film: LibraryVideo) => boolean }>
export type Shown = keyof typeof SHOWN
/** What an address asks for; all where it asks for nothing that there is. */
export const shownAs = (asked: string | null): Shown =>
  asked !== null && Object.hasOwn(SHOWN, asked) ? (asked as Shown) : 'all'

type Wanted = { brandId: string; shown: Shown; sort: Sort }

/** The films of one brand, or of all, that have come so far, in the wanted order. */
export const arrange = (films: readonly LibraryVideo[], { brandId, shown, sort }: Wanted): LibraryVideo[] =>
  films
    .filter((film) => brandId === ALL_BRANDS || film.brandId === brandId)
    .filter(SHOWN[shown].has)
    .toSorted(SORTS[sort].compare)

/** Whether a title has all these words, in any case. */
export const hasWords = (title: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => title.toLowerCase().includes(word))

/** The brands that have films here, by name. */
export function brandsOf(films: readonly LibraryVideo[]): { id: string; name: string }[] {
  const names = new Map(films.flatMap(({ brandId, brandName }) => (brandId && brandName ? [[brandId, brandName]] : [])))
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
}
