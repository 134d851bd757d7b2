import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseEncoder } from '#encode/choose.encoder.ts'
import { shortPlan, writeSpeech } from '#fixtures/plans.ts'
import { readTrack } from '#media/track.ts'
import { renderSound } from './sound.task.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-sound-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const loudest = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

it('speech that begins later is silent until then, and whole after it', async () => {
  const speech = join(folder, 'speech.wav')
  writeSpeech(speech, 2)
  const encoder = await chooseEncoder('auto')
  const out = join(folder, 'sound.m4a')
  const plan = { ...shortPlan(speech, 4), speech: { path: speech, atMs: 1400 } }
  await renderSound({ plan, makers: {}, encoder, out }, () => undefined)
  const { left } = await readTrack(out, 4, encoder)
  const between = (from: number, to: number) => loudest(left.subarray(from * 48_000, to * 48_000))
  expect(between(0, 1.3)).toBeLessThan(0.01)
  expect(between(1.5, 3.3)).toBeGreaterThan(0.1)
  expect(between(3.5, 4)).toBeLessThan(0.01)
})
