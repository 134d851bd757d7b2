import type { RiskLevel } from '@octavo/contract/compliance'
import type { Source } from './sources.ts'

export type Severity = RiskLevel

/** A place in a text that a rule objects to. A replacement of '' means: cut the words. */
export type Hit = { start: number; end: number; quote: string; replacement?: string }

/**
 * Words that a rule looks for, and what could stand there instead.
 * The pattern is written in lower case; a space in it stands for any gap of spaces or hyphens, and it matches whole words only.
 * A replacement must fit wherever the pattern fits; without one, the sentence has to go.
 */
export type Phrase = readonly [pattern: RegExp, replacement?: string]

export type RuleCases = { hit: readonly [string, string, ...string[]]; miss: readonly [string, string, ...string[]] }

/** One thing a script may not say, from where that is known, and what to do about it. */
export type Rule = {
  /** Unique among all packs: `ftc-guaranteed-results`. */
  id: string
  title: string
  severity: Severity
  source: Source
  /** Why the words are a problem: one plain sentence. */
  explanation: string
  /** What to do: one sentence. */
  advice: string
  phrases?: readonly Phrase[]
  /** For what can be counted but not phrased; looks at the text as it was written. */
  find?: (text: string) => Hit[]
  /** Applies to presenter scripts only, or only to niches of which the name matches. */
  onlyFor?: 'presenter' | RegExp
  /** Holds even where the sentence denies the words ("nobody can promise guaranteed results"). */
  evenDenied?: true
  /** Words in the same sentence that make the phrase harmless. */
  clearedBy?: RegExp
  /** Words anywhere in script, title or hashtags that make the phrase harmless. */
  clearedAnywhere?: RegExp
  /** Examples the rule is tested with: what it must find, and near misses that it must let pass. */
  cases: RuleCases
}

export type RulePack = { name: string; rules: readonly Rule[] }
