/** XMP in MP4 files, as the XMP specification part 3 lays it down: a box of its own at the top of the file. */
import { appendFile, open } from 'node:fs/promises'
import { topBoxes } from './mp4.boxes.ts'

const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const HEAD_BYTES = 8 + XMP_BOX.length
/** A packet of ours has less than one kilobyte and a title; what is far larger is not read. */
const MOST_BYTES = 1_000_000

/** Adds a packet to an MP4 file, at its end: nothing in front of it moves, so that no offset of the index changes. */
export async function appendXmp(path: string, packet: string): Promise<void> {
  const body = Buffer.from(packet, 'utf8')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(HEAD_BYTES + body.length, 0)
  head.write('uuid', 4, 'latin1')
  await appendFile(path, Buffer.concat([head, XMP_BOX, body]))
}

/** The packet of an MP4 file; undefined when it has none. */
export async function readXmp(path: string): Promise<string | undefined> {
  const candidates = (await topBoxes(path)).filter(({ kind, size }) => kind === 'uuid' && size <= MOST_BYTES)
  const file = await open(path)
  try {
    for (const { at, size } of candidates) {
      const box = Buffer.alloc(size)
      await file.read(box, 0, size, at)
      if (box.subarray(8, HEAD_BYTES).equals(XMP_BOX)) return box.toString('utf8', HEAD_BYTES)
    }
    return undefined
  } finally {
    await file.close()
  }
}
