/** Pure: a row of pictures as it is filled in. */
import type { FilmPicture } from '@octavo/contract/picture'

type Row = readonly FilmPicture[]

/** One of them changed; what becomes undefined is taken away. */
export const changed = (row: Row, index: number, change: Partial<FilmPicture>): FilmPicture[] =>
  row.map((picture, at) => (at === index ? without({ ...picture, ...change }) : picture))

const without = (picture: FilmPicture): FilmPicture =>
  Object.fromEntries(Object.entries(picture).filter(([, value]) => value !== undefined)) as FilmPicture

/** One of them a place earlier or later. */
export function moved(row: Row, index: number, by: 1 | -1): FilmPicture[] {
  const next = [...row]
  const [picture] = next.splice(index, 1)
  if (picture) next.splice(index + by, 0, picture)
  return next
}

/** The row with exactly these pictures: those that were there keep their place and words, new ones follow. */
export const withPicked = (row: Row, ids: readonly string[]): FilmPicture[] => [
  ...row.filter(({ mediaId }) => ids.includes(mediaId)),
  ...ids.filter((id) => !row.some(({ mediaId }) => mediaId === id)).map((mediaId) => ({ mediaId })),
]
