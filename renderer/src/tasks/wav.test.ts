import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSpeech } from './wav.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-wav-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Wav = { code?: number; channels?: number; rate?: number; bits?: number; data?: Buffer; before?: Buffer }

async function wav({ code = 1, channels = 1, rate = 48_000, bits = 16, before, data }: Wav): Promise<string> {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(code, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt16LE(bits, 14)
  const parts = [
    chunk('fmt ', format),
    before ? chunk('LIST', before) : Buffer.alloc(0),
    chunk('data', data ?? Buffer.alloc(4)),
  ]
  const body = Buffer.concat([Buffer.from('WAVE'), ...parts])
  const path = join(folder, 'speech.wav')
  await writeFile(path, chunk('RIFF', body))
  return path
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length & 1)])
}

describe('speech from a WAV file', () => {
  it('is read from 16 bits, past chunks of other kinds', async () => {
    const data = Buffer.from(Int16Array.from([0, 16_384, -32_768]).buffer)
    expect([...(await readSpeech(await wav({ data, before: Buffer.from('odd') })))]).toEqual([0, 0.5, -1])
  })

  it('is read from floats', async () => {
    const data = Buffer.from(Float32Array.from([0, 0.25, -1]).buffer)
    expect([...(await readSpeech(await wav({ code: 3, bits: 32, data })))]).toEqual([0, 0.25, -1])
  })

  it('is what there is when the file is cut short', async () => {
    const path = await wav({ data: Buffer.from(Int16Array.from([1, 2, 3, 4]).buffer) })
    const { readFile } = await import('node:fs/promises')
    await writeFile(path, (await readFile(path)).subarray(0, -4))
    expect(await readSpeech(path)).toHaveLength(2)
  })

  it.each([
    ['stereo', { channels: 2 }],
    ['44.1 kHz', { rate: 44_100 }],
    ['24 bits', { bits: 24 }],
  ])('is refused as %s', async (_, format) => {
    await expect(readSpeech(await wav(format))).rejects.toThrow('mono at 48 kHz')
  })

  it('is refused when the file is something else', async () => {
    const path = join(folder, 'note.wav')
    await writeFile(path, 'Dear reader')
    await expect(readSpeech(path)).rejects.toThrow('is not a WAV file')
  })
})
