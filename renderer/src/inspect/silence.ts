/** As ffmpeg's silencedetect: below -60 dB on both sides. */
const SILENT = 0.001

/** How long the longest silence lasts and where it begins, in milliseconds. */
export function longestSilence(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
): { longestSilenceMs: number; silentFromMs: number } {
  let longest = { samples: 0, from: 0 }
  let since = 0
  for (let i = 0; i <= left.length; i++) {
    if (i < left.length && Math.abs(left[i]!) < SILENT && Math.abs(right[i]!) < SILENT) continue
    if (i - since > longest.samples) longest = { samples: i - since, from: since }
    since = i + 1
  }
  const milliseconds = (samples: number) => Math.round((samples * 1000) / sampleRate)
  return { longestSilenceMs: milliseconds(longest.samples), silentFromMs: milliseconds(longest.from) }
}
