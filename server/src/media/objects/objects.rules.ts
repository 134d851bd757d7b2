/** Telling a picture by its bytes, whatever its name or declared type says. */
export type Picture = { contentType: 'image/png' | 'image/jpeg'; width: number; height: number }

/** The picture's type and size in pixels, or nothing when the bytes are no whole PNG or JPG. */
export function readPicture(bytes: Buffer): Picture | undefined {
  const picture = readPng(bytes) ?? readJpeg(bytes)
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.includes('IEND', bytes.length - 64, 'latin1'))
    return undefined
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks the segments to the frame header, where the size stands (ITU-T T.81, annex B). */
function readJpeg(bytes: Buffer): Picture | undefined {
  if (
    bytes.length < 20 ||
    bytes.readUInt16BE(0) !== 0xffd8 ||
    bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64
  )
    return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker))
      return { contentType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return undefined
}
