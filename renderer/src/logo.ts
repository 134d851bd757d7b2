import { readFile } from 'node:fs/promises'
import { type Image, loadImage } from '@napi-rs/canvas'
import { LOGO_MOST_PIXELS } from './choices.ts'

const MAX_BYTES = 10_000_000
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** JPEG's frame headers, which hold the size: C0 to CF but for three that mean something else. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A brand's logo, or a sentence that says why the film has none. Reads PNG and JPEG. */
export async function loadLogo(path: string): Promise<{ logo?: Image; note?: string }> {
  try {
    const file = await readFile(path)
    const size = imageSize(file)
    if (file.length > MAX_BYTES || size.width * size.height > LOGO_MOST_PIXELS) {
      return { note: 'The logo is too large, so the film has none.' }
    }
    return { logo: await loadImage(file) }
  } catch {
    return { note: 'The logo could not be read as PNG or JPEG, so the film has none.' }
  }
}

/** Width and height from the header of a PNG or JPEG; throws for anything else. */
export function imageSize(file: Buffer): { width: number; height: number } {
  if (file.subarray(0, 8).equals(PNG)) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('Neither PNG nor JPEG.')
  let at = 2
  while (!isFrameHeader(file.readUInt16BE(at) & 0xff)) at += 2 + file.readUInt16BE(at + 2)
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
}
