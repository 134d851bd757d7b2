import { NICHES } from '#brand/limits.ts'
import { Brand, RuleChange, RuleSwitch } from '#brand/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { SCRIPT_LIMITS } from '#script/limits.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { z } from '#zod.ts'
import { CHECKED_HASHTAGS, RELEVANCE_KINDS, RISK_LEVELS, RULE_SOURCES } from './limits.ts'

export const Finding = z.object({
  ruleId: z.string(),
  title: z.string(),
  severity: z.enum(RISK_LEVELS),
  /** Where the words stand; start and end count within it. */
  field: z.enum(['text', 'title', 'hashtags']),
  quote: z.string(),
  start: z.number(),
  end: z.number(),
  explanation: z.string(),
  suggestion: z.string(),
  /** What could stand in place of the quote; '' cuts it. */
  replacement: z.string().optional(),
  source: z.string(),
  /** How likely, 0 to 1, where the reader found it and no rule: it costs no points, mends nothing and waits for a person. */
  likely: z.number().optional(),
  /** The owner wants to be asked: it costs no points and waits for a person. */
  asks: z.boolean().optional(),
  /** Words that are not there and have to be. The quote is empty; `replacement` is what can be added. */
  missing: z.boolean().optional(),
  /** Where the law, guide or policy can be read; not there in checks that were kept before it was. */
  sourceUrl: z.string().optional(),
  /** The language model that found it and explains it, where it is of a second opinion. */
  saidBy: z.string().optional(),
})
export type Finding = z.output<typeof Finding>

/** A finding of a rule that the owner has switched off, and why. */
export const SetAside = z.object({
  ...Finding.shape,
  because: RuleSwitch.pick({ reason: true, by: true, at: true }),
})
export type SetAside = z.output<typeof SetAside>

export const ScoreReason = z.object({ label: z.string(), effect: z.number(), quote: z.string().optional() })
export type ScoreReason = z.output<typeof ScoreReason>

/** How much of a text is about the brand, else about a topic or its own title. */
export const Relevance = z.object({
  score: z.number(),
  /** Whether there was anything to measure it by; the score is 0 where there was not, and limits nothing. */
  judged: z.boolean(),
  reasons: z.array(
    z.object({
      what: z.enum(RELEVANCE_KINDS),
      /** As they stand in the text, the most telling first. */
      words: z.array(z.string()),
      /** In how many sentences one of them stands. */
      sentences: z.number(),
    }),
  ),
})
export type Relevance = z.output<typeof Relevance>

/** What a language model was asked of a text, besides what it found: it stands with the other findings. */
export const SecondOpinion = z.object({
  /** The model, by its name. */
  model: z.string(),
  /** A name of how it was asked. */
  prompt: z.string(),
  /** Tokens, and millionths of a dollar where they are paid. */
  cost: z.object({ tokens: z.number(), microdollars: z.number() }),
  /** What it said and nobody is told: it quoted no words of the text, named no rule, or held it unlikely itself. */
  dropped: z.number(),
  /** Why there is none, as a sentence; null where there is one. */
  missing: z.string().nullable(),
})
export type SecondOpinion = z.output<typeof SecondOpinion>

export const ComplianceCheck = z.object({
  approved: z.boolean(),
  score: z.number(),
  riskLevel: z.enum(RISK_LEVELS),
  issues: z.array(Finding),
  humanityScore: z.number(),
  humanityReasons: z.array(ScoreReason),
  viralScore: z.number(),
  viralReasons: z.array(ScoreReason),
  /** Not there for what was checked before it was measured. */
  relevance: Relevance.optional(),
  /** What rules would have found that the owner has switched off for this brand. */
  setAside: z.array(SetAside).optional(),
  /** A name of the brand's own rules as they were, where it has any. */
  brandRules: z.string().optional(),
  /** A name of what the reader had learned when it read this. */
  reader: z.string().optional(),
  /** Not there where no language model was asked. */
  opinion: SecondOpinion.optional(),
})
export type ComplianceCheck = z.output<typeof ComplianceCheck>

/** One decision that was kept: a check, an improvement or a person's word. */
export const ComplianceAction = z.object({
  id: z.string(),
  scriptTitle: z.string(),
  action: z.enum(['approved', 'improved', 'review', 'approved-by-person', 'discarded']),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  rounds: z.number(),
  issues: z.array(Finding),
  reason: z.string().nullable(),
  opinion: SecondOpinion.nullable().optional(),
  at: z.string(),
  setAside: z.array(SetAside).default([]),
})

/** What the officer looks for in every script, from where it is known, and what to do about it. */
export const ComplianceRule = z.object({
  id: z.string(),
  title: z.string(),
  severity: z.enum(RISK_LEVELS),
  source: z.string(),
  sourceKind: z.enum(RULE_SOURCES),
  sourceUrl: z.string().nullable(),
  explanation: z.string(),
  advice: z.string(),
  /** presenter: only where a persona speaks · niche: only where the niche asks for it · always */
  appliesTo: z.enum(['always', 'presenter', 'niche']),
  /** Words that it objects to. */
  example: z.string(),
  /** Law asks for it: a brand may have its owner asked, and never silence it. */
  legal: z.boolean(),
  /** The pack that it stands in, by its name. */
  pack: z.string(),
  /** Every word that it looks for, for a search. */
  words: z.string(),
})
export type ComplianceRule = z.output<typeof ComplianceRule>

const Statistics = z.object({
  status: z.enum(['operational', 'halted']),
  compliance_rate: z.number().nullable().optional(),
  viral_success_rate: z.number().nullable().optional(),
  studied_videos: z.number().optional(),
  checked: z.number().optional(),
  auto_fixed_rate: z.number().nullable().optional(),
  /** How often the reader and a language model found the same; there where a model can be asked, or was. */
  opinions: z
    .object({
      /** Texts that both have read. */
      texts: z.number(),
      /** Of their findings: those of both, and those of one alone. */
      both: z.number(),
      only_reader: z.number(),
      only_model: z.number(),
    })
    .optional(),
})

const TextToCheck = z.object({
  text: z.string().trim().min(1).max(SCRIPT_LIMITS.body),
  title: z.string().trim().max(SCRIPT_LIMITS.title).optional(),
  hashtags: z.array(z.string().trim().max(CHECKED_HASHTAGS.letters)).max(CHECKED_HASHTAGS.most).optional(),
  /** Whom it is for: its relevance is measured by that brand, and what the account's films taught counts. */
  brandId: z.uuid().optional(),
  /** What it should be about, where it is for no brand. */
  topic: z.string().trim().max(SCRIPT_LIMITS.title).optional(),
  niche: z.enum(NICHES).optional(),
  /** A persona speaks it: it may claim nothing as its own. */
  presenter: z.boolean().optional(),
  format: z.enum(VIDEO_FORMATS).optional(),
})

export const complianceSchemas = {
  check: { body: TextToCheck, reply: ComplianceCheck },
  /** The same, after a language model was asked; the brand's budget pays for it. */
  secondOpinion: { body: TextToCheck.extend({ brandId: z.uuid() }), reply: ComplianceCheck },
  statistics: { reply: Statistics },
  actions: { reply: z.object({ actions: z.array(ComplianceAction) }) },
  rules: { reply: z.object({ rules: z.array(ComplianceRule) }) },
  switchRule: { body: RuleChange, reply: Brand },
} satisfies Record<string, RowSchemas>
