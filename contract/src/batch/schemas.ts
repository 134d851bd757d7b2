import { BrandId } from '#brand/schemas.ts'
import { LOOKS } from '#look/index.ts'
import type { RowSchemas } from '#route.ts'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { Video } from '#video/schemas.ts'
import { z } from '#zod.ts'
import { SUBJECT_KINDS, SUBJECT_LIMITS, WEEK_SCHEDULE, WEEKLY_BATCH } from './limits.ts'

export const BatchInfo = z.object({
  totalVideos: z.number(),
  shorts: z.number(),
  longForm: z.number(),
  expectedViralScore: z.number(),
})
export type BatchInfo = z.output<typeof BatchInfo>

export const Batch = z.object({
  id: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  /** `writing` until the scripts are written and checked, `making` until the films are there. */
  status: z.enum(['writing', 'making', 'done', 'halted']),
  /** Shares 0 to 1 over all videos of the batch: scripts written, scripts checked, films made. */
  contentProgress: z.number(),
  complianceProgress: z.number(),
  productionProgress: z.number(),
  progress: z.number(),
  etaSeconds: z.number().nullable(),
  /** What is happening now, in a sentence. */
  says: z.string(),
  videos: z.array(Video),
  /** Until then its films wait for their owner's eye before they go out; null when they don't, or when that is over. */
  reviewUntil: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Batch = z.output<typeof Batch>

/** The production pipeline tried out on a few seconds of film: each step with what it took. */
export const PipelineTest = z.object({
  steps: z.array(z.object({ name: z.string(), ok: z.boolean(), seconds: z.number(), detail: z.string() })),
  ok: z.boolean(),
})
export type PipelineTest = z.output<typeof PipelineTest>

const oneLine = (most: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please write ${what}`)
    .max(most)
    .regex(/^[^\r\n]*$/, 'One line, please')

/** What a film is to be about: as it was proposed, changed, or in words of the owner's own, which have no id. */
export const ChosenSubject = z.object({
  id: z.string().max(SUBJECT_LIMITS.id).optional(),
  title: oneLine(SUBJECT_LIMITS.title, 'a title'),
  /** Spoken first, word for word. */
  firstLine: oneLine(SUBJECT_LIMITS.firstLine, 'a first line'),
})
export type ChosenSubject = z.output<typeof ChosenSubject>

/** A film of a week, by its place in the schedule, with what it is about where that is settled. */
export const FilmOfWeek = z
  .object({ format: z.enum(VIDEO_FORMATS), number: z.number().int(), subject: ChosenSubject.optional() })
  .refine(
    ({ format, number }) => WEEK_SCHEDULE.some((slot) => slot.format === format && slot.number === number),
    'This film has no place in a week',
  )
export type FilmOfWeek = z.output<typeof FilmOfWeek>

const FilmsOfWeek = z
  .array(FilmOfWeek)
  .min(1, 'Keep at least one film')
  .max(WEEKLY_BATCH.total)
  .refine(
    (films) => new Set(films.map(({ format, number }) => `${format} ${number}`)).size === films.length,
    'Each film of a week once, please',
  )

export const ProposedFilm = z.object({
  format: z.enum(VIDEO_FORMATS),
  number: z.number(),
  /** When it would be posted. */
  scheduledFor: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  subject: ChosenSubject,
  /** What the owner has entered that it tells. */
  facts: z.array(z.string()),
  /** The line of work whose common practice it tells. */
  trade: z.string().nullable(),
  isOfSeason: z.boolean(),
  /** What the account's films taught about subjects of this kind, with how many films that rests on. */
  learned: z.string().nullable(),
})
export type ProposedFilm = z.output<typeof ProposedFilm>

export const WeekLook = z.object({
  /** Films that are being changed. */
  changed: z.number(),
  /** Those that stay as they are for now, with the reason as a sentence. */
  left: z.array(z.object({ videoId: z.string(), title: z.string(), why: z.string() })),
})
export type WeekLook = z.output<typeof WeekLook>

/** A seed and a brand give the same week again. */
const Seed = z.number().int().min(0).max(2_147_483_647).optional()

export const batchSchemas = {
  plan: {
    body: z.object({
      brandId: BrandId,
      seed: Seed,
      /** The films that are wanted, all eight if not given; those with a subject keep it. */
      films: FilmsOfWeek.optional(),
      /** Ids of subjects that are not to be proposed: those that were swapped away. */
      without: z.array(z.string().max(SUBJECT_LIMITS.id)).max(SUBJECT_LIMITS.without).default([]),
    }),
    reply: z.object({ seed: z.number(), films: z.array(ProposedFilm), credits: z.number() }),
  },
  createWeekly: {
    body: z.object({
      brandId: BrandId,
      /** The same request twice makes one batch. */
      requestId: z.uuid().optional(),
      seed: Seed,
      /** The films of a plan, each with its subject; what is left out is not made. */
      films: FilmsOfWeek.optional(),
      /** Holds its films until their owner has watched them, for a day at most (`REVIEW_HOURS`). */
      review: z.boolean().optional(),
    }),
    reply: z.object({ batchInfo: BatchInfo, batch: Batch }),
  },
  /** The film that it replaces stays in the library, off the schedule. The same requestId makes one film. */
  anotherSubject: { body: z.object({ subject: ChosenSubject, requestId: z.uuid().optional() }), reply: Video },
  list: { reply: z.array(Batch) },
  get: { reply: Batch },
  halt: { reply: Batch },
  changeLook: {
    /** One for all, or `each` its own, as a new week would have them. The same requestId changes nothing a second time. */
    body: z.object({ look: z.enum([...LOOKS, 'each']), requestId: z.uuid() }),
    reply: WeekLook,
  },
  testPipeline: { reply: PipelineTest },
} satisfies Record<string, RowSchemas>
