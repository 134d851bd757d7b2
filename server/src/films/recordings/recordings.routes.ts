import { recordingRoutes } from '@octavo/contract/recording'
import { recordingSchemas } from '@octavo/contract/recording/schemas'
import { serve } from '#http/serve.ts'
import { listRecordings, removeRecording } from './recordings.service.ts'

export const recordingsServed = serve(recordingRoutes, recordingSchemas, {
  list: (ctx, { params }) => listRecordings(ctx, params.id),
  remove: (ctx, { params }) => removeRecording(ctx, params.id, params.recordingId),
})
