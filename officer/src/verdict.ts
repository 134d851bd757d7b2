import {
  APPROVAL_SCORE,
  type ComplianceCheck,
  type ComplianceRule,
  type Finding,
  HUMANITY_THRESHOLD,
  OWN_RULE,
  type Relevance,
  RISK_LEVELS,
} from '@octavo/contract/compliance'
import type { HookStrength } from '@octavo/contract/script'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import { likelyIn, readerVersion } from '#reader/likely.ts'
import { isHashtag, isLegal } from '#rules/own-rules.ts'
import { rulePacks } from '#rules/packs.ts'
import { wordsOfRule } from '#rules/plain-words.ts'
import type { Rule } from '#rules/rule.ts'
import { humanityScore } from '#scores/humanity.rules.ts'
import { hookStrength, type Lessons, type ScriptToScore, viralScore } from '#scores/viral.rules.ts'
import {
  applySuggestions,
  type Finding as CheckFinding,
  type CheckOptions,
  checkText,
  hashtagLine,
} from './check.rules.ts'
import { opinionBeside } from './opinion.ts'

/**
 * The officer's whole verdict on a script: what its rules find, what its reader thinks likely and what a second opinion adds, humanity and
 * viral score. What is likely leaves the score alone, but approves nothing.
 */
export function scoreScript(script: ScriptToScore, options: ScoreOptions = {}): ComplianceCheck {
  const { setAside, ...compliance } = checkText(script.body, {
    ...options,
    title: script.title,
    hashtags: script.hashtags,
  })
  const likely = [
    ...likelyIn({ text: script.body, title: script.title }, compliance.issues),
    ...opinionBeside(options.opinion ?? [], script, compliance.issues),
  ]
  const humanity = humanityScore(script.body)
  const { relevance } = options
  const viral = viralScore(script, options.lessons, relevance?.judged ? relevance.score : undefined)
  return {
    ...compliance,
    issues: [...compliance.issues, ...likely],
    ...(setAside.length > 0 && { setAside }),
    reader: readerVersion(),
    approved:
      compliance.approved &&
      compliance.score >= APPROVAL_SCORE &&
      humanity.score >= HUMANITY_THRESHOLD &&
      likely.length === 0,
    humanityScore: humanity.score,
    humanityReasons: humanity.reasons,
    viralScore: viral.score,
    viralReasons: viral.reasons,
    ...(relevance && { relevance }),
  }
}

/**
 * What may be mended without asking: what is certain and has words to be mended. Where the owner wants to be asked, only by the words
 * that the owner has named.
 */
export const isMendable = ({ likely, missing, asks, ruleId, replacement }: Finding): boolean =>
  likely === undefined && !missing && (!asks || (ruleId.startsWith(OWN_RULE) && replacement !== undefined))

const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** The script with the words that have to be in it: before its call to action, and a hashtag among the hashtags. */
export function withMissing<Script extends Pick<ScriptToScore, 'body' | 'callToAction'> & { hashtags: string[] }>(
  script: Script,
  issues: readonly Finding[],
): Script {
  const added = issues.flatMap(({ missing, replacement }) => (missing && replacement ? replacement : []))
  const said = added.filter((words) => !isHashtag(words)).map(asSentence)
  const { body, callToAction } = script
  const at = callToAction && body.endsWith(callToAction) ? body.length - callToAction.length : body.length
  const gap = /\s*$/.exec(body.slice(0, at))?.[0] ?? ''
  const words = [body.slice(0, at).trimEnd(), ...said].filter(Boolean).join(' ')
  return {
    ...script,
    body: said.length > 0 ? words + (at < body.length ? gap || ' ' : '') + body.slice(at) : body,
    hashtags: [...script.hashtags, ...added.filter(isHashtag).map((tag) => tag.slice(1))],
  }
}

/** The title without what was found in it, and the hashtags without those that were objected to. */
export function autofixLabels({ title, hashtags }: Pick<ScriptToScore, 'title' | 'hashtags'>, issues: Finding[]) {
  const findings = (issues as CheckFinding[]).filter(isMendable)
  const line = hashtagLine(hashtags)
  const objected = findings
    .filter((issue) => issue.field === 'hashtags')
    .map((issue) => line.slice(issue.start, issue.end))
  return {
    title: applySuggestions(title, findings, 'title').text || title,
    hashtags: hashtags.filter((tag) => !objected.some((words) => words.includes(tag.replace(/^#/, '')))),
  }
}

/** Words as they stand, whoever wrote them. */
export type TextToScore = {
  title?: string
  body: string
  hashtags?: readonly string[]
  /** By its length, if not given. */
  format?: ScriptToScore['format']
}

type ScoreOptions = Pick<CheckOptions, 'niche' | 'presenter' | 'rules' | 'part'> & {
  lessons?: Lessons
  relevance?: Relevance
  /** What somebody else found in these very words. */
  opinion?: readonly Finding[]
}

// A minute and a half of speech: longer texts are meant for the long form.
const LONG_FROM_WORDS = 220

/** A text as it is scored, by its words alone: the first sentence is its hook, the last its call to action, and its length says which form it has. */
export function scriptFrom({ title = '', body, hashtags = [], format }: TextToScore): ScriptToScore {
  const sentences = sentencesOf(body).map((sentence) => sentence.text)
  const hook = sentences[0] ?? ''
  const callToAction = sentences.length > 1 ? (sentences.at(-1) ?? '') : ''
  const long = wordsOf(body).length >= LONG_FROM_WORDS
  return { title, hook, body, callToAction, hashtags, format: format ?? (long ? 'long' : 'short') }
}

/** The verdict on any text: the same words, the same scores. Nothing is stored. */
export const scoreText = (text: TextToScore, options: ScoreOptions = {}): ComplianceCheck =>
  scoreScript(scriptFrom(text), options)

/** How strong the first line of a text is, and whether no rule objects to it. */
export function judgeHook(
  text: TextToScore,
  options: Pick<ScoreOptions, 'niche' | 'presenter' | 'rules'> = {},
): JudgedHook {
  const script = scriptFrom(text)
  return {
    hook: script.hook,
    ...hookStrength(script),
    isClean: checkText(script.hook, { ...options, part: true }).issues.length === 0,
  }
}
export type JudgedHook = HookStrength & { hook: string; isClean: boolean }

/** Every rule as its owner may read it, the gravest first. */
export const listRules = (): ComplianceRule[] =>
  RISK_LEVELS.toReversed().flatMap((level) =>
    rulePacks.flatMap(({ name, rules }) =>
      rules.filter(({ severity }) => severity === level).map((rule) => ruleView(rule, name)),
    ),
  )

const ruleView = (rule: Rule, pack: string): ComplianceRule => ({
  id: rule.id,
  title: rule.title,
  severity: rule.severity,
  source: rule.source.name,
  sourceKind: rule.source.kind,
  sourceUrl: rule.source.url ?? null,
  explanation: rule.explanation,
  advice: rule.advice,
  appliesTo: rule.onlyFor === undefined ? 'always' : rule.onlyFor === 'presenter' ? 'presenter' : 'niche',
  example: rule.cases.hit[0],
  legal: isLegal(rule),
  pack,
  words: wordsOfRule(rule).join(' '),
})
