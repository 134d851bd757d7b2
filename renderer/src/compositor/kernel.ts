import { readFileSync } from 'node:fs'

const PAGE = 65_536
const FIRST_FREE = PAGE

/** The functions of `kernel.as.ts`; every `number` that names a plane or a buffer is an address. */
export type KernelFunctions = {
  groundPlanes(rgba: number, count: number, toY: number, toU: number, toV: number): void
  scaleLuma(low: number, lowWidth: number, lowHeight: number, to: number, dither: number, row: number): void
  scaleChroma(low: number, lowWidth: number, lowHeight: number, to: number, dither: number, row: number): void
  spritePlanes(
    rgba: number,
    width: number,
    height: number,
    toY: number,
    toA: number,
    toU: number,
    toV: number,
    toHalfA: number,
  ): void
  blendPlane(
    from: number,
    alpha: number,
    fromStride: number,
    to: number,
    toStride: number,
    width: number,
    height: number,
  ): void
  differenceFromKept(plane: number, width: number, height: number, step: number, kept: number): number
  keepRows(plane: number, width: number, height: number, step: number, kept: number): void
  countDark(plane: number, width: number, height: number, step: number, limit: number): number
}

/** A kernel and the memory it works in. The memory never grows, so addresses and views stay good. */
export type Kernel = {
  run: KernelFunctions
  bytes: Uint8Array
  /** Room for so many bytes, behind what was taken before. */
  take(size: number): number
  /** How much is left. */
  left(): number
  /** Takes back all that was taken from this address on. */
  takeBack(from: number): void
}

/** What `npm run kernel` makes of `kernel.as.ts`. */
export const COMPILED = new URL('./kernel.wasm', import.meta.url)

/** Makes a kernel with room for `size` bytes; throws one clear error when `kernel.wasm` did not come along. */
export function createKernel(size: number, compiled = COMPILED): Kernel {
  const module = loadKernel(compiled)
  const pages = Math.ceil((FIRST_FREE + size) / PAGE)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const instance = new WebAssembly.Instance(module, { env: { memory, abort: refuse } })
  const bytes = new Uint8Array(memory.buffer)
  let top = FIRST_FREE
  const take = (wanted: number) => {
    const address = top
    top += roomFor(wanted)
    if (top > bytes.byteLength) throw new Error('The compositor has no room left: its sizes were counted wrongly.')
    return address
  }
  return {
    run: instance.exports as KernelFunctions,
    bytes,
    take,
    left: () => bytes.byteLength - top,
    takeBack: (from) => {
      top = from
    },
  }
}

const loaded = new Map<string, WebAssembly.Module>()

/** The kernel, read and compiled once. */
export function loadKernel(compiled = COMPILED): WebAssembly.Module {
  const module = loaded.get(compiled.href) ?? new WebAssembly.Module(readKernel(compiled))
  loaded.set(compiled.href, module)
  return module
}

/** What `take(size)` uses up: SIMD code may touch a few bytes past the end. */
export function roomFor(size: number): number {
  return (size + 127) & ~63
}

function readKernel(file: URL): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    throw new Error('The renderer is not built: kernel.wasm is missing. Run `npm run build` first.')
  }
}

function refuse(): never {
  throw new Error('The compositor kernel stopped.')
}
