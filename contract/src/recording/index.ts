import { rows } from '#route.ts'
import type { recordingSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const recordingRoutes = rows<typeof recordingSchemas>()({
  /** Those of a film, of each text the newest. */
  list: { method: 'GET', path: '/api/videos/{id}/recordings' },
  /** One that the film speaks with is refused with 409. */
  remove: { method: 'DELETE', path: '/api/videos/{id}/recordings/{recordingId}' },
})

/**
 * What goes past the table of JSON calls. Both are sent with POST, the file itself as the body; the answer is JSON, a `Recording`
 * for a line and a `Narration` for a whole script. A refusal is JSON with a sentence, as everywhere.
 */
export const recordingFiles = {
  /** To send a line of the saved film, by its index. */
  line: (videoId: string, line: number) => `/api/videos/${videoId}/recordings?line=${line}`,
  /** To send a line that the saved film does not have: one sentence. */
  text: (videoId: string, text: string) => `/api/videos/${videoId}/recordings?text=${encodeURIComponent(text)}`,
  /** To send the whole script of the saved film. It takes about a fifth of its length to be cut. */
  narration: (videoId: string) => `/api/videos/${videoId}/narration`,
  /** Where a recording is heard, as WAV. */
  file: (videoId: string, recordingId: string) => `/api/videos/${videoId}/recordings/${recordingId}/file`,
}
