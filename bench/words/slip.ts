import type { BenchBrand } from './brands.data.ts'

/** A finding of the copy editor: what is wrong, and the words that are. */
export type Slip = { rule: string; words: string }

/** What the copy editor knows of a brand. */
export type SlipBrand = Pick<BenchBrand, 'name' | 'description' | 'facts' | 'places' | 'closeLink'>

export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[0].trim())
