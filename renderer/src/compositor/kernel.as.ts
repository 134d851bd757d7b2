// The compositor's inner loops, compiled to WebAssembly SIMD by AssemblyScript.
// Pictures are I420, BT.709, limited range. Addresses point into memory that the host lays out; nothing is allocated here.
// `reference.ts` says the same in plain TypeScript, and the tests hold the two equal.

const FRACTION: i32 = 7

// ---- The ground: drawn small, scaled up -------------------------------------------------------------------------

/** Small opaque RGBA to three planes of u16 with 7 bits of fraction. */
export function groundPlanes(rgba: usize, count: i32, toY: usize, toU: usize, toV: usize): void {
  for (let i = 0; i < count; i++) {
    const r = <i32>load<u8>(rgba), g = <i32>load<u8>(rgba, 1), b = <i32>load<u8>(rgba, 2)
    store<u16>(toY, <u16>(2048 + ((23931 * r + 80503 * g + 8127 * b + 512) >> 10)))
    store<u16>(toU, <u16>(16384 + ((-13190 * r - 44373 * g + 57563 * b + 512) >> 10)))
    store<u16>(toV, <u16>(16384 + ((57563 * r - 52285 * g - 5278 * b + 512) >> 10)))
    rgba += 4
    toY += 2
    toU += 2
    toV += 2
  }
}

/**
 * Mixes the two small rows that row `y` of the large plane lies between, into `row`, which gets one more element on either
 * side that repeats its neighbour. Works in steps of eight and may read and write seven elements past the end.
 */
function mixRows(low: usize, lowWidth: i32, lowHeight: i32, y: i32, shift: i32, row: usize): void {
  const size = 1 << shift
  const from = y - (size >> 1)
  const above = max(from >> shift, 0), below = min((from >> shift) + 1, lowHeight - 1)
  const share = i16x8.splat(<i16>((from & (size - 1)) << (15 - shift)))
  const a = low + (<usize>(above * lowWidth) << 1), b = low + (<usize>(below * lowWidth) << 1)
  for (let x = 0; x < lowWidth; x += 8) {
    const at = <usize>x << 1
    const va = v128.load(a + at)
    const step = i16x8.q15mulr_sat_s(i16x8.sub(v128.load(b + at), va), share)
    v128.store(row + at, i16x8.add(va, step), 2)
  }
  store<u16>(row, load<u16>(row, 2))
  store<u16>(row + (<usize>lowWidth << 1), load<u16>(row + (<usize>lowWidth << 1)), 2)
}

/** Eight pixels between `a` and `b`, dithered and cut to bytes. */
@inline function ramp(a: v128, b: v128, shares: v128, dither: v128): v128 {
  const mixed = i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), shares))
  const cut = i16x8.shr_u(i16x8.add(mixed, dither), FRACTION)
  return i8x16.narrow_i16x8_u(cut, cut)
}

/** Scales the small luma plane up eight times. `dither`: 8 rows of 8 u16 below 128. `row`: lowWidth + 16 u16 to work in. */
export function scaleLuma(low: usize, lowWidth: i32, lowHeight: i32, to: usize, dither: usize, row: usize): void {
  const width = lowWidth << 3, height = lowHeight << 3
  const shares = i16x8(0, 4096, 8192, 12288, 16384, 20480, 24576, 28672)
  for (let y = 0; y < height; y++) {
    mixRows(low, lowWidth, lowHeight, y, 3, row)
    const noise = v128.load(dither + (<usize>(y & 7) << 4))
    const line = to + <usize>(y * width)
    let a = i16x8.splat(<i16>load<u16>(row)), b = i16x8.splat(<i16>load<u16>(row, 2))
    let px = ramp(a, b, shares, noise)
    v128.store32_lane(line, px, 1)
    for (let j = 1; j < lowWidth; j++) {
      a = b
      b = i16x8.splat(<i16>load<u16>(row + (<usize>j << 1), 2))
      px = ramp(a, b, shares, noise)
      v128.store64_lane(line + (<usize>j << 3) - 4, px, 0)
    }
    px = ramp(b, b, shares, noise)
    v128.store32_lane(line + <usize>width - 4, px, 0)
  }
}

/** Element `j` of `row` four times, then the next one four times. */
@inline function pairFrom(row: usize, j: i32): v128 {
  const at = row + (<usize>j << 1)
  return v128.shuffle<i16>(v128.load16_splat(at), v128.load16_splat(at, 2), 0, 0, 0, 0, 8, 8, 8, 8)
}

/** Scales a small chroma plane up four times. */
export function scaleChroma(low: usize, lowWidth: i32, lowHeight: i32, to: usize, dither: usize, row: usize): void {
  const width = lowWidth << 2, height = lowHeight << 2
  const shares = i16x8(0, 8192, 16384, 24576, 0, 8192, 16384, 24576)
  for (let y = 0; y < height; y++) {
    mixRows(low, lowWidth, lowHeight, y, 2, row)
    const noise = v128.load(dither + (<usize>(y & 7) << 4))
    const line = to + <usize>(y * width) - 2
    let px = ramp(pairFrom(row, 0), pairFrom(row, 1), shares, noise)
    v128.store16_lane(line, px, 1, 2)
    v128.store32_lane(line, px, 1, 4)
    let j = 2
    for (; j < lowWidth; j += 2) {
      px = ramp(pairFrom(row, j), pairFrom(row, j + 1), shares, noise)
      v128.store64_lane(line + (<usize>j << 2), px, 0)
    }
    // With an odd width the last step wrote two bytes of the next line, which come again.
    if (j == lowWidth) v128.store16_lane(line + (<usize>j << 2), ramp(pairFrom(row, j), pairFrom(row, j), shares, noise), 0)
  }
}

// ---- Sprites: premultiplied RGBA to Y, A in full and U, V, A at half size -----------------------------------------

/** Channel 0 to 3 of eight pixels as u16. */
@inline function channel(p0: v128, p1: v128, index: i32): v128 {
  const q0 = index & 1 ? i16x8.shr_u(p0, 8) : v128.and(p0, i16x8.splat(0xff))
  const q1 = index & 1 ? i16x8.shr_u(p1, 8) : v128.and(p1, i16x8.splat(0xff))
  return index < 2
    ? v128.shuffle<i16>(q0, q1, 0, 2, 4, 6, 8, 10, 12, 14)
    : v128.shuffle<i16>(q0, q1, 1, 3, 5, 7, 9, 11, 13, 15)
}

/** Luma of eight premultiplied pixels; the offset 16 is premultiplied too. */
@inline function luma(r: v128, g: v128, b: v128, a: v128): v128 {
  const rg = i16x8.add(i16x8.mul(r, i16x8.splat(47)), i16x8.mul(g, i16x8.splat(157)))
  const ba = i16x8.mul(i16x8.add(b, a), i16x8.splat(16))
  return i16x8.shr_u(i16x8.add(i16x8.add(rg, ba), i16x8.splat(128)), 8)
}

@inline function store8(to: usize, values: v128): void {
  v128.store64_lane(to, i8x16.narrow_i16x8_u(values, values), 0)
}

@inline function sumPairs(above: v128, below: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.add(above, below))
}

/** One chroma plane of four 2x2 blocks from the sums of their channels. */
@inline function chroma(r: v128, g: v128, b: v128, a: v128, kr: i32, kg: i32, kb: i32): v128 {
  const rg = i32x4.add(i32x4.mul(r, i32x4.splat(kr)), i32x4.mul(g, i32x4.splat(kg)))
  const ba = i32x4.add(i32x4.mul(b, i32x4.splat(kb)), i32x4.mul(a, i32x4.splat(8224)))
  return i32x4.shr_s(i32x4.add(i32x4.add(rg, ba), i32x4.splat(32768)), 16)
}

/** Premultiplied RGBA (width a multiple of 8, height even) to planes for `blendPlane`. */
export function spritePlanes(
  rgba: usize, width: i32, height: i32, toY: usize, toA: usize, toU: usize, toV: usize, toHalfA: usize,
): void {
  const stride = <usize>width << 2
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 8) {
      const from = rgba + <usize>y * stride + (<usize>x << 2)
      const full = <usize>(y * width + x), half = <usize>((y >> 1) * (width >> 1) + (x >> 1))
      const t0 = v128.load(from), t1 = v128.load(from, 16)
      const b0 = v128.load(from + stride), b1 = v128.load(from + stride, 16)
      if (!v128.any_true(v128.or(v128.or(t0, t1), v128.or(b0, b1)))) {
        store<u64>(toY + full, 0)
        store<u64>(toY + full + width, 0)
        store<u64>(toA + full, 0)
        store<u64>(toA + full + width, 0)
        store<u32>(toU + half, 0)
        store<u32>(toV + half, 0)
        store<u32>(toHalfA + half, 0)
        continue
      }
      const tr = channel(t0, t1, 0), tg = channel(t0, t1, 1), tb = channel(t0, t1, 2), ta = channel(t0, t1, 3)
      const br = channel(b0, b1, 0), bg = channel(b0, b1, 1), bb = channel(b0, b1, 2), ba = channel(b0, b1, 3)
      store8(toY + full, luma(tr, tg, tb, ta))
      store8(toY + full + width, luma(br, bg, bb, ba))
      store8(toA + full, ta)
      store8(toA + full + width, ba)
      const r = sumPairs(tr, br), g = sumPairs(tg, bg), b = sumPairs(tb, bb), a = sumPairs(ta, ba)
      const u = chroma(r, g, b, a, -1649, -5547, 7196), v = chroma(r, g, b, a, 7196, -6536, -660)
      const halfA = i32x4.shr_u(i32x4.add(a, i32x4.splat(2)), 2)
      const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(u, v), i16x8.narrow_i32x4_s(halfA, halfA))
      v128.store32_lane(toU + half, bytes, 0)
      v128.store32_lane(toV + half, bytes, 1)
      v128.store32_lane(toHalfA + half, bytes, 2)
    }
  }
}

/** to = from + to * (255 - alpha) / 255, for a rectangle of bytes. */
export function blendPlane(
  from: usize, alpha: usize, fromStride: i32, to: usize, toStride: i32, width: i32, height: i32,
): void {
  const full = i8x16.splat(-1), half = i16x8.splat(128)
  for (let y = 0; y < height; y++) {
    const s = from + <usize>(y * fromStride), a = alpha + <usize>(y * fromStride), d = to + <usize>(y * toStride)
    let x = 0
    for (; x + 16 <= width; x += 16) {
      const av = v128.load(a + x)
      if (!v128.any_true(av)) continue
      const rest = v128.sub<u8>(full, av)
      if (!v128.any_true(rest)) {
        v128.store(d + x, v128.load(s + x))
        continue
      }
      const dv = v128.load(d + x)
      let low = i16x8.add(i16x8.extmul_low_i8x16_u(dv, rest), half)
      let high = i16x8.add(i16x8.extmul_high_i8x16_u(dv, rest), half)
      low = i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8)
      high = i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8)
      v128.store(d + x, i8x16.add_sat_u(v128.load(s + x), i8x16.narrow_i16x8_u(low, high)))
    }
    for (; x < width; x++) {
      const av = <i32>load<u8>(a + x)
      if (av == 0) continue
      const t = (255 - av) * <i32>load<u8>(d + x) + 128
      store<u8>(d + x, <u8>min(<i32>load<u8>(s + x) + ((t + (t >> 8)) >> 8), 255))
    }
  }
}

// ---- Checks: cheap looks at every `step`th row ---------------------------------------------------------------------

/** Sum of absolute differences between every `step`th row of a plane and the rows kept one after the other at `kept`. */
export function differenceFromKept(plane: usize, width: i32, height: i32, step: i32, kept: usize): u32 {
  let sums = i32x4.splat(0)
  let rest: u32 = 0
  for (let y = step >> 1; y < height; y += step) {
    const row = plane + <usize>(y * width)
    let x = 0
    for (; x + 16 <= width; x += 16) {
      const a = v128.load(row + x), b = v128.load(kept + x)
      const apart = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a))
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(apart)))
    }
    for (; x < width; x++) rest += <u32>abs(<i32>load<u8>(row + x) - <i32>load<u8>(kept + x))
    kept += width
  }
  return rest + i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3)
}

/** Keeps every `step`th row of a plane for `differenceFromKept`. */
export function keepRows(plane: usize, width: i32, height: i32, step: i32, kept: usize): void {
  for (let y = step >> 1; y < height; y += step) {
    memory.copy(kept, plane + <usize>(y * width), width)
    kept += width
  }
}

/** How many bytes in every `step`th row of a plane are at most `limit`. */
export function countDark(plane: usize, width: i32, height: i32, step: i32, limit: i32): u32 {
  const most = i8x16.splat(<i8>limit)
  let count: u32 = 0
  for (let y = step >> 1; y < height; y += step) {
    const row = plane + <usize>(y * width)
    let x = 0
    for (; x + 16 <= width; x += 16) count += popcnt(i8x16.bitmask(i8x16.le_u(v128.load(row + x), most)))
    for (; x < width; x++) count += <u32>(<i32>load<u8>(row + x) <= limit)
  }
  return count
}
