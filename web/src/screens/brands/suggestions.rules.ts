/** Pure: which suggestions a form may be given, and what becomes of it when they are kept. What a person typed stays. */
import { BRAND_LIMITS, type BrandFact, type BrandProposal, type ProposedFact } from '@octavo/contract/brand'
import type { BrandValues } from './brand.form.ts'

export type Suggested = BrandProposal['fields']
type Name = keyof Suggested & keyof BrandValues

/** In the order in which they are shown. Who speaks is kept together with how presenters are chosen. */
export const SUGGESTION_LABELS = {
  name: 'Name',
  trade: 'Trade',
  place: 'Place',
  audience: 'Audience',
  niche: 'Niche',
  tone: 'Tone',
  primaryColor: 'Color',
  defaultPersona: 'Voice',
  closeLink: 'Link',
  description: 'Description',
} as const satisfies Partial<Record<Name, string>>
export type SuggestedName = keyof typeof SUGGESTION_LABELS

const NAMES = Object.keys(SUGGESTION_LABELS) as SuggestedName[]

export type Suggestion = { name: SuggestedName; value: string; kept: boolean }

/** What is suggested for fields that nobody has filled in, and what of it is kept. */
export const suggestionsFor = (fields: Suggested, values: BrandValues, start: BrandValues): Suggestion[] =>
  NAMES.flatMap((name): Suggestion[] => {
    const value = fields[name]
    const isFree = values[name] === start[name]
    // The form's own defaults need no suggestion.
    if (!value || value === start[name] || (!isFree && values[name] !== value)) return []
    return [{ name, value, kept: !isFree }]
  })

/** The change of the form by which these are kept. */
export const kept = (names: readonly SuggestedName[], fields: Suggested): Partial<BrandValues> => ({
  ...Object.fromEntries(names.map((name) => [name, fields[name]])),
  ...(names.includes('defaultPersona') && fields.avatarMode && { avatarMode: fields.avatarMode }),
})

/** The change by which one is not kept after all. */
export const dropped = (name: SuggestedName, start: BrandValues): Partial<BrandValues> => ({
  [name]: start[name],
  ...(name === 'defaultPersona' && { avatarMode: start.avatarMode }),
})

const said = ({ text }: Pick<BrandFact, 'text'>): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Those that the brand does not have yet. */
export function newFacts(proposed: readonly ProposedFact[], facts: readonly BrandFact[]): ProposedFact[] {
  const known = new Set(facts.map(said))
  return proposed.filter((fact) => !known.has(said(fact)))
}

export const roomFor = (facts: readonly BrandFact[]): number => Math.max(0, BRAND_LIMITS.facts - facts.length)

/** The brand's facts with these: as facts, without where they were read. */
export const withFacts = (facts: BrandValues['facts'], added: readonly ProposedFact[]): BrandValues['facts'] => [
  ...facts,
  ...added.map(({ kind, text, answer }) => ({ kind, text, ...(answer !== undefined && { answer }) })),
]

/** "7 facts", "1 fact". */
export const counted = (count: number): string => `${count} ${count === 1 ? 'fact' : 'facts'}`
