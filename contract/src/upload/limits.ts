/** Signed upload addresses live this long. */
export const UPLOAD_URL_SECONDS = 604_800

const MB = 1_048_576

export const UPLOAD_LIMITS = {
  /** Every part but the last. */
  partMinBytes: 5 * MB,
  parts: 10_000,
  /** What is larger goes in parts. */
  multipartAboveBytes: 100 * MB,
  /** What names the parts of an upload. */
  completeBytes: 2 * MB,
  /** The largest upload of which nothing else is said. */
  defaultBytes: 10 * MB,
  /** Requests of one uploader. */
  atOnce: 6,
  retryDelaysMs: [0, 1000, 3000, 5000],
  /** Unfinished uploads of one account. */
  unfinished: 50,
} as const
