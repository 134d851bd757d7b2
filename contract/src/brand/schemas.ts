import { AVATAR_IDS } from '#avatar-video/limits.ts'
import { CAPTION_STYLES } from '#caption/index.ts'
import { VIRAL_BACKGROUNDS } from '#film-order/limits.ts'
import { INTERVIEW_QUESTIONS } from '#interview/limits.ts'
import { LOOKS } from '#look/index.ts'
import { messages } from '#messages.ts'
import { BRAND_MUSIC, OWN_MUSIC } from '#music/index.ts'
import { STOCK_PICTURES } from '#picture/limits.ts'
import { BrandPictures } from '#picture/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { SCRIPT_LIMITS } from '#script/limits.ts'
import { AVATAR_STYLES, BACKGROUND_STYLES, VIDEO_FORMATS } from '#video/limits.ts'
import { z } from '#zod.ts'
import { FONT_PAIRS, INTROS, LOWER_THIRDS, OUTROS } from './kit.ts'
import {
  AVATAR_MODES,
  BRAND_DEFAULTS,
  BRAND_LIMITS,
  FACT_KINDS,
  FIRST_SENTENCE,
  NICHES,
  PROPOSAL_LIMITS,
  RULE_DECISIONS,
  SWITCH_REASON,
  SWITCHED_RULES,
  TONES,
} from './limits.ts'

/** A brand's id in a request; its own message is what the form says too. */
export const BrandId = z.uuid(messages.brand.required.description)

export const BrandFact = z.object({
  kind: z.enum(FACT_KINDS),
  text: z.string().trim().min(1).max(BRAND_LIMITS.factText),
  /** The answer, where the fact is a question customers ask. */
  answer: z.string().trim().max(BRAND_LIMITS.factText).optional(),
  /** The question of the interview that it answers. */
  interview: z.enum(INTERVIEW_QUESTIONS).optional(),
})
export type BrandFact = z.output<typeof BrandFact>

const BrandWord = z.string().trim().min(1).max(BRAND_LIMITS.word, 'One word or a short phrase, please')
const BrandWords = z.array(BrandWord).max(BRAND_LIMITS.words, `At most ${BRAND_LIMITS.words} words`)

const RuleReason = z.string().trim().max(BRAND_LIMITS.ruleReason).default('')

/** What the officer makes of one of the words to avoid; one that has no such row waits for the owner's word. */
export const WordRule = z.object({
  /** As it stands among the words to avoid. */
  word: BrandWord,
  decision: z.enum(RULE_DECISIONS).default('ask'),
  reason: RuleReason,
  /** What the officer's mend puts in its place; '' for none. */
  replacement: z.string().trim().max(BRAND_LIMITS.ruleReplacement).default(''),
})
export type WordRule = z.output<typeof WordRule>

/** Words that have to be in the brand's texts. */
export const RequiredWords = z.object({
  words: z.string().trim().min(1, messages.brand.requiredMissing).max(BRAND_LIMITS.requiredText),
  /** Only in texts that hold one of these, with commas between them; '' for every text. */
  when: z.string().trim().max(BRAND_LIMITS.requiredWhen).default(''),
  decision: z.enum(RULE_DECISIONS).default('stop'),
  reason: RuleReason,
})
export type RequiredWords = z.output<typeof RequiredWords>

/** A rule of the officer that an owner has switched for a brand, and who, when and why. */
export const RuleSwitch = z.object({
  ruleId: z.string(),
  to: z.enum(SWITCHED_RULES),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
export type RuleSwitch = z.output<typeof RuleSwitch>

/** A change of one: switched with a reason, or back on. */
export const RuleChange = z.discriminatedUnion('to', [
  z.object({
    ruleId: z.string().max(BRAND_LIMITS.name),
    to: z.enum(SWITCHED_RULES),
    reason: z
      .string()
      .trim()
      .min(SWITCH_REASON.min, messages.compliance.reasonShort(SWITCH_REASON.min))
      .max(SWITCH_REASON.max),
  }),
  z.object({ ruleId: z.string().max(BRAND_LIMITS.name), to: z.literal('on') }),
])
export type RuleChange = z.output<typeof RuleChange>

const fields = z.object({
  name: z.string().trim().min(1, 'Brand name is required').max(BRAND_LIMITS.name),
  niche: z.enum(NICHES),
  tone: z.enum(TONES),
  primaryColor: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please give the color as # and six digits, like #6366F1'),
  logoUrl: z
    .string()
    .regex(/^\/api\/objects\/[0-9a-f-]{36}$/, 'Please upload the logo here first')
    .nullable(),
  description: z.string().trim().max(BRAND_LIMITS.description),
  /** What line of work it is, by any name; the writer borrows nothing for one that it does not know. */
  trade: z.string().trim().max(BRAND_LIMITS.trade),
  /** Where it is, as one would say it: "Leeds". */
  place: z.string().trim().max(BRAND_LIMITS.place),
  /** Whom it is for: "beginners and families". */
  audience: z.string().trim().max(BRAND_LIMITS.audience),
  wordsToUse: BrandWords,
  /** No script of ours holds one of these, and the compliance officer finds them in every text of the brand. */
  wordsToAvoid: z
    .array(BrandWord)
    .max(BRAND_LIMITS.wordsToAvoid, messages.brand.avoidedFull(BRAND_LIMITS.wordsToAvoid)),
  wordRules: z.array(WordRule).max(BRAND_LIMITS.wordsToAvoid, messages.brand.avoidedFull(BRAND_LIMITS.wordsToAvoid)),
  requiredWords: z
    .array(RequiredWords)
    .max(BRAND_LIMITS.requiredWords, messages.brand.requiredFull(BRAND_LIMITS.requiredWords)),
  defaultPersona: z.string().trim().max(BRAND_LIMITS.persona),
  avatarMode: z.enum(AVATAR_MODES),
  captionStyle: z.enum(CAPTION_STYLES),
  /** The looks that its films take in turn; all of them where none is named. */
  looks: z.array(z.enum(LOOKS)).max(LOOKS.length),
  /** The library, none, a mood, or the address of music of one's own. */
  music: z.union([z.enum(BRAND_MUSIC), z.string().regex(OWN_MUSIC)], 'Please choose music from the list'),
  fonts: z.enum(FONT_PAIRS),
  /** What comes before the first words, in shorts and in long films. */
  shortIntro: z.enum(INTROS),
  longIntro: z.enum(INTROS),
  outro: z.enum(OUTROS),
  lowerThird: z.enum(LOWER_THIRDS),
  /** What stands under the name. */
  lowerThirdLine: z.string().trim().max(BRAND_LIMITS.lowerThirdLine),
  /** A link or a handle on the last card. */
  closeLink: z.string().trim().max(BRAND_LIMITS.closeLink),
  pictures: BrandPictures,
  /** What its films may show where it has no picture of its own, on an installation with a key for it. */
  stockPictures: z.enum(STOCK_PICTURES),
  weeklyBatchEnabled: z.boolean(),
  facts: z.array(BrandFact).max(BRAND_LIMITS.facts),
  /** How brand words are said: word -> respelling. */
  lexicon: z
    .record(z.string().trim().min(1).max(40), z.string().trim().min(1).max(60))
    .refine((lexicon) => Object.keys(lexicon).length <= BRAND_LIMITS.lexicon, 'At most 50 words'),
})

const { shape } = fields
/** A new brand: what is left out gets the specification's default. */
export const BrandDraft = fields.extend({
  niche: shape.niche.default(BRAND_DEFAULTS.niche),
  tone: shape.tone.default(BRAND_DEFAULTS.tone),
  primaryColor: shape.primaryColor.default(BRAND_DEFAULTS.primaryColor),
  logoUrl: shape.logoUrl.default(null),
  description: shape.description.default(''),
  trade: shape.trade.default(''),
  place: shape.place.default(''),
  audience: shape.audience.default(''),
  wordsToUse: shape.wordsToUse.default([]),
  wordsToAvoid: shape.wordsToAvoid.default([]),
  wordRules: shape.wordRules.default([]),
  requiredWords: shape.requiredWords.default([]),
  defaultPersona: shape.defaultPersona.default(''),
  avatarMode: shape.avatarMode.default(BRAND_DEFAULTS.avatarMode),
  captionStyle: shape.captionStyle.default(BRAND_DEFAULTS.captionStyle),
  looks: shape.looks.default([]),
  music: shape.music.default(BRAND_DEFAULTS.music),
  fonts: shape.fonts.default(BRAND_DEFAULTS.fonts),
  shortIntro: shape.shortIntro.default(BRAND_DEFAULTS.shortIntro),
  longIntro: shape.longIntro.default(BRAND_DEFAULTS.longIntro),
  outro: shape.outro.default(BRAND_DEFAULTS.outro),
  lowerThird: shape.lowerThird.default(BRAND_DEFAULTS.lowerThird),
  lowerThirdLine: shape.lowerThirdLine.default(''),
  closeLink: shape.closeLink.default(''),
  pictures: shape.pictures.default([]),
  stockPictures: shape.stockPictures.default(BRAND_DEFAULTS.stockPictures),
  weeklyBatchEnabled: shape.weeklyBatchEnabled.default(BRAND_DEFAULTS.weeklyBatchEnabled),
  facts: shape.facts.default([]),
  lexicon: shape.lexicon.default({}),
})
export type BrandDraft = z.input<typeof BrandDraft>
/** A new brand of that name, all else as the defaults have it. */
export const newBrand = (name: string): z.output<typeof BrandDraft> => ({
  ...BrandDraft.omit({ name: true }).parse({}),
  name,
})
/** A change: what is left out stays as it is. */
export const BrandPatch = fields.partial().extend({
  /** The facts as they were when the change of them began: what was told meanwhile elsewhere is kept (`mergedFacts`). */
  factsBefore: fields.shape.facts.optional(),
})

/** A film that is about to be ordered: what it says first, and what was chosen for it. */
const FilmToBe = z.object({
  words: z.string().trim().min(1).max(BRAND_LIMITS.previewWords),
  avatarStyle: z.enum(AVATAR_STYLES).optional(),
  avatarId: z.enum(AVATAR_IDS).optional(),
  /** Whether somebody is to be seen; else the brand's strategy decides. */
  presenter: z.enum(['shown', 'none']).optional(),
  voiceId: z.string().max(60).optional(),
  background: z.enum([...BACKGROUND_STYLES, ...VIRAL_BACKGROUNDS]).optional(),
  captionStyle: z.enum(CAPTION_STYLES).optional(),
  captions: z.boolean().default(true),
})

/** What a brand's look follows from, saved or not. A brand without a name is shown under another. */
export const BrandPreview = BrandDraft.pick({
  tone: true,
  primaryColor: true,
  logoUrl: true,
  avatarMode: true,
  defaultPersona: true,
  captionStyle: true,
  looks: true,
  trade: true,
  fonts: true,
  shortIntro: true,
  longIntro: true,
  outro: true,
  lowerThird: true,
  lowerThirdLine: true,
  closeLink: true,
}).extend({
  name: z.string().trim().max(BRAND_LIMITS.name).default(''),
  format: z.enum(VIDEO_FORMATS).default('short'),
  /** Of a saved brand: its films show the same person. */
  id: z.uuid().optional(),
  /** Shown in place of a sample that speaks of the look. */
  film: FilmToBe.optional(),
})
export type BrandPreview = z.input<typeof BrandPreview>

/** The first sentence of a film that is about to be ordered, to be heard. The words before it are those of the frame. */
export const FirstSentence = BrandPreview.extend({
  film: FilmToBe,
  lexicon: shape.lexicon.default({}),
  /** How long the whole is to last, in seconds, and all that is spoken in it: the voice is as quick as it will be. */
  length: z
    .object({
      script: z.string().trim().min(1).max(SCRIPT_LIMITS.body),
      seconds: z.number().min(FIRST_SENTENCE.seconds.min).max(FIRST_SENTENCE.seconds.max),
    })
    .optional(),
})
export type FirstSentence = z.input<typeof FirstSentence>

export const Brand = z.object({
  ...fields.shape,
  id: z.string(),
  /** The officer's rules that do not hold for it as they are. */
  ruleSwitches: z.array(RuleSwitch).default([]),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Brand = z.output<typeof Brand>

/** What a brand is proposed from: one of the three. */
export const ProposalSource = z
  .object({
    sentence: z.string().trim().max(PROPOSAL_LIMITS.sentence, messages.brand.sentenceLong).optional(),
    text: z.string().trim().max(PROPOSAL_LIMITS.text, messages.brand.textLong).optional(),
    url: z.string().trim().max(PROPOSAL_LIMITS.url).optional(),
  })
  .refine((given) => Object.values(given).filter(Boolean).length === 1, messages.brand.proposeFrom)
export type ProposalSource = z.input<typeof ProposalSource>

/** A fact that nobody has accepted yet, with where it was read. */
export const ProposedFact = BrandFact.extend({
  from: z.string().max(PROPOSAL_LIMITS.from),
  /** Why it may not be one: it is not ticked by itself. */
  doubt: z.string().optional(),
})
export type ProposedFact = z.output<typeof ProposedFact>

export const BrandProposal = z.object({
  fields: BrandPatch.pick({
    ...{ name: true, trade: true, place: true, audience: true, description: true, niche: true, tone: true },
    ...{ primaryColor: true, defaultPersona: true, avatarMode: true, closeLink: true },
  }),
  facts: z.array(ProposedFact).max(PROPOSAL_LIMITS.facts),
  /** The page that was read. */
  readFrom: z.object({ title: z.string(), url: z.string() }).nullable(),
})
export type BrandProposal = z.output<typeof BrandProposal>

/** A line of work that the writer knows: its name, and what else it is called. */
export const TradeName = z.object({ name: z.string(), also: z.array(z.string()) })
export type TradeName = z.output<typeof TradeName>

export const brandSchemas = {
  list: { reply: z.array(Brand) },
  get: { reply: Brand },
  create: { body: BrandDraft, reply: Brand },
  update: { body: BrandPatch, reply: Brand },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Brand },
  trades: { reply: z.array(TradeName) },
  propose: { body: ProposalSource, reply: BrandProposal },
} satisfies Record<string, RowSchemas>

export const brandPreviewSchemas = {
  preview: { body: BrandPreview, reply: z.object({ plan: z.record(z.string(), z.unknown()) }) },
} satisfies Record<string, RowSchemas>
