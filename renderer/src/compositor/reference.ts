/** What each function of `kernel.as.ts` computes, in plain TypeScript and one pixel at a time. Only the tests use it. */

export type Planes = { y: Uint16Array; u: Uint16Array; v: Uint16Array }
export type SpritePlanes = { y: Uint8Array; a: Uint8Array; u: Uint8Array; v: Uint8Array; halfA: Uint8Array }

/** Small opaque RGBA to BT.709 limited range with 7 bits of fraction. */
export function groundPlanes(rgba: Uint8Array): Planes {
  const count = rgba.length / 4
  const planes = { y: new Uint16Array(count), u: new Uint16Array(count), v: new Uint16Array(count) }
  for (let i = 0; i < count; i++) {
    const r = rgba[i * 4]!
    const g = rgba[i * 4 + 1]!
    const b = rgba[i * 4 + 2]!
    planes.y[i] = 2048 + ((23931 * r + 80503 * g + 8127 * b + 512) >> 10)
    planes.u[i] = 16384 + ((-13190 * r - 44373 * g + 57563 * b + 512) >> 10)
    planes.v[i] = 16384 + ((57563 * r - 52285 * g - 5278 * b + 512) >> 10)
  }
  return planes
}

/** Scales a small plane up `1 << shift` times, bilinear with its pixels' centres kept, then dithers it to bytes. */
export function scalePlane(low: Uint16Array, width: number, height: number, shift: number, dither: Uint16Array) {
  const size = 1 << shift
  const half = size >> 1
  const out = new Uint8Array(width * size * height * size)
  const columnOf = (x: number, y: number) => {
    const from = y - half
    const above = Math.max(from >> shift, 0)
    const below = Math.min((from >> shift) + 1, height - 1)
    return mix(low[above * width + x]!, low[below * width + x]!, (from & (size - 1)) << (15 - shift))
  }
  for (let y = 0; y < height * size; y++) {
    for (let x = 0; x < width * size; x++) {
      const from = x - half
      const left = columnOf(Math.max(from >> shift, 0), y)
      const right = columnOf(Math.min((from >> shift) + 1, width - 1), y)
      const noise = dither[(y & 7) * 8 + ((x + half) & 7)]!
      out[y * width * size + x] = (mix(left, right, (from & (size - 1)) << (15 - shift)) + noise) >> 7
    }
  }
  return out
}

function mix(a: number, b: number, share: number): number {
  return a + (((b - a) * share + 0x4000) >> 15)
}

/** Premultiplied RGBA to planes; width a multiple of 8, height even. */
export function spritePlanes(rgba: Uint8Array, width: number, height: number): SpritePlanes {
  const quarter = (width * height) / 4
  const planes = {
    y: new Uint8Array(width * height),
    a: new Uint8Array(width * height),
    u: new Uint8Array(quarter),
    v: new Uint8Array(quarter),
    halfA: new Uint8Array(quarter),
  }
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a] = rgba.subarray(i * 4, i * 4 + 4) as unknown as [number, number, number, number]
    planes.y[i] = (47 * r + 157 * g + 16 * b + 16 * a + 128) >> 8
    planes.a[i] = a
  }
  for (let i = 0; i < quarter; i++) {
    const x = (i % (width / 2)) * 2
    const y = Math.floor(i / (width / 2)) * 2
    const [r, g, b, a] = sumOfBlock(rgba, width, x, y)
    planes.u[i] = byte((-1649 * r - 5547 * g + 7196 * b + 8224 * a + 32768) >> 16)
    planes.v[i] = byte((7196 * r - 6536 * g - 660 * b + 8224 * a + 32768) >> 16)
    planes.halfA[i] = (a + 2) >> 2
  }
  return planes
}

function sumOfBlock(rgba: Uint8Array, width: number, x: number, y: number): [number, number, number, number] {
  const sums: [number, number, number, number] = [0, 0, 0, 0]
  for (const pixel of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
    for (const channel of [0, 1, 2, 3] as const) sums[channel] += rgba[pixel * 4 + channel]!
  }
  return sums
}

function byte(value: number): number {
  return Math.min(255, Math.max(0, value))
}

/** One byte of `blendPlane`: premultiplied `from` over `to`. */
export function blendByte(from: number, alpha: number, to: number): number {
  if (alpha === 0) return to
  const rest = (255 - alpha) * to + 128
  return Math.min(from + ((rest + (rest >> 8)) >> 8), 255)
}

/** The rows that the checks look at. */
export function everyRow(plane: Uint8Array, width: number, height: number, step: number): Uint8Array {
  const rows: number[] = []
  for (let y = step >> 1; y < height; y += step) rows.push(...plane.subarray(y * width, (y + 1) * width))
  return Uint8Array.from(rows)
}
