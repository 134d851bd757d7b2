import { expect, it } from 'vitest'
import { plainType, recorderType, wavOf } from './sound-file.rules.ts'

it.each([
  ['Chrome', (type: string) => type.startsWith('audio/webm'), 'audio/webm;codecs=opus'],
  ['Safari', (type: string) => type.startsWith('audio/mp4'), 'audio/mp4;codecs=mp4a.40.2'],
  ['Firefox of old', (type: string) => type.startsWith('audio/ogg'), 'audio/ogg;codecs=opus'],
  ['one that knows none of them', () => false, undefined],
])('%s records what it can', (_browser, isSupported, type) => {
  expect(recorderType(isSupported)).toBe(type)
})

it('a type is told without its codec', () => {
  expect(plainType('audio/webm; codecs=opus')).toBe('audio/webm')
  expect(plainType('')).toBe('')
})

it('writes a WAV with its rate and its samples, cut where they are too loud', () => {
  const view = new DataView(wavOf([Float32Array.of(0, 0.5), Float32Array.of(-1, 1.5)], 44_100))
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint32(4, true), view.byteLength]).toEqual([44, 52])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 44_100, 16])
  expect([0, 1, 2, 3].map((at) => view.getInt16(44 + 2 * at, true))).toEqual([0, 16_384, -32_767, 32_767])
})
