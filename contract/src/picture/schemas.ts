import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { PANS, PICTURE_LIMITS, PICTURE_SOURCES } from './limits.ts'

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
const ONCE = 'Use each picture only once'

/** Shown in a brand's films where the words speak of them. */
export const BrandPictures = z.array(FilmPicture).max(PICTURE_LIMITS.brand).refine(once, ONCE)
/** Shown in one film, in this order. */
export const FilmPictures = z.array(FilmPicture).max(PICTURE_LIMITS.film).refine(once, ONCE)

/** Who is to be named with a picture that is not the owner's own. */
export const PictureCredit = z.object({
  source: z.enum(PICTURE_SOURCES),
  /** Who took it, or the model that made it. */
  author: z.string(),
  /** Where people see it with its author; nothing for what a model made. */
  page: z.string(),
  license: z.string(),
})
export type PictureCredit = z.output<typeof PictureCredit>

export const PictureServices = z.object({
  /** Who has photographs; null where no key is set, or none works for this account. */
  stock: z.string().nullable(),
  /** The model that makes pictures, what one costs in millionths of a dollar, how many there may be a week, and how many there are. */
  made: z.object({ name: z.string(), microdollars: z.number(), aWeek: z.number(), thisWeek: z.number() }).nullable(),
})
export type PictureServices = z.output<typeof PictureServices>

export const pictureSchemas = {
  services: { reply: PictureServices },
} satisfies Record<string, RowSchemas>
