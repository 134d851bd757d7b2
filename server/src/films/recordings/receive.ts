/** The bytes of a recording on their way in: into a file that is gone when the work with it is done. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messages } from '@octavo/contract/messages'
import type { Ctx } from '#context.ts'
import { refuseWithoutRoom } from '#disk.ts'
import { endingOf, HEAD_BYTES } from '#media/index.ts'
import { Refusal } from '#refusal.ts'

/** What comes in, and how many bytes it says that it has. */
export type Incoming = { body: Readable; length: number | undefined }

const MB = 1_048_576
const tooLarge = (most: number) => new Refusal('too-large', messages.recording.tooLarge(most / MB))

/** Takes at most so many bytes, looks at how they begin, and hands their file to `use`. */
export async function withReceived<T>(
  { config }: Pick<Ctx, 'config'>,
  { body, length }: Incoming,
  most: number,
  use: (file: string) => Promise<T>,
): Promise<T> {
  if (length !== undefined && length > most) throw tooLarge(most)
  await refuseWithoutRoom(config, length ?? most)
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-recording-'))
  try {
    const file = path.join(folder, 'sound')
    await pipeline(body, upTo(most), createWriteStream(file)).catch((error: unknown) => {
      throw isInterruption(error) ? new Refusal('invalid', messages.recording.interrupted) : error
    })
    const { size } = await stat(file)
    if (size === 0) throw new Refusal('invalid', messages.recording.empty)
    if (length !== undefined && size !== length) throw new Refusal('invalid', messages.recording.interrupted)
    if (!maySound(await headOf(file))) throw new Refusal('wrong-type', messages.recording.notSound)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends the flow when it is too much. */
function upTo(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(tooLarge(most))
      else done(null, chunk)
    },
  })
}

const isInterruption = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'].includes((error as { code?: string }).code ?? '')

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const SOUND = new Set(['.webm', '.mp4', '.mov', '.m4a', '.mp3', '.wav'])

/** Containers that browsers record into and recorders write; nothing that could name other files. */
export function maySound(head: Buffer): boolean {
  const ending = endingOf(head)
  if (ending !== undefined) return SOUND.has(ending)
  const begins = head.toString('latin1', 0, 4)
  const isAdts = head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0
  return begins === 'OggS' || begins === 'fLaC' || isAdts
}
