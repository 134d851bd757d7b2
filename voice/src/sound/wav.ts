/** Mono 16-bit WAV, and reading whatever PCM or float WAV a voice service sends. */

import { Buffer } from 'node:buffer'

const HEADER = 44
const FULL_SCALE = 32768

/** Mono 16-bit PCM with a RIFF header. */
export function encodeWav(pcm: Int16Array, sampleRate: number): Buffer {
  const header = Buffer.alloc(HEADER)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER - 8 + pcm.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(pcm.byteLength, 40)
  return Buffer.concat([header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)])
}

type Format = { encoding: number; channels: number; sampleRate: number; bits: number }

/** Samples of a WAV file as mono, -1 to 1. Sizes in the header that lie (streamed files) are cut to what is there. */
export function decodeWav(file: Uint8Array): { pcm: Float32Array; sampleRate: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let format: Format | undefined
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const id = String.fromCharCode(...file.subarray(at, at + 4))
    const size = Math.min(view.getUint32(at + 4, true), file.byteLength - at - 8)
    if (id === 'fmt ') format = readFormat(view, at + 8)
    if (id === 'data' && format) return { pcm: readSamples(view, at + 8, size, format), sampleRate: format.sampleRate }
    at += 8 + size + (size & 1)
  }
  throw new Error('The sound is not a WAV file')
}

const readFormat = (view: DataView, at: number): Format => ({
  encoding: view.getUint16(at, true),
  channels: view.getUint16(at + 2, true),
  sampleRate: view.getUint32(at + 4, true),
  bits: view.getUint16(at + 14, true),
})

function readSamples(view: DataView, start: number, size: number, { encoding, channels, bits }: Format): Float32Array {
  const read = sampleReader(view, encoding, bits)
  const step = bits / 8
  const pcm = new Float32Array(Math.floor(size / step / channels))
  for (let i = 0; i < pcm.length; i++) {
    let sum = 0
    for (let c = 0; c < channels; c++) sum += read(start + (i * channels + c) * step)
    pcm[i] = sum / channels
  }
  return pcm
}

function sampleReader(view: DataView, encoding: number, bits: number): (at: number) => number {
  const readers: Record<string, (at: number) => number> = {
    '8': (at) => (view.getUint8(at) - 128) / 128,
    '16': (at) => view.getInt16(at, true) / FULL_SCALE,
    '24': (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / (FULL_SCALE * 256),
    '32': (at) => view.getInt32(at, true) / (FULL_SCALE * 65536),
    float32: (at) => view.getFloat32(at, true),
  }
  const reader = readers[encoding === 3 ? `float${bits}` : String(bits)]
  if (!reader) throw new Error(`WAV with ${bits} bits of encoding ${encoding} cannot be read`)
  return reader
}

/** Samples as 16-bit numbers, rounded; what lies outside -1 to 1 is cut. */
export function toInt16(pcm: Float32Array): Int16Array {
  const out = new Int16Array(pcm.length)
  for (let i = 0; i < pcm.length; i++)
    out[i] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(pcm[i]! * FULL_SCALE)))
  return out
}

/** 16-bit numbers as samples from -1 to 1: turning them back gives the same numbers. */
export function toFloat(pcm: Int16Array): Float32Array {
  const out = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) out[i] = pcm[i]! / FULL_SCALE
  return out
}
