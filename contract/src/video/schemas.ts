import { AVATAR_IDS } from '#avatar-video/limits.ts'
import { BrandId } from '#brand/schemas.ts'
import { Relevance } from '#compliance/schemas.ts'
import { EditState } from '#edit/schemas.ts'
import { Rendition } from '#rendition/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { z } from '#zod.ts'
import { FILM_QUALITIES, SCRIPT_AVATARS, SEARCH_LENGTH, VIDEO_FORMATS } from './limits.ts'
import { GENERATED_STATUSES, STAGES, VIDEO_STATUSES } from './state.ts'

const StageNames = z.enum(STAGES.map((stage) => stage.name))

export const Video = z.object({
  id: z.string(),
  batchId: z.string().nullable(),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  brandColor: z.string().nullable(),
  scriptId: z.string().nullable(),
  title: z.string(),
  format: z.enum(VIDEO_FORMATS),
  /** 1 to 7 for a batch's shorts, 1 for its long film. */
  number: z.number(),
  status: z.enum(VIDEO_STATUSES),
  stage: StageNames.nullable(),
  /** Share of the running stage that is done, 0 to 1. */
  stageProgress: z.number(),
  /** Share of the whole film that is done, 0 to 1, weighted by how long each stage takes. */
  progress: z.number(),
  /** Seconds until it is ready; null while unknown. */
  etaSeconds: z.number().nullable(),
  /** A sentence the owner can act on, when it failed or waits for review. */
  problem: z.string().nullable(),
  viralScore: z.number().nullable(),
  complianceScore: z.number().nullable(),
  humanityScore: z.number().nullable(),
  /** Of its script's last check. */
  relevance: Relevance.nullable().optional(),
  scheduledFor: z.string().nullable(),
  filename: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  posterUrl: z.string().nullable(),
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  srtUrl: z.string().nullable(),
  vttUrl: z.string().nullable(),
  /** Which services did the work. */
  madeBy: z.object({ writer: z.string(), voice: z.string(), renderer: z.string() }).partial(),
  /** Visitors of its film page, one a day each, and how many of a hundred followed its link: '0%' without a view, empty under `VERDICT_VIEWS`. */
  views: z.number(),
  ctr: z.string(),
  /** Where everybody can watch it while it is published on the local channel: a path of this installation. */
  filmPage: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** What the scheduler has to say: a moved slot, a stop. */
  note: z.string().nullable(),
  /** Why scenes are drawn that could have shown a picture, in sentences. */
  pictureNotes: z.array(z.string()).default([]),
  createdAt: z.string(),
  readyAt: z.string().nullable(),
  /** Goes up with every edit that was made. */
  revision: z.number(),
  /** The latest edit; null when there was none. */
  edit: EditState.nullable(),
  /** The same film in other shapes, or without the brand's name over it. */
  renditions: z.array(Rendition),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
})
export type Video = z.output<typeof Video>

export const LibraryVideo = z.object({
  id: z.string(),
  filename: z.string(),
  title: z.string(),
  size: z.number(),
  duration: z.number(),
  created: z.string(),
  format: z.enum(VIDEO_FORMATS),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  brandColor: z.string().nullable(),
  viralScore: z.number().nullable(),
  relevance: Relevance.nullable().optional(),
  posterUrl: z.string(),
  streamUrl: z.string(),
  downloadUrl: z.string(),
  srtUrl: z.string(),
  vttUrl: z.string(),
  status: z.enum(VIDEO_STATUSES),
  /** The slot that it has. */
  scheduledFor: z.string().nullable(),
  /** The path of its public page, once it is out. */
  filmPage: z.string().nullable(),
  publishedAt: z.string().nullable(),
  views: z.number(),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
})
export type LibraryVideo = z.output<typeof LibraryVideo>

/** A film as the video generator's screen shows it. */
export const GeneratedVideo = z.object({
  id: z.string(),
  title: z.string(),
  brandId: z.string().nullable(),
  brandName: z.string().nullable(),
  videoType: z.enum(VIDEO_FORMATS),
  status: z.enum(GENERATED_STATUSES),
  /** The pipeline's own word for `status`. */
  state: z.enum(VIDEO_STATUSES),
  /** Share of the whole film that is done, 0 to 1. */
  progress: z.number(),
  /** Seconds; null until the voice is recorded. */
  totalDuration: z.number().nullable(),
  /** `timestamp` counts seconds from the film's beginning. */
  scenes: z.array(z.object({ timestamp: z.number(), visuals: z.string() })),
  metadata: z.object({
    resolution: z.string().nullable(),
    avatarUsed: z.string().nullable(),
    voiceUsed: z.string().nullable(),
  }),
  problem: z.string().nullable(),
  filename: z.string().nullable(),
  posterUrl: z.string().nullable(),
  streamUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  createdAt: z.string(),
  /** Of the sample workspace: shown with its tag, counted nowhere. */
  sample: z.boolean().default(false),
})
export type GeneratedVideo = z.output<typeof GeneratedVideo>

/** A single film outside a batch, from finished words. */
const Generate = z.object({
  content: z.string().trim().min(10, 'Script must be at least 10 characters').max(20_000),
  brandId: BrandId.optional(),
  scriptId: z.uuid().optional(),
  title: z.string().trim().max(200).optional(),
  videoType: z.enum(VIDEO_FORMATS).default('short'),
  quality: z.enum(FILM_QUALITIES).default('ultra_high'),
  /** Captions in the picture and music under the voice; the plain words on their own without. */
  viral_optimizations: z.boolean().default(true),
  /** The same request twice finds the film it ordered. */
  requestId: z.uuid().optional(),
})

const Submit = z.object({
  /** The script that is filmed; its words are kept as a new one where none is named. */
  scriptId: z.uuid().optional(),
  /** One of the script generator's four, or a presenter by id. */
  aiAvatarId: z.enum([...SCRIPT_AVATARS, ...AVATAR_IDS]).default('default'),
  ttsText: z.string().trim().min(10, 'Script must be at least 10 characters').max(20_000),
  title: z.string().trim().min(1).max(200),
  requestId: z.uuid().optional(),
})

const Task = z.object({
  taskId: z.string(),
  status: z.enum(['pending', 'processing', 'success', 'failed']),
  message: z.string(),
  localVideoPath: z.string().nullable(),
})

/** What a person decides about a script that waits for review. */
const Review = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('approve'),
    reason: z.string().trim().min(3).max(500),
    /** The words that were read, by the script's name for them: others are not approved with them. */
    words: z.string().max(64).optional(),
  }),
  z.object({ decision: z.literal('edit'), body: z.string().trim().min(10).max(20_000) }),
  z.object({ decision: z.literal('discard') }),
])

export const videoSchemas = {
  list: { query: z.object({ batchId: z.uuid().optional() }), reply: z.array(Video) },
  get: { reply: Video },
  /** What the film's picture may show, in milliseconds of the film, and what it shows: null is the picture drawn for it. */
  moments: { reply: z.object({ moments: z.array(z.number()), chosen: z.number().nullable() }) },
  poster: { body: z.object({ atMs: z.number().int().min(0).nullable() }), reply: Video },
  library: {
    /** Films whose title and script have all of these words; all films unless said. */
    query: z.object({ words: z.string().trim().max(SEARCH_LENGTH).optional() }),
    reply: z.array(LibraryVideo),
  },
  generated: { reply: z.array(GeneratedVideo) },
  retry: { reply: Video },
  halt: { reply: Video },
  review: { body: Review, reply: Video },
  remove: { reply: z.object({ undoUntil: z.string() }) },
  restore: { reply: Video },
  generate: { body: Generate, reply: z.object({ success: z.literal(true), video: Video }) },
  submit: { body: Submit, reply: z.object({ taskId: z.string() }) },
  task: { reply: Task },
} satisfies Record<string, RowSchemas>
