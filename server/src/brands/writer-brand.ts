import type { WriterBrand } from '#services/language/language.ts'
import type { BrandRow } from './brands.store.ts'

/** A brand as the writer is told of it. */
export const writerBrand = (brand: BrandRow): WriterBrand => ({
  name: brand.name,
  niche: brand.niche,
  tone: brand.tone,
  persona: brand.defaultPersona,
  description: brand.description,
  trade: brand.trade,
  place: brand.place,
  audience: brand.audience,
  wordsToUse: brand.wordsToUse,
  wordsToAvoid: brand.wordsToAvoid,
  facts: brand.facts,
})
