import type { Size } from '#plan.ts'
import { frameBytes } from './compositor.ts'

/**
 * Cuts I420 frames at the right and below; what has the size already passes as it is. A frame's bytes stay good until
 * `ring` - 1 later frames have been cut. All sides are even.
 */
export function cropper(from: Size, to: Size, ring: number): (frame: Uint8Array) => Uint8Array {
  if (from.width === to.width && from.height === to.height) return (frame) => frame
  const frames = Array.from({ length: ring }, () => new Uint8Array(frameBytes(to)))
  let slot = 0
  return (frame) => {
    slot = (slot + 1) % ring
    cut(frame, from, frames[slot]!, to)
    return frames[slot]!
  }
}

function cut(frame: Uint8Array, from: Size, into: Uint8Array, to: Size): void {
  let [read, write] = [0, 0]
  for (const half of [1, 2, 2]) {
    const [stride, width, height] = [from.width / half, to.width / half, to.height / half]
    for (let row = 0; row < height; row++)
      into.set(frame.subarray(read + row * stride, read + row * stride + width), write + row * width)
    read += stride * (from.height / half)
    write += width * height
  }
}
