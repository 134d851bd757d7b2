import { editRoutes } from '@octavo/contract/edit'
import { editSchemas } from '@octavo/contract/edit/schemas'
import { serve } from '#http/serve.ts'
import { cancelRunningEdit, getEdit, saveEdit, tryEdit } from './edits.service.ts'

export const editsServed = serve(editRoutes, editSchemas, {
  get: (ctx, { params }) => getEdit(ctx, params.id),
  try: (ctx, { params, body }) => tryEdit(ctx, params.id, body),
  save: (ctx, { params, body }) => saveEdit(ctx, params.id, body),
  halt: (ctx, { params }) => cancelRunningEdit(ctx, params.id),
})
