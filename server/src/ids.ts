import { createHash } from 'node:crypto'

/** A UUID that the same words always give (RFC 9562, version 8): a request that can be made again without being made twice. */
export function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
