/** Hertz: music is brought to it before it is mixed. */
export const TRACK_RATE = 48_000

export type Pair = { left: Float32Array; right: Float32Array }

/** Samples that stand in turn, left and right, as two channels; what is no number is silence. */
export function splitChannels(bytes: Uint8Array): Pair {
  const both = new Float32Array(bytes.slice().buffer, 0, bytes.length >> 2)
  const side = (from: number) =>
    Float32Array.from({ length: both.length >> 1 }, (_, i) => {
      const sample = both[2 * i + from]!
      return Number.isFinite(sample) ? Math.max(-4, Math.min(4, sample)) : 0
    })
  return { left: side(0), right: side(1) }
}
