/** Lines that somebody has read, out of the file that a browser or a recorder made of them. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import type { EncoderChoice } from '#encode/encoder.ts'
import type { LineSpan } from '#media/voice.line.ts'
import { withWorkerPool } from '#tasks/worker-pool.ts'

export type { LineSpan }

/** A recording as it came, and its sound after cleaning. */
export type HeardVoice = {
  /** Mono at 16 kHz, -1 to 1: without rumble, with less noise, and without the silence before and after the words. */
  pcm: Float32Array
  sampleRate: 16_000
  /** Where the first of these samples stands in the file. */
  startMs: number
  /** Of the file, as far as it was read. */
  durationMs: number
  /** As it came: its loudness (-70 for silence), its highest sample, and the share of loud samples that stand at the very top. */
  lufs: number
  peak: number
  clipped: number
  /** As it came, without rumble: the loud parts of words, and what is heard between words; dB of full scale, -120 at least. */
  speechDb: number
  noiseDb: number
}

/** A line as mono samples of 16 bits at 48 kHz; `startMs` is where its first one stands in the recording, perhaps before it. */
export type CutLine = { pcm: Int16Array; startMs: number; durationMs: number }

type ReadOptions = {
  /** No more of the file than that is read. */
  seconds: number
  /** How loud each line is to be, in LUFS with the voice in both channels. */
  lufs: number
  encoder?: EncoderChoice
  /** Ends the work within a second; the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Reads a file of sound in a process of its own, since decoders may crash over what strangers send, and has it cut: `find` is
 * given what is heard and answers where the lines stand in the file. Lines come in that order, each with 120 ms before and after what
 * is heard of it; undefined where nothing is. Undefined when the file is no sound. Rejects with what `find` throws.
 */
export async function readVoice(
  path: string,
  { seconds, lufs, encoder: choice = 'auto', signal }: ReadOptions,
  find: (heard: HeardVoice) => Promise<LineSpan[]>,
): Promise<(CutLine | undefined)[] | undefined> {
  const encoder = await chooseEncoder(choice)
  const folder = await mkdtemp(join(tmpdir(), 'octavo-voice-'))
  try {
    return await withWorkerPool({ signal, folder, encoder, tasks: ['hear', 'cut'] }, async (spawn) => {
      const worker = spawn()
      const [clean, out] = [join(folder, 'clean'), join(folder, 'heard')]
      const { heard } = await worker.run('hear', { path, seconds, encoder, clean, out }, 'The recording')
      if (!heard) return undefined
      const bytes = await readFile(out)
      const pcm = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
      const spans = await find({ ...heard, pcm, sampleRate: 16_000 })
      const lines = spans.map((span, at) => ({ ...span, out: join(folder, `line-${at}`) }))
      const { lines: cut } = await worker.run('cut', { clean, lufs, lines }, 'The recording')
      return Promise.all(cut.map(async (line, at) => line && { ...line, pcm: await samplesIn(lines[at]!.out) }))
    })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function samplesIn(file: string): Promise<Int16Array> {
  const bytes = await readFile(file)
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
