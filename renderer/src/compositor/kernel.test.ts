import { describe, expect, it } from 'vitest'
import { bayerDither } from './dither.ts'
import { createKernel, type Kernel } from './kernel.ts'
import * as reference from './reference.ts'

/** Numbers from 0 to 255 that are the same on every run. */
function noise(seed: number, count: number): Uint8Array {
  let state = seed
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  })
}

/** Random premultiplied RGBA with clear, opaque and half-transparent pixels, and stretches that are wholly clear. */
function sprite(seed: number, pixels: number): Uint8Array {
  const rgba = noise(seed, pixels * 4)
  for (let i = 0; i < pixels; i++) {
    const kind = rgba[i * 4]! % 4
    const alpha = kind === 0 || Math.floor(i / 40) % 3 === 0 ? 0 : kind === 1 ? 255 : rgba[i * 4 + 3]!
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = Math.round((rgba[i * 4 + c]! * alpha) / 255)
    rgba[i * 4 + 3] = alpha
  }
  return rgba
}

function put(kernel: Kernel, data: Uint8Array | Uint16Array): number {
  const address = kernel.take(data.byteLength)
  kernel.bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), address)
  return address
}

function bytesAt(kernel: Kernel, address: number, count: number): Uint8Array {
  return kernel.bytes.slice(address, address + count)
}

function wordsAt(kernel: Kernel, address: number, count: number): Uint16Array {
  return new Uint16Array(bytesAt(kernel, address, count * 2).buffer)
}

const ROOM = 4_000_000

describe('the kernel computes what the reference says', () => {
  it.each([1, 2, 3])('turns the small ground to planes (seed %i)', (seed) => {
    const kernel = createKernel(ROOM)
    const rgba = noise(seed, 27 * 48 * 4)
    rgba.set([0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255])
    const [y, u, v] = [kernel.take(4000), kernel.take(4000), kernel.take(4000)]
    kernel.run.groundPlanes(put(kernel, rgba), 27 * 48, y, u, v)
    const got = { y: wordsAt(kernel, y, 27 * 48), u: wordsAt(kernel, u, 27 * 48), v: wordsAt(kernel, v, 27 * 48) }
    expect(got).toEqual(reference.groundPlanes(rgba))
  })

  it.each([
    [2, 2],
    [3, 5],
    [8, 4],
    [27, 48],
    [135, 24],
  ])('scales a plane of %ix%i up, eight and four times', (width, height) => {
    const kernel = createKernel(ROOM)
    const rgba = noise(width * height, width * height * 4)
    const low = reference.groundPlanes(rgba)
    const dither = bayerDither()
    const [ditherAt, row] = [put(kernel, dither), kernel.take(width * 2 + 32)]
    for (const [scale, shift] of [
      ['scaleLuma', 3],
      ['scaleChroma', 2],
    ] as const) {
      const plane = shift === 3 ? low.y : low.u
      const size = (width << shift) * (height << shift)
      const to = kernel.take(size)
      kernel.run[scale](put(kernel, plane), width, height, to, ditherAt, row)
      expect(Buffer.compare(bytesAt(kernel, to, size), reference.scalePlane(plane, width, height, shift, dither))).toBe(
        0,
      )
    }
  })

  it.each([
    [8, 2],
    [16, 6],
    [40, 10],
    [136, 32],
  ])('turns a sprite of %ix%i to planes', (width, height) => {
    const kernel = createKernel(ROOM)
    const rgba = sprite(width + height, width * height)
    const count = width * height
    const [y, a, u, v, halfA] = [count, count, count, count, count].map(kernel.take) as [
      number,
      number,
      number,
      number,
      number,
    ]
    kernel.run.spritePlanes(put(kernel, rgba), width, height, y, a, u, v, halfA)
    const got = {
      y: bytesAt(kernel, y, count),
      a: bytesAt(kernel, a, count),
      u: bytesAt(kernel, u, count / 4),
      v: bytesAt(kernel, v, count / 4),
      halfA: bytesAt(kernel, halfA, count / 4),
    }
    expect(got).toEqual(reference.spritePlanes(rgba, width, height))
  })

  it.each([1, 7, 16, 20, 37, 64])('blends rectangles %i wide and leaves what is beside them', (width) => {
    const kernel = createKernel(ROOM)
    const [height, stride] = [5, 80]
    const { y: from, a: alpha } = reference.spritePlanes(sprite(width, 80 * 8), 80, 8)
    const before = noise(99, stride * height)
    const to = put(kernel, before)
    kernel.run.blendPlane(put(kernel, from), put(kernel, alpha), 80, to, stride, width, height)
    const wanted = before.map((byte, i) => (i % stride < width ? reference.blendByte(from[i]!, alpha[i]!, byte) : byte))
    expect(bytesAt(kernel, to, stride * height)).toEqual(wanted)
  })

  it.each([
    [16, 16, 8],
    [108, 30, 8],
    [37, 21, 4],
  ])('keeps, compares and counts every so many rows of %ix%i (every %i)', (width, height, step) => {
    const kernel = createKernel(ROOM)
    const [first, second] = [noise(5, width * height), noise(6, width * height)]
    const kept = kernel.take(width * height)
    const plane = put(kernel, first)
    kernel.run.keepRows(plane, width, height, step, kept)
    expect(kernel.run.differenceFromKept(plane, width, height, step, kept)).toBe(0)
    kernel.bytes.set(second, plane)
    const [a, b] = [first, second].map((whole) => reference.everyRow(whole, width, height, step)) as [
      Uint8Array,
      Uint8Array,
    ]
    const apart = a.reduce((sum, byte, i) => sum + Math.abs(byte - b[i]!), 0)
    expect(kernel.run.differenceFromKept(plane, width, height, step, kept)).toBe(apart)
    expect(kernel.run.countDark(plane, width, height, step, 37)).toBe(b.filter((byte) => byte <= 37).length)
  })
})

describe('a missing kernel', () => {
  it('says what to run', () => {
    expect(() => createKernel(1000, new URL('./missing.wasm', import.meta.url))).toThrow('npm run build')
  })
})
