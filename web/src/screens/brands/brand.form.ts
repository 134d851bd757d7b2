import { BRAND_LIMITS, type Brand } from '@octavo/contract/brand'
import { BrandDraft, BrandFact, newBrand as newBrandOf } from '@octavo/contract/brand/schemas'
import { z } from 'zod'

const Pronunciation = z.object({
  word: z.string().trim().min(1, 'Which word?').max(40),
  said: z.string().trim().min(1, 'How is it said?').max(60),
})

const Fact = BrandFact.extend({
  text: z.string().trim().min(1, 'Write the fact, or remove the line').max(BRAND_LIMITS.factText),
})

/** The brand as the form holds it: words and how they are said as rows, since a record cannot be edited line by line. */
export const BrandForm = BrandDraft.omit({ lexicon: true }).extend({
  facts: z.array(Fact).max(BRAND_LIMITS.facts),
  pronunciations: z.array(Pronunciation).max(BRAND_LIMITS.lexicon),
  /** The saved facts that those in the form began with: others may come meanwhile. */
  factsBefore: z.array(BrandFact),
})
export type BrandValues = z.output<typeof BrandForm>

/** A new brand before anything is typed, or as a preset has it. */
export function newBrand(preset: Partial<BrandDraft> = {}): BrandValues {
  const { lexicon: _, ...empty } = newBrandOf('')
  return { ...empty, pronunciations: [], factsBefore: [], ...preset } as BrandValues
}

/** A saved brand as the form shows it. */
export function valuesOf(saved: Brand): BrandValues {
  const { id: _, createdAt: __, updatedAt: ___, ruleSwitches: ____, lexicon, ...brand } = saved
  return {
    ...brand,
    factsBefore: brand.facts,
    pronunciations: Object.entries(lexicon).map(([word, said]) => ({ word, said })),
  }
}

/** The form as the server takes it: what was said of a word that is avoided no more goes with it. Of a word that stands twice the last line counts. */
export function draftOf({ pronunciations, factsBefore: _, ...brand }: BrandValues): BrandDraft {
  const { wordsToAvoid } = brand
  const isAvoided = (word: string) => wordsToAvoid.some((one) => one.toLowerCase() === word.toLowerCase())
  const wordRules = brand.wordRules.filter(({ word }) => isAvoided(word))
  return {
    ...brand,
    wordRules,
    lexicon: Object.fromEntries(pronunciations.map(({ word, said }) => [word.trim(), said.trim()])),
  }
}
