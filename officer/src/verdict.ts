import type { Niche } from '@octavo/contract/brand'
import {
  APPROVAL_SCORE,
  type ComplianceCheck,
  type ComplianceRule,
  type Finding,
  HUMANITY_THRESHOLD,
  RISK_LEVELS,
} from '@octavo/contract/compliance'
import { sentencesOf } from '@octavo/voice/text'
import { allRules } from '#rules/packs.ts'
import type { Rule } from '#rules/rule.ts'
import { humanityScore } from '#scores/humanity.rules.ts'
import { type Lessons, type ScriptToScore, viralScore } from '#scores/viral.rules.ts'
import { applySuggestions, type Finding as CheckFinding, checkText, hashtagLine } from './check.rules.ts'

/** The officer's whole verdict on a script: compliance findings, humanity and viral score. */
export function scoreScript(
  script: ScriptToScore,
  options: { niche?: string; presenter?: boolean; lessons?: Lessons } = {},
): ComplianceCheck {
  const compliance = checkText(script.body, { ...options, title: script.title, hashtags: script.hashtags })
  const humanity = humanityScore(script.body)
  const viral = viralScore(script, options.lessons)
  return {
    ...compliance,
    approved: compliance.approved && compliance.score >= APPROVAL_SCORE && humanity.score >= HUMANITY_THRESHOLD,
    humanityScore: humanity.score,
    humanityReasons: humanity.reasons,
    viralScore: viral.score,
    viralReasons: viral.reasons,
  }
}

/** The title without what was found in it, and the hashtags without those that were objected to. */
export function autofixLabels({ title, hashtags }: Pick<ScriptToScore, 'title' | 'hashtags'>, issues: Finding[]) {
  const findings = issues as CheckFinding[]
  const line = hashtagLine(hashtags)
  const objected = findings
    .filter((issue) => issue.field === 'hashtags')
    .map((issue) => line.slice(issue.start, issue.end))
  return {
    title: applySuggestions(title, findings, 'title').text || title,
    hashtags: hashtags.filter((tag) => !objected.some((words) => words.includes(tag.replace(/^#/, '')))),
  }
}

type LooseText = {
  text: string
  title?: string | undefined
  niche?: Niche | undefined
  presenter?: boolean | undefined
  format?: ScriptToScore['format'] | undefined
}

/** Judges any text; the first sentence is its hook, the last its call to action. Nothing is stored. */
export function checkLooseText({
  text,
  title = '',
  niche,
  presenter = false,
  format = 'short',
}: LooseText): ComplianceCheck {
  const sentences = sentencesOf(text).map((sentence) => sentence.text)
  const hook = sentences[0] ?? ''
  const callToAction = sentences.length > 1 ? (sentences.at(-1) ?? '') : ''
  return scoreScript(
    { title, hook, body: text, callToAction, hashtags: [], format },
    { presenter, ...(niche && { niche }) },
  )
}

/** Every rule as its owner may read it, the gravest first. */
export const listRules = (): ComplianceRule[] =>
  RISK_LEVELS.toReversed().flatMap((level) => allRules.filter(({ severity }) => severity === level).map(ruleView))

const ruleView = ({ id, title, severity, source, explanation, advice, onlyFor, cases }: Rule): ComplianceRule => ({
  id,
  title,
  severity,
  source: source.name,
  sourceKind: source.kind,
  sourceUrl: source.url ?? null,
  explanation,
  advice,
  appliesTo: onlyFor === undefined ? 'always' : onlyFor === 'presenter' ? 'presenter' : 'niche',
  example: cases.hit[0],
})
