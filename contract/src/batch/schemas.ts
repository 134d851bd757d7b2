import { BrandId } from '#brand/schemas.ts'
import type { RowSchemas } from '#route.ts'
import { Video } from '#video/schemas.ts'
import { z } from '#zod.ts'

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

export const batchSchemas = {
  createWeekly: {
    body: z.object({
      brandId: BrandId,
      /** The same request twice makes one batch. */
      requestId: z.uuid().optional(),
      /** The same seed and brand give the same plan. */
      seed: z.number().int().min(0).max(2_147_483_647).optional(),
    }),
    reply: z.object({ batchInfo: BatchInfo, batch: Batch }),
  },
  list: { reply: z.array(Batch) },
  get: { reply: Batch },
  halt: { reply: Batch },
  testPipeline: { reply: PipelineTest },
} satisfies Record<string, RowSchemas>
