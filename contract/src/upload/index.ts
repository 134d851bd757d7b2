import { rows } from '#route.ts'
import { UPLOAD_LIMITS } from './limits.ts'
import type { companionSchemas, uploadSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const uploadRoutes = rows<typeof uploadSchemas>()({
  /** Answers with a signed address; PUT the picture there, then save `objectUrl` as the brand's logoUrl. */
  start: { method: 'POST', path: '/api/objects/upload', perMinute: 120 },
})

/**
 * The calls of object stores. `purpose` in the metadata says what an upload is for, `requestId` makes asking again
 * find the same upload, `size` and `lastModified` tell later which file it was.
 */
export const companionRoutes = rows<typeof companionSchemas>()({
  create: { method: 'POST', path: '/s3/multipart', perMinute: 300 },
  parts: { method: 'GET', path: '/s3/multipart/{uploadId}' },
  sign: { method: 'GET', path: '/s3/multipart/{uploadId}/{partNumber}' },
  complete: {
    method: 'POST',
    path: '/s3/multipart/{uploadId}/complete',
    bodyLimit: UPLOAD_LIMITS.completeBytes,
    perMinute: 300,
  },
  abort: { method: 'DELETE', path: '/s3/multipart/{uploadId}' },
  /** For a file in one piece: the address that it goes to. */
  params: { method: 'GET', path: '/s3/params', perMinute: 300 },
  sts: { method: 'GET', path: '/s3/sts' },
})
