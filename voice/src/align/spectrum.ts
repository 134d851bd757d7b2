/** How much of each band of pitches is in a short stretch of sound. */

const PRE_EMPHASIS = 0.97
const FLOOR = 1e-10

type Bands = { window: number; rate: number; count: number; fromHz: number; toHz: number }

/** `power`: the spectrum of the window that starts at a sample; `bands`: its logarithmic mel bands. Both reuse what they answer. */
export function spectrumSizes({ window, rate, count, fromHz, toHz }: Bands) {
  const size = 2 ** Math.ceil(Math.log2(window))
  const fourier = fourierOf(size)
  const hamming = Float64Array.from(
    { length: window },
    (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (window - 1)),
  )
  const filters = melFilters(count, (hz) => (hz * size) / rate, mel(fromHz), mel(toHz))
  const [re, im, powers, logs] = [size, size, size / 2, count].map((length) => new Float64Array(length)) as Four
  return {
    power(pcm: Float32Array, from: number): Float64Array {
      re.fill(0)
      im.fill(0)
      for (let i = 0; i < window; i++)
        re[i] = ((pcm[from + i] ?? 0) - PRE_EMPHASIS * (pcm[from + i - 1] ?? 0)) * hamming[i]!
      fourier(re, im)
      for (let k = 0; k < powers.length; k++) powers[k] = re[k]! ** 2 + im[k]! ** 2
      return powers
    },
    bands(power: Float64Array): Float64Array {
      for (const [m, { first, weights }] of filters.entries()) {
        let sum = FLOOR
        for (let k = 0; k < weights.length; k++) sum += weights[k]! * power[first + k]!
        logs[m] = Math.log(sum)
      }
      return logs
    },
  }
}
type Four = [Float64Array, Float64Array, Float64Array, Float64Array]

const mel = (hz: number): number => 2595 * Math.log10(1 + hz / 700)
const hertz = (mels: number): number => 700 * (10 ** (mels / 2595) - 1)

/** Triangles that overlap by half, evenly spaced on the mel scale. */
function melFilters(count: number, binOf: (hz: number) => number, from: number, to: number) {
  const edges = Array.from({ length: count + 2 }, (_, at) => binOf(hertz(from + ((to - from) * at) / (count + 1))))
  return Array.from({ length: count }, (_, m) => {
    const [low, top, high] = edges.slice(m, m + 3) as [number, number, number]
    const first = Math.ceil(low)
    const weights = Float64Array.from({ length: Math.max(0, Math.ceil(high) - first) }, (_, k) => {
      const bin = first + k
      return bin < top ? (bin - low) / (top - low) : (high - bin) / (high - top)
    })
    return { first, weights }
  })
}

/** The discrete Fourier transform in place, for one size (Cooley and Tukey 1965, radix 2). */
function fourierOf(size: number): (re: Float64Array, im: Float64Array) => void {
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / size))
  const mirrored = mirroredBits(size)
  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = mirrored[i]!
      if (i < j) {
        ;[re[i], re[j]] = [re[j]!, re[i]!]
        ;[im[i], im[j]] = [im[j]!, im[i]!]
      }
    }
    for (let length = 2; length <= size; length *= 2) {
      const [half, step] = [length / 2, size / length]
      for (let start = 0; start < size; start += length) {
        for (let k = 0; k < half; k++) {
          const [p, q] = [start + k, start + k + half]
          const [c, s] = [cos[k * step]!, sin[k * step]!]
          const x = re[q]! * c - im[q]! * s
          const y = re[q]! * s + im[q]! * c
          re[q] = re[p]! - x
          im[q] = im[p]! - y
          re[p]! += x
          im[p]! += y
        }
      }
    }
  }
}

function mirroredBits(size: number): Uint32Array {
  const mirrored = new Uint32Array(size)
  for (let i = 1; i < size; i++) mirrored[i] = (mirrored[i >> 1]! >> 1) | (i & 1 ? size >> 1 : 0)
  return mirrored
}
