/** In which kind of file a browser keeps what it hears. */

/** Smallest first; a browser of our days writes one of these. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/ogg;codecs=opus']

/** What to ask the browser's recorder for; undefined when it knows none, and a WAV is written by hand. */
export const recorderType = (isSupported: (type: string) => boolean): string | undefined => TYPES.find(isSupported)

/** A type without what follows the semicolon. */
export const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const PCM = 1

/** A WAV of one channel and 16 bits. `chunks` hold samples from -1 to 1, `rate` is in hertz. */
export function wavOf(chunks: readonly Float32Array[], rate: number): ArrayBuffer {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + length * SAMPLE_BYTES))
  const text = (at: number, letters: string) => {
    for (const [place, letter] of [...letters].entries()) view.setUint8(at + place, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, SAMPLE_BYTES * 8, true)
  text(36, 'data')
  view.setUint32(40, length * SAMPLE_BYTES, true)
  let at = HEADER_BYTES
  for (const chunk of chunks)
    for (const sample of chunk) {
      view.setInt16(at, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
      at += SAMPLE_BYTES
    }
  return view.buffer
}
