import { describe, expect, it } from 'vitest'
import { decodeWav, encodeWav, toInt16 } from './wav.ts'

describe('WAV', () => {
  it('keeps every 16-bit number', () => {
    const pcm = Int16Array.from([-32768, -32767, -1, 0, 1, 32766, 32767])
    expect(toInt16(decodeWav(encodeWav(pcm, 16_000)).pcm)).toEqual(pcm)
  })

  it('is read when the header of a stream claims more than there is', () => {
    const file = encodeWav(Int16Array.from([1, 2, 3]), 24_000)
    file.writeUInt32LE(0xffffffff, 4)
    file.writeUInt32LE(0xffffffff, 40)
    expect(decodeWav(file)).toMatchObject({ sampleRate: 24_000, pcm: { length: 3 } })
  })

  it('is refused when it is something else', () => {
    expect(() =>
      decodeWav(new TextEncoder().encode('{"error":"no sound today, sorry about that, please retry"}')),
    ).toThrow('not a WAV')
  })
})
