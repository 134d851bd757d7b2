import { CAPTION_STYLES } from '#caption/index.ts'
import { messages } from '#messages.ts'
import { BRAND_MUSIC, OWN_MUSIC } from '#music/index.ts'
import { BrandPictures } from '#picture/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { z } from '#zod.ts'
import { FONT_PAIRS, INTROS, LOWER_THIRDS, OUTROS } from './kit.ts'
import { AVATAR_MODES, BRAND_DEFAULTS, BRAND_LIMITS, FACT_KINDS, NICHES, TONES } from './limits.ts'

/** A brand's id in a request; its own message is what the form says too. */
export const BrandId = z.uuid(messages.brand.required.description)

export const BrandFact = z.object({
  kind: z.enum(FACT_KINDS),
  text: z.string().trim().min(1).max(BRAND_LIMITS.factText),
  /** The answer, where the fact is a question customers ask. */
  answer: z.string().trim().max(BRAND_LIMITS.factText).optional(),
})
export type BrandFact = z.output<typeof BrandFact>

const fields = z.object({
  name: z.string().trim().min(1, 'Brand name is required').max(BRAND_LIMITS.name),
  niche: z.enum(NICHES),
  tone: z.enum(TONES),
  primaryColor: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Please give the colour as # and six digits, like #6366F1'),
  logoUrl: z
    .string()
    .regex(/^\/api\/objects\/[0-9a-f-]{36}$/, 'Please upload the logo here first')
    .nullable(),
  description: z.string().trim().max(BRAND_LIMITS.description),
  defaultPersona: z.string().trim().max(BRAND_LIMITS.persona),
  avatarMode: z.enum(AVATAR_MODES),
  captionStyle: z.enum(CAPTION_STYLES),
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
  defaultPersona: shape.defaultPersona.default(''),
  avatarMode: shape.avatarMode.default(BRAND_DEFAULTS.avatarMode),
  captionStyle: shape.captionStyle.default(BRAND_DEFAULTS.captionStyle),
  music: shape.music.default(BRAND_DEFAULTS.music),
  fonts: shape.fonts.default(BRAND_DEFAULTS.fonts),
  shortIntro: shape.shortIntro.default(BRAND_DEFAULTS.shortIntro),
  longIntro: shape.longIntro.default(BRAND_DEFAULTS.longIntro),
  outro: shape.outro.default(BRAND_DEFAULTS.outro),
  lowerThird: shape.lowerThird.default(BRAND_DEFAULTS.lowerThird),
  lowerThirdLine: shape.lowerThirdLine.default(''),
  closeLink: shape.closeLink.default(''),
  pictures: shape.pictures.default([]),
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
export const BrandPatch = fields.partial()

/** What a brand's look follows from, saved or not. A brand without a name is shown under another. */
export const BrandPreview = BrandDraft.pick({
  tone: true,
  primaryColor: true,
  logoUrl: true,
  avatarMode: true,
  captionStyle: true,
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
})
export type BrandPreview = z.input<typeof BrandPreview>

export const Brand = z.object({
  ...fields.shape,
  id: z.string(),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Brand = z.output<typeof Brand>

export const brandSchemas = {
  list: { reply: z.array(Brand) },
  get: { reply: Brand },
  create: { body: BrandDraft, reply: Brand },
  update: { body: BrandPatch, reply: Brand },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Brand },
} satisfies Record<string, RowSchemas>

export const brandPreviewSchemas = {
  preview: { body: BrandPreview, reply: z.object({ plan: z.record(z.string(), z.unknown()) }) },
} satisfies Record<string, RowSchemas>
