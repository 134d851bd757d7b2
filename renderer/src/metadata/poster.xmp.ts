/** XMP in JPEG files, as the XMP specification part 3 lays it down: a segment APP1 before the picture. */

const SIGNATURE = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const [START, APP0, APP1, PICTURE] = [0xffd8, 0xffe0, 0xffe1, 0xffda]

export const isJpeg = (path: string): boolean => /\.jpe?g$/i.test(path)

/** The JPEG with a packet in it; its pixels stay as they are. */
export function withXmp(jpeg: Uint8Array, packet: string): Buffer {
  const file = Buffer.from(jpeg)
  const body = Buffer.concat([SIGNATURE, Buffer.from(packet, 'utf8')])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(APP1, 0)
  head.writeUInt16BE(body.length + 2, 2)
  const jfif = segmentsOf(file).find(({ mark }) => mark === APP0)
  const at = jfif ? jfif.at + jfif.size : 2 // JFIF wants to come first
  return Buffer.concat([file.subarray(0, at), head, body, file.subarray(at)])
}

/** The packet of a JPEG; undefined when it has none. */
export function xmpOf(jpeg: Uint8Array): string | undefined {
  const file = Buffer.from(jpeg)
  const bodies = segmentsOf(file).flatMap(({ mark, at, size }) =>
    mark === APP1 ? [file.subarray(at + 4, at + size)] : [],
  )
  const found = bodies.find((body) => body.subarray(0, SIGNATURE.length).equals(SIGNATURE))
  return found?.toString('utf8', SIGNATURE.length)
}

/** The segments before the picture; none when the file is no JPEG. */
function segmentsOf(file: Buffer): { mark: number; at: number; size: number }[] {
  const found: { mark: number; at: number; size: number }[] = []
  if (file.length < 4 || file.readUInt16BE(0) !== START) return found
  for (let at = 2; at + 4 <= file.length; ) {
    const mark = file.readUInt16BE(at)
    if (mark === PICTURE || mark < 0xff00) return found
    const size = file.readUInt16BE(at + 2) + 2
    found.push({ mark, at, size })
    at += size
  }
  return found
}
