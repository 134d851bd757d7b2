import { z } from '#zod.ts'
import { PANS, PICTURE_LIMITS } from './limits.ts'

const share = z.number().min(0).max(1)

/** One of the account's own pictures or clips as it is shown in films. */
export const FilmPicture = z.object({
  /** A picture or a clip of the account's own media. */
  mediaId: z.uuid(),
  /** What it shows: written on it, and how films know when to show it. */
  label: z.string().trim().max(PICTURE_LIMITS.label).optional(),
  /** What stays in view: parts of its width and height. */
  focus: z.object({ x: share, y: share }).optional(),
  pan: z.enum(PANS).optional(),
})
export type FilmPicture = z.output<typeof FilmPicture>

const once = (pictures: { mediaId: string }[]) =>
  new Set(pictures.map(({ mediaId }) => mediaId)).size === pictures.length
const ONCE = 'Each picture stands here once'

/** Shown in a brand's films where the words speak of them. */
export const BrandPictures = z.array(FilmPicture).max(PICTURE_LIMITS.brand).refine(once, ONCE)
/** Shown in one film, in this order. */
export const FilmPictures = z.array(FilmPicture).max(PICTURE_LIMITS.film).refine(once, ONCE)
