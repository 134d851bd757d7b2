import type { z } from 'zod'
import { rows } from './route.ts'
import type { companionSchemas, UploadPart as UploadPartSchema, uploadSchemas } from './upload.schemas.ts'

export type UploadPart = z.output<typeof UploadPartSchema>

/** Signed upload addresses live this long. */
export const UPLOAD_URL_SECONDS = 604_800

const MB = 1_048_576

export const UPLOAD_LIMITS = {
  /** Every part but the last. */
  partMinBytes: 5 * MB,
  parts: 10_000,
  /** What is larger goes in parts. */
  multipartAboveBytes: 100 * MB,
  /** The largest upload of which nothing else is said. */
  defaultBytes: 10 * MB,
  /** Requests of one uploader. */
  atOnce: 6,
  retryDelaysMs: [0, 1000, 3000, 5000],
  /** Unfinished uploads of one account. */
  unfinished: 50,
} as const

export const uploadRoutes = rows<typeof uploadSchemas>()({
  /** Answers with a signed address; PUT the picture there, then save `objectUrl` as the brand's logoUrl. */
  start: { method: 'POST', path: '/api/objects/upload' },
})

/**
 * The calls of object stores. `purpose` in the metadata says what an upload is for, `requestId` makes asking again
 * find the same upload, `size` and `lastModified` tell later which file it was.
 */
export const companionRoutes = rows<typeof companionSchemas>()({
  create: { method: 'POST', path: '/s3/multipart' },
  parts: { method: 'GET', path: '/s3/multipart/{uploadId}' },
  sign: { method: 'GET', path: '/s3/multipart/{uploadId}/{partNumber}' },
  complete: { method: 'POST', path: '/s3/multipart/{uploadId}/complete', bodyLimit: 2 * MB },
  abort: { method: 'DELETE', path: '/s3/multipart/{uploadId}' },
  /** For a file in one piece: the address that it goes to. */
  params: { method: 'GET', path: '/s3/params' },
  sts: { method: 'GET', path: '/s3/sts' },
})
