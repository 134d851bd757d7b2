import type { z } from 'zod'
import { rows } from './route.ts'
import type { LibraryScript as LibraryScriptSchema, Script as ScriptSchema, scriptSchemas } from './script.schemas.ts'

export type Script = z.output<typeof ScriptSchema>
export type LibraryScript = z.output<typeof LibraryScriptSchema>

export const SCRIPT_STATUSES = ['draft', 'checked', 'approved', 'rejected', 'filmed'] as const
export const SCRIPT_LIMITS = { title: 200, body: 20_000, previewLength: 150 } as const
/** Badge of the library: this and more is the strongest, the next the second. */
export const SCRIPT_BADGE = { strong: 90, good: 80 } as const
/** Deleted things can be brought back for this long. */
export const UNDO_DAYS = 30

export const scriptRoutes = rows<typeof scriptSchemas>()({
  list: { method: 'GET', path: '/api/library/scripts' },
  create: { method: 'POST', path: '/api/library/scripts' },
  update: { method: 'PUT', path: '/api/library/scripts/{id}' },
  remove: { method: 'DELETE', path: '/api/library/scripts/{id}' },
  restore: { method: 'POST', path: '/api/library/scripts/{id}/restore' },
  library: { method: 'GET', path: '/api/scripts/library' },
})
