/** As ffmpeg's silencedetect: below -60 dB on both sides. */
const SILENT = 0.001

/** The longest silence in milliseconds. */
export function longestSilenceMs(left: Float32Array, right: Float32Array, sampleRate: number): number {
  let longest = 0
  let since = 0
  for (let i = 0; i < left.length; i++) {
    if (Math.abs(left[i]!) < SILENT && Math.abs(right[i]!) < SILENT) continue
    longest = Math.max(longest, i - since)
    since = i + 1
  }
  return Math.round((Math.max(longest, left.length - since) * 1000) / sampleRate)
}
