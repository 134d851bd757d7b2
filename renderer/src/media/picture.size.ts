import { imageSize } from '#logo.ts'

/** Pixels of a PNG, JPEG or WebP as its header says; throws for anything else. Nothing is decoded. */
export function pictureSize(file: Buffer): { width: number; height: number } {
  return file.toString('latin1', 8, 12) === 'WEBP' ? webpSize(file) : imageSize(file)
}

/** Whether a PNG, JPEG or WebP was not cut off: decoders draw what is there of it and say nothing. */
export function isWhole(file: Buffer): boolean {
  const end = file.subarray(-64)
  if (file.toString('latin1', 8, 12) === 'WEBP') return file.length >= file.readUInt32LE(4) + 8
  return file[0] === 0xff ? end.includes(Buffer.from([0xff, 0xd9])) : end.includes('IEND', 0, 'latin1')
}

/** The three kinds of WebP say their size in three ways (RFC 9649, sections 2.5 to 2.7). */
function webpSize(file: Buffer): { width: number; height: number } {
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') throw new Error('No WebP that is known.')
  const bits = file.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
