export const MEDIA_KINDS = ['picture', 'clip', 'music'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** What an account may bring of its own, by the ending of its name. */
export const MEDIA_TYPES = {
  '.png': { kind: 'picture', contentType: 'image/png' },
  '.jpg': { kind: 'picture', contentType: 'image/jpeg' },
  '.webp': { kind: 'picture', contentType: 'image/webp' },
  '.mp4': { kind: 'clip', contentType: 'video/mp4' },
  '.mov': { kind: 'clip', contentType: 'video/quicktime' },
  '.webm': { kind: 'clip', contentType: 'video/webm' },
  '.mp3': { kind: 'music', contentType: 'audio/mpeg' },
  '.wav': { kind: 'music', contentType: 'audio/wav' },
  '.m4a': { kind: 'music', contentType: 'audio/mp4' },
} as const satisfies Record<string, { kind: MediaKind; contentType: string }>
export type MediaEnding = keyof typeof MEDIA_TYPES

const MB = 1_048_576

export const MEDIA_LIMITS = {
  /** One file. */
  fileBytes: 500 * MB,
  /** All files of an account. */
  accountBytes: 5 * 1024 * MB,
  files: 1000,
  name: 120,
} as const

/** What an upload's metadata says when it becomes own media; without it the default limit holds. */
export const MEDIA_PURPOSE = 'media'
