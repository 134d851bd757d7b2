/** Pure: what a file is by its first bytes, whatever its name or declared type says; and how its name is kept. */
import { MEDIA_LIMITS, type MediaEnding } from '@octavo/contract/media'

/** So many bytes tell. */
export const HEAD_BYTES = 64

const text = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to)
const begins = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte)
const boxed = (head: Buffer, brands: RegExp): boolean => text(head, 4, 8) === 'ftyp' && brands.test(text(head, 8, 12))
const riff = (head: Buffer, kind: string): boolean => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === kind
/** Layer III of MPEG 1, 2 or 2.5: eleven bits of one, then the version and the layer. */
const mp3Frame = (head: Buffer): boolean =>
  head[0] === 0xff && [0xfa, 0xfb, 0xf2, 0xf3, 0xe2, 0xe3].includes(head[1] ?? 0)

// The brands of pictures (HEIC, AVIF) in the same boxes are none of ours.
const MOVIE = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|dash|mmp4|MSNV|3gp.|f4v )/

const SIGNS: readonly [MediaEnding, (head: Buffer) => boolean][] = [
  ['.png', (head) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['.jpg', (head) => begins(head, 0xff, 0xd8, 0xff)],
  ['.webp', (head) => riff(head, 'WEBP')],
  ['.wav', (head) => riff(head, 'WAVE')],
  ['.m4a', (head) => boxed(head, /^M4[AB] /)],
  ['.mov', (head) => boxed(head, /^qt {2}/) || /^(moov|wide|mdat|free|skip)$/.test(text(head, 4, 8))],
  ['.mp4', (head) => boxed(head, MOVIE)],
  ['.webm', (head) => begins(head, 0x1a, 0x45, 0xdf, 0xa3) && head.includes('webm')],
  ['.mp3', (head) => text(head, 0, 3) === 'ID3' || mp3Frame(head)],
]

/** The ending that a file of this beginning should have; nothing for what is not taken. */
export const endingOf = (head: Buffer): MediaEnding | undefined => SIGNS.find(([, is]) => is(head))?.[0]

/** A name to keep: no path, nothing that cannot be shown, not too long; its own ending stays. */
export function fileNameOf(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'File'
  if (shown.length <= MEDIA_LIMITS.name) return shown
  const [ending = ''] = shown.match(/\.\w{1,5}$/) ?? []
  return `${shown.slice(0, MEDIA_LIMITS.name - ending.length - 1)}…${ending}`
}

/** The md5 of an ETag, with or without its quotes. */
export const plainEtag = (etag: string): string => etag.replace(/^"|"$/g, '')
