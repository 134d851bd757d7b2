/** An edited film, frame by frame: what was not drawn again is what a fresh film of the same plan shows. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editPlan } from '#storyboard/edit.ts'
import { planOf } from '#storyboard/film.fixture.ts'
import { whatChanged } from './changed.ts'
import { writeSpeech } from './fixtures/plans.ts'
import { renderFilm } from './render.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-edit-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('is the film that its plan makes afresh, and only what changed was made for it', async () => {
  const path = join(folder, 'speech.wav')
  writeSpeech(path, 12)
  const text = 'Clay shrinks in the fire. You need three things: a shelf, a cloth and time. Why does a cup crack?'
  const plan = { ...planOf(text, { width: 216, height: 384 }), speech: { path } }
  const make = (film: typeof plan, name: string, cacheFolder?: string) =>
    renderFilm(film, { out: join(folder, name), encoder: 'node-av', workers: 2, ...(cacheFolder && { cacheFolder }) })
  await make(plan, 'before.mp4', join(folder, 'cache'))
  const to = { kind: 'icon', icon: 'clock', label: 'Let it rest' } as const
  const edited = { ...editPlan(plan, { scenes: [{ id: 's1', to }] }).plan, speech: { path } }
  const report = await make(edited, 'edited.mp4', join(folder, 'cache'))
  await make(edited, 'fresh.mp4')
  expect((await readFile(join(folder, 'edited.mp4'))).equals(await readFile(join(folder, 'fresh.mp4')))).toBe(true)
  const { frames, ofFrames } = whatChanged(plan, edited)
  expect(frames).toBeGreaterThan(0)
  expect(report.framesReused).toBe(ofFrames - frames)
})
