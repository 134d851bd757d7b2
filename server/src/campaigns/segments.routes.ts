import { segmentRoutes } from '@octavo/contract/segment'
import { segmentSchemas } from '@octavo/contract/segment/schemas'
import { createSegment, deleteSegment, listSegments, restoreSegment, updateSegment } from '#campaigns/contacts/index.ts'
import { serve } from '#http/serve.ts'

export const segmentsServed = serve(segmentRoutes, segmentSchemas, {
  list: (ctx) => ctx.figures.of(ctx, 'segments', async () => ({ segments: await listSegments(ctx) })),
  create: (ctx, { body }) => createSegment(ctx, body),
  update: (ctx, { params, body }) => updateSegment(ctx, params.id, body),
  remove: (ctx, { params }) => deleteSegment(ctx, params.id),
  restore: (ctx, { params }) => restoreSegment(ctx, params.id),
})
