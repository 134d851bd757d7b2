import { type FileHandle, open } from 'node:fs/promises'

/** A box at the top of an MP4 file: where it begins and how many bytes it has, its head included. */
export type Mp4Box = { kind: string; at: number; size: number }

const HEAD_BYTES = 16

/** The boxes at the top of an MP4 file in order; what comes after a damaged one is not told. */
export async function topBoxes(path: string): Promise<Mp4Box[]> {
  const file = await open(path)
  try {
    return await boxesIn(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

async function boxesIn(file: FileHandle, end: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = []
  const head = Buffer.alloc(HEAD_BYTES)
  for (let at = 0; at < end; ) {
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, at)
    if (bytesRead < 8) break
    const short = head.readUInt32BE(0)
    // By ISO/IEC 14496-12, 1 says that the size follows in eight bytes, 0 that the box goes on to the end.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    if (size < 8) break
    boxes.push({ kind: head.toString('latin1', 4, 8), at, size })
    at += size
  }
  return boxes
}
