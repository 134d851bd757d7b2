/** What a brand's owner has decided: words to avoid, words that have to be there, and rules that hold otherwise for this brand. */
import type { RequiredWords, RuleDecision, RuleSwitch, WordRule } from '@octavo/contract/brand'
import { OWN_RULE } from '@octavo/contract/compliance'
import { type FoldedText, foldText } from './folded-text.ts'
import { hitsOf } from './matcher.ts'
import { allRules } from './packs.ts'
import type { Hit, Severity } from './rule.ts'

export type BrandRules = { avoid: WordRule[]; required: RequiredWords[]; switches: RuleSwitch[] }

/** What stops a text is as grave as what law forbids; about all else its owner is asked. */
const SEVERITIES: Record<RuleDecision, Severity> = { stop: 'high', ask: 'medium' }
const SOURCE = 'The brand’s own rules'

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
/** "party" is found as "parties" too. */
const withPlural = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`

type Looked = { gapless: boolean; exactly?: boolean }

/** Words as their owner wrote them, whole, in any writing, and in the plural. Everybody has others, so no pattern is kept. */
function patternOf(words: string, { gapless, exactly = false }: Looked): RegExp | undefined {
  const parts = foldText(words)
    .folded.split(/[\s-]+/)
    .filter(Boolean)
  const last = parts.pop()?.replace(/[.!?]$/, '')
  if (!last) return undefined
  const isWord = !exactly && /\p{L}$/u.test(last)
  const ending = isWord ? withPlural(escaped(last)) : escaped(last)
  const gap = gapless ? '[\\s-]{0,3}' : '[\\s-]{1,3}'
  return new RegExp(`${[...parts.map(escaped), ending].join(gap)}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
}

function hitsIn(text: FoldedText, words: string, looked: Looked, replacement?: string): Hit[] {
  const pattern = patternOf(words, looked)
  return pattern ? hitsOf(pattern, text, replacement) : []
}

type Decided = { decision: RuleDecision; reason: string }

const ownFinding = (kind: 'avoid' | 'require', words: string, { decision, reason }: Decided) => ({
  ruleId: `${OWN_RULE}${kind}:${words.toLowerCase()}`,
  severity: SEVERITIES[decision],
  ...(decision === 'ask' && { asks: true }),
  explanation: reason || 'You have decided so for this brand.',
  source: SOURCE,
})

/** The words to avoid, where they stand. */
export const avoidedIn = (text: FoldedText, rules: readonly WordRule[], gapless: boolean) =>
  rules.flatMap(({ word, replacement, ...decided }) =>
    hitsIn(text, word, { gapless }, replacement || undefined).map((hit) => ({
      ...ownFinding('avoid', word, decided),
      ...hit,
      title: `A word to avoid: “${word}”`,
      suggestion: replacement ? `Say “${replacement}” instead.` : 'Say it in other words.',
    })),
  )

/** What has to be in a text and is nowhere in its fields; a required hashtag is one of the hashtags, all else is said or in the title. */
export function missingIn(fields: readonly (readonly [string, FoldedText])[], rules: readonly RequiredWords[]) {
  const holds = (words: string, exactly: boolean) =>
    fields.some(([name, text]) => hitsIn(text, words, { gapless: name === 'hashtags', exactly }).length > 0)
  return rules
    .filter(({ when }) => when === '' || when.split(',').some((about) => holds(about, false)))
    .filter(({ words }) => !holds(words, true))
    .map(({ words, when: _, ...decided }) => ({
      ...ownFinding('require', words, decided),
      title: `Must be in: “${words}”`,
      suggestion: `Add “${words}”.`,
      ...{ field: isHashtag(words) ? ('hashtags' as const) : ('text' as const), quote: '', start: 0, end: 0 },
      ...{ missing: true, replacement: words },
    }))
}

export const isHashtag = (words: string): boolean => /^#[^\s#]+$/.test(words)

/** Law asks for it, and what it finds is more than a matter of style. */
export const isLegal = ({ severity, source }: (typeof allRules)[number]): boolean =>
  source.law === true && severity !== 'low'

const legalIds = new Set(allRules.filter(isLegal).map(({ id }) => id))

/** How a rule of the officer holds for the brand: no rule that law asks for is ever off, whatever is kept. */
export function switchOf(ruleId: string, { switches }: BrandRules): RuleSwitch | undefined {
  const found = switches.find((one) => one.ruleId === ruleId)
  return found && legalIds.has(ruleId) ? { ...found, to: 'ask' } : found
}
