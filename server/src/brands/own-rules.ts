import type { WordRule } from '@octavo/contract/brand'
import type { BrandRow } from './brands.store.ts'

/** Of a word that its owner has said no more about. */
const ASKED = { decision: 'ask', reason: '', replacement: '' } as const

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What a brand's owner has decided about its texts, as the compliance officer is told. */
export const brandRules = ({ wordsToAvoid, wordRules, requiredWords, ruleSwitches }: BrandRow) => ({
  avoid: wordsToAvoid.map((word): WordRule => wordRules.find((rule) => isSame(rule.word, word)) ?? { word, ...ASKED }),
  required: requiredWords,
  switches: ruleSwitches,
})
