/** ONNX Runtime, which comes with the voices and not with the product: the native package where it was fetched, else WebAssembly. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is used of ONNX Runtime's interface, the same in both packages. */
export type Tensor = { readonly data: ArrayLike<number | bigint>; readonly dims: readonly number[] }
export type Session = { run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> }
export type Onnx = {
  session(model: string): Promise<Session>
  floats(values: Float32Array | number[], dims: number[]): Tensor
  integers(values: number[], dims: number[]): Tensor
}

type Runtime = {
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: number[]) => Tensor
  InferenceSession: { create(model: string | Uint8Array, options: object): Promise<Session> }
  env: { wasm: { numThreads: number; wasmBinary: Uint8Array; wasmPaths: { mjs: string } } }
}

/** Where the parts of the runtime lie below the folder of all voices. */
export const RUNTIME_FOLDERS = { wasm: 'runtime', native: 'native' } as const

export type RuntimeKind = keyof typeof RUNTIME_FOLDERS

/** Which of the two a voice would be computed with; none where neither was fetched. */
export const runtimeIn = (voices: string): RuntimeKind | undefined =>
  (['native', 'wasm'] as const).find((kind) => existsSync(join(voices, RUNTIME_FOLDERS[kind], 'installed.json')))

/** Opens the runtime of a folder of voices; the native one with as many threads. */
export async function openOnnx(voices: string, threads: number): Promise<Onnx> {
  const kind = runtimeIn(voices)
  if (!kind) throw new Error('ONNX Runtime is not installed; npm run voices -- runtime fetches it.')
  const folder = join(voices, RUNTIME_FOLDERS[kind])
  return kind === 'native' ? openNative(folder, threads) : openWasm(folder)
}

async function openNative(folder: string, threads: number): Promise<Onnx> {
  const runtime: Runtime = createRequire(join(folder, 'package.json'))('onnxruntime-node')
  // A path and not bytes: so the model is not held twice.
  return onnxOf(runtime, (model) =>
    runtime.InferenceSession.create(model, { intraOpNumThreads: threads, logSeverityLevel: 3 }),
  )
}

/** Its own threads do not start under Node, so it computes in this one. */
async function openWasm(folder: string): Promise<Onnx> {
  const runtime: Runtime = await import(pathToFileURL(join(folder, 'ort.wasm.min.mjs')).href)
  runtime.env.wasm.numThreads = 1
  runtime.env.wasm.wasmBinary = await readFile(join(folder, 'ort-wasm-simd-threaded.wasm'))
  runtime.env.wasm.wasmPaths = { mjs: pathToFileURL(join(folder, 'ort-wasm-simd-threaded.mjs')).href }
  return onnxOf(runtime, async (model) =>
    runtime.InferenceSession.create(await readFile(model), { executionProviders: ['wasm'] }),
  )
}

const onnxOf = ({ Tensor }: Runtime, session: Onnx['session']): Onnx => ({
  session,
  floats: (values, dims) => new Tensor('float32', Float32Array.from(values), dims),
  integers: (values, dims) => new Tensor('int64', BigInt64Array.from(values.map(BigInt)), dims),
})
