import { readFile } from 'node:fs/promises'

const SPEECH_RATE = 48_000

type Samples = (data: ArrayBuffer) => Float32Array

/** Readers by the format code and the bits of a sample that a WAV file names; like WAV, Node's machines are little-endian. */
const READERS: Record<string, Samples> = {
  '1/16': (data) => new Float32Array(new Int16Array(data)).map((sample) => sample / 32_768),
  '3/32': (data) => new Float32Array(data),
}

/** Samples between -1 and 1 of a mono WAV file at 48 kHz, 16 bits or float; throws one sentence for anything else. */
export async function readSpeech(path: string): Promise<Float32Array> {
  const file = await readFile(path)
  const chunks = new Map(riffChunks(file))
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (!format || format.length < 16 || !data) throw new Error(`The speech ${path} is not a WAV file.`)
  const [code, channels, rate, bits] = [0, 2, 4, 14].map((at) =>
    at === 4 ? format.readUInt32LE(at) : format.readUInt16LE(at),
  )
  const read = READERS[`${code}/${bits}`]
  if (!read || channels !== 1 || rate !== SPEECH_RATE) {
    throw new Error(`The speech ${path} must be mono at 48 kHz with 16 bits or float samples.`)
  }
  const whole = data.length - (data.length % (bits! / 8))
  return read(new Uint8Array(data.subarray(0, whole)).buffer)
}

function* riffChunks(file: Buffer): Generator<[string, Buffer]> {
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') return
  for (let at = 12; at + 8 <= file.length; ) {
    const size = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    yield [file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + size)]
    at += 8 + size + (size & 1)
  }
}
