/** How many pictures a brand has for its films and one film may be given; letters of a label. */
export const PICTURE_LIMITS = {
  brand: 24,
  film: 12,
  label: 60,
  /** Pictures that a short is given where its brand has too few. */
  found: 3,
} as const

/** How a picture moves, and what a person reads; without a choice films take what suits. */
export { PAN_LABELS, PANS } from '@octavo/renderer/choices'

/** Where pictures come from that are not the owner's own, and what a person reads. */
export const PICTURE_SOURCE_NAMES = { pexels: 'Pexels', pixabay: 'Pixabay', made: 'an image model' } as const
export type PictureSource = keyof typeof PICTURE_SOURCE_NAMES
export const PICTURE_SOURCES = Object.keys(PICTURE_SOURCE_NAMES) as [PictureSource, ...PictureSource[]]

/** What a brand's films may show where it has no picture of its own. */
export const STOCK_PICTURE_LABELS = {
  none: 'Nothing but my own',
  stock: 'Stock photos',
  made: 'Stock photos, else made by a model',
} as const
export type StockPictures = keyof typeof STOCK_PICTURE_LABELS
export const STOCK_PICTURES = Object.keys(STOCK_PICTURE_LABELS) as [StockPictures, ...StockPictures[]]
