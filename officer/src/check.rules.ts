import type { RuleSwitch } from '@octavo/contract/brand'
import { APPROVAL_SCORE, type SetAside } from '@octavo/contract/compliance'
import { sentencesOf, type TextSpan, wordsOf } from '@octavo/voice/text'
import { type FoldedText, foldText } from '#rules/folded-text.ts'
import { findHits } from '#rules/matcher.ts'
import { avoidedIn, type BrandRules, missingIn, switchOf } from '#rules/own-rules.ts'
import { allRules } from '#rules/packs.ts'
import type { Hit, Rule, Severity } from '#rules/rule.ts'
import type { SourceKind } from '#rules/sources.ts'

/** Where a finding stands; `start` and `end` count within it. Hashtags are joined by spaces, each with its '#'. */
export type CheckedField = 'text' | 'title' | 'hashtags'

export type Finding = {
  ruleId: string
  title: string
  severity: Severity
  field: CheckedField
  quote: string
  start: number
  end: number
  explanation: string
  /** What to do, in one sentence. */
  suggestion: string
  /** What could stand in place of the quote; '' cuts it. Without one, the sentence has to go. */
  replacement?: string
  /** The law, guide or policy by its name. */
  source: string
  /** None where the rule is a brand's own. */
  sourceKind?: SourceKind
  /** The probability, 0 to 1, where no rule is sure: it costs nothing, changes nothing and waits for a person. */
  likely?: number
  /** The owner wants to be asked: it costs nothing and waits for a person. */
  asks?: boolean
  /** Words that are not there and have to be: `replacement` can be added. */
  missing?: boolean
  sourceUrl?: string
  /** Who else found it, where it is of a second opinion. */
  saidBy?: string
}

export type Compliance = {
  approved: boolean
  score: number
  riskLevel: Severity
  issues: Finding[]
  /** What rules would have found that are switched off for the brand. */
  setAside: SetAside[]
}

export type CheckOptions = {
  niche?: string
  /** A persona speaks the text: it may claim nothing as its own. */
  presenter?: boolean
  title?: string
  hashtags?: readonly string[]
  /** What its owner has decided. */
  rules?: BrandRules
  /** It is a part of a text: nothing has to be in it. */
  part?: boolean
}

const NO_RULES: BrandRules = { avoid: [], required: [], switches: [] }

/** What the first finding of a rule costs; the second of the same rule costs half as much, the third a quarter, and so on. */
const PENALTIES: Record<Severity, number> = { low: 5, medium: 12, high: 40 }
const HIGH_RISK_BELOW = 50
const RANK: Record<Severity, number> = { low: 0, medium: 1, high: 2 }

/**
 * Holds a text, its title and its hashtags against all rules.
 * Score = 100 - sum over rules of penalty x (1 + 1/2 + 1/4 + ...), one term a finding, never below 0.
 * Approved: a score of 80 or more and no high finding. So one high finding fails, two medium ones fail, four low ones pass.
 * Risk: high with a high finding or below 50; medium with a medium finding or below 80; else low.
 * What the owner wants to be asked about costs nothing and approves nothing.
 */
export function checkText(text: string, options: CheckOptions = {}): Compliance {
  const fields: [CheckedField, FoldedText][] = [
    ['text', foldText(text)],
    ['title', foldText(options.title ?? '')],
    ['hashtags', foldText(hashtagLine(options.hashtags ?? []))],
  ]
  const everything = fields.map(([, { folded }]) => folded).join('\n')
  const rules = allRules.filter((rule) => appliesTo(rule, options))
  const own = options.rules ?? NO_RULES
  const found = fields.map(([field, folded]) => findingsIn(field, folded, rules, own, everything))
  const issues = found.flatMap((one) => one.issues)
  return {
    ...verdictOn(options.part ? issues : [...issues, ...missingIn(fields, own.required)]),
    setAside: found.flatMap((one) => one.setAside),
  }
}

/** Hashtags as one line, each with its '#': what a finding in the hashtags counts in. */
export const hashtagLine = (hashtags: readonly string[]): string =>
  hashtags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)).join(' ')

const appliesTo = ({ onlyFor }: Rule, { niche = '', presenter = false }: CheckOptions): boolean =>
  onlyFor === undefined || (onlyFor === 'presenter' ? presenter : onlyFor.test(niche.toLowerCase()))

type Found = { issues: Finding[]; setAside: SetAside[] }

function findingsIn(
  field: CheckedField,
  text: FoldedText,
  rules: readonly Rule[],
  own: BrandRules,
  everything: string,
): Found {
  const scene = { everything, gapless: field === 'hashtags' }
  const issues: Finding[] = avoidedIn(text, own.avoid, scene.gapless).map((finding) => ({ ...finding, field }))
  const setAside: SetAside[] = []
  for (const rule of rules) {
    const switched = switchOf(rule.id, own)
    const found = findHits(rule, text, scene).map((hit) => findingOf(rule, field, hit))
    if (switched?.to === 'off') setAside.push(...found.map((finding) => ({ ...finding, because: becauseOf(switched) })))
    else issues.push(...(switched ? found.map(asking) : found))
  }
  return { issues: onePerPlace(issues), setAside }
}

const becauseOf = ({ reason, by, at }: RuleSwitch): SetAside['because'] => ({ reason, by, at })

const findingOf = (rule: Rule, field: CheckedField, hit: Hit): Finding => ({
  ruleId: rule.id,
  title: rule.title,
  severity: rule.severity,
  field,
  ...hit,
  explanation: rule.explanation,
  suggestion: rule.advice,
  source: rule.source.name,
  sourceKind: rule.source.kind,
  ...(rule.source.url && { sourceUrl: rule.source.url }),
})

/** Its owner is asked; nothing about it is as grave as what stops a text. */
const asking = (finding: Finding): Finding => ({ ...finding, severity: 'medium', asks: true })

/** Words that several rules object to are reported once, by the gravest rule and then the one that sees most of them. */
function onePerPlace(findings: Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const finding of findings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (!last || finding.start >= last.end) kept.push(finding)
    else if (isGraver(finding, last)) kept[kept.length - 1] = finding
  }
  return kept
}

const isGraver = (a: Finding, b: Finding): boolean =>
  weight(a) > weight(b) || (weight(a) === weight(b) && a.end - a.start > b.end - b.start)

/** What waits for a person is not lost behind what only costs points. */
const weight = ({ severity, asks }: Finding): number => RANK[severity] + (asks ? 0.5 : 0)

function verdictOn(issues: Finding[]): Omit<Compliance, 'setAside'> {
  const seen = new Map<string, number>()
  let lost = 0
  for (const { ruleId, severity, asks } of issues) {
    if (asks) continue
    const before = seen.get(ruleId) ?? 0
    seen.set(ruleId, before + 1)
    lost += PENALTIES[severity] / 2 ** before
  }
  const score = Math.max(0, Math.round(100 - lost))
  const gravest = Math.max(-1, ...new Set(issues.map(({ severity }) => RANK[severity])))
  const approved = score >= APPROVAL_SCORE && gravest < RANK.high && !issues.some(({ asks }) => asks)
  return { approved, score, riskLevel: riskOf(score, gravest), issues }
}

const riskOf = (score: number, gravest: number): Severity => {
  if (gravest === RANK.high || score < HIGH_RISK_BELOW) return 'high'
  return gravest === RANK.medium || score < APPROVAL_SCORE ? 'medium' : 'low'
}

/**
 * The text without what was found in it: words that have a replacement are replaced, a sentence with a finding that has none is dropped.
 * Untouched sentences stay as they are. A text of which no sentence would be left is returned unchanged: a person has to rewrite it.
 */
export function applySuggestions(
  text: string,
  findings: readonly Pick<Finding, 'start' | 'end' | 'quote' | 'replacement' | 'field'>[],
  field: CheckedField = 'text',
): { text: string; changed: boolean } {
  const own = findings.filter(
    (one) => one.field === field && one.quote !== '' && text.slice(one.start, one.end) === one.quote,
  )
  if (own.length === 0) return { text, changed: false }
  const improved = joinSentences(text, sentencesOf(text), fixerOf(own))
  return improved === '' ? { text, changed: false } : { text: improved, changed: improved !== text }
}

type Edit = Pick<Finding, 'start' | 'end' | 'replacement'>

/** Fixes the sentences of a text, asked for in order: findings that lie behind are not looked at again. */
function fixerOf(findings: readonly Edit[]): (sentence: TextSpan) => string | undefined {
  const inOrder = findings.toSorted((a, b) => a.start - b.start)
  let next = 0
  return (sentence) => {
    while ((inOrder[next]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) next++
    const own: Edit[] = []
    for (let at = next; (inOrder[at]?.start ?? sentence.end) < sentence.end; at++) {
      if (inOrder[at]!.end > sentence.start) own.push(inOrder[at]!)
    }
    return fixedSentence(sentence, own)
  }
}

/** The sentence as it may stay; nothing when it has to go. The findings in it come in order. */
function fixedSentence(sentence: TextSpan, own: readonly Edit[]): string | undefined {
  const { text, start, end } = sentence
  if (own.length === 0) return text
  if (own.some((one) => one.replacement === undefined || one.start < start || one.end > end)) return undefined
  const tidied = tidy(withReplacements(sentence, own))
  return wordsOf(tidied).length > 1 || wordsOf(text).length <= 1 ? tidied || undefined : undefined
}

function withReplacements({ text, start: offset }: TextSpan, edits: readonly Edit[]): string {
  const firstWord = text.search(/[\p{L}\p{N}]/u)
  let fixed = ''
  let from = 0
  for (const { start, end, replacement = '' } of edits) {
    const before = text.slice(from, start - offset)
    const quote = text.slice(start - offset, end - offset)
    const atStart = firstWord < 0 || firstWord >= start - offset
    const written = atStart && startsUpper(quote) ? upperFirst(replacement) : replacement
    fixed += withArticle(before, written) + written
    from = end - offset
  }
  return fixed + text.slice(from)
}

/** "an eco-friendly box" becomes "a thoughtfully made box". */
const withArticle = (before: string, next: string): string =>
  next === ''
    ? before
    : before
        .replace(/\b(a)n( )$/i, /^[aeiou]/i.test(next) ? '$1n$2' : '$1$2')
        .replace(/\b(a)( )$/i, /^[aeiou]/i.test(next) ? '$1n$2' : '$1$2')
        .replace(/\b(?:an?|the) $/i, /^(?:an?|the|our|something|one) /i.test(next) ? '' : '$&')

const startsUpper = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text)
const upperFirst = (text: string): string => text.replace(/^\P{L}*\p{Ll}/u, (head) => head.toUpperCase())

/** Mends what a cut leaves behind: double spaces, orphaned commas, a lower-case start, a lost full stop. */
function tidy(sentence: string): string {
  const spaced = sentence
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/[,;:]\s*([.!?])/g, '$1')
    .replace(/^[\s,;:.!?–—-]+/, '')
    .trim()
  const closed = /[,;:]$/.test(spaced) ? `${spaced.slice(0, -1)}.` : spaced
  return upperFirst(closed)
}

// What a sentence hangs on by when the one before it is gone.
const CONNECTIVE = /^(?:and|but|so|because|then|that's why|that is why|which is why|plus|also|or|yet)\b,?\s+/i

function joinSentences(text: string, sentences: TextSpan[], fix: (sentence: TextSpan) => string | undefined): string {
  let joined = ''
  let gap = NO_GAP
  let dropped = false
  let previousEnd = 0
  for (const sentence of sentences) {
    gap = wider(gap, gapOf(text.slice(previousEnd, sentence.start)))
    previousEnd = sentence.end
    const fixed = fix(sentence)
    if (fixed === undefined) {
      dropped = true
      continue
    }
    joined += (joined && gap.text) + (dropped ? upperFirst(fixed.replace(CONNECTIVE, '')) : fixed)
    gap = NO_GAP
    dropped = false
  }
  return joined
}

/** What stands between two sentences, and how many lines it ends. */
type Gap = { text: string; lines: number }

const NO_GAP: Gap = { text: '', lines: 0 }
const gapOf = (text: string): Gap => ({ text, lines: text.split('\n').length - 1 })

/** Of the gaps around a dropped sentence the one that parts more: a paragraph stays a paragraph. */
const wider = (a: Gap, b: Gap): Gap => (a.lines > b.lines || b.text === '' ? a : b)
