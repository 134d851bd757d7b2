/** An 8x8 Bayer matrix as thresholds between 0 and 128 (7 bits of fraction): smooth backgrounds show no bands. */
export function bayerDither(): Uint16Array {
  return Uint16Array.from({ length: 64 }, (_, i) => bayer(i & 7, i >> 3) * 2 + 1)
}

function bayer(x: number, y: number): number {
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const a = (x >> bit) & 1
    const b = (y >> bit) & 1
    value |= (((a ^ b) << 1) | b) << (2 * (2 - bit))
  }
  return value
}
