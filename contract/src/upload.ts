import { rows } from './route.ts'
import type { uploadSchemas } from './upload.schemas.ts'

/** Signed upload addresses live this long. */
export const UPLOAD_URL_SECONDS = 604_800

export const uploadRoutes = rows<typeof uploadSchemas>()({
  /** Answers with a signed address; PUT the picture there, then save `objectUrl` as the brand's logoUrl. */
  start: { method: 'POST', path: '/api/objects/upload' },
})
