/** A product that lies in root's home, which nobody else may enter, and renders as somebody else. */
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { decodeFilm } from '../renderer/src/fixtures/film.decode.ts'
import { shortPlan, writeSpeech } from '../renderer/src/fixtures/plans.ts'
import { turnedPicture } from '../renderer/src/fixtures/turned.picture.ts'
import { probeMedia } from '../renderer/src/media/media.probe.ts'
import { renderFilm, renderPoster } from '../renderer/src/render.ts'
import { buildServer } from '../scripts/build/server.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'octavo-home-'))
const at = (name: string) => join(home, name)

vi.mock('../renderer/src/tasks/program.ts', () => ({
  programFor: () => ({ file: pathToFileURL(at('task.process.mjs')), options: [] }),
}))

const asRoot = process.getuid?.() === 0
beforeAll(async () => {
  if (!asRoot) return
  await buildServer(ROOT, home)
  // mkdtemp has closed the folder; packages are found through it alone.
  rmSync(at('node_modules'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'))
  writeSpeech(at('speech.wav'), 1)
  await writeFile(at('mine.jpg'), turnedPicture(1), { mode: 0o600 })
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('below a folder that is closed to others', () => {
  it('films are made and files are looked into', async ({ skip }) => {
    if (!asRoot) skip('This is not started by root.')
    expect(statSync(home).mode & 0o077).toBe(0)
    const [thumbnail, out] = [at('small.jpg'), at('film.mp4')]
    expect(await probeMedia(at('mine.jpg'), 'picture', { thumbnail })).toMatchObject({ hasThumbnail: true })
    const brand = { name: 'Kiln', color: '#2f6fde', logoPath: at('mine.jpg'), fonts: 'classic' as const }
    const plan = shortPlan(at('speech.wav'), 1, { brand, music: { path: at('speech.wav') } })
    const report = await renderFilm(plan, { out, encoder: 'node-av', workers: 2 })
    expect(report.notes).toEqual([])
    expect(decodeFilm(out).frames).toHaveLength(30)
    expect(await probeMedia(out, 'clip', { thumbnail, encoder: 'node-av' })).toMatchObject({ hasThumbnail: true })
    const [scene] = plan.scenes
    const clip = { ...scene!, kind: 'media' as const, path: out, clip: true }
    expect(await renderPoster({ ...plan, scenes: [clip] }, 500, at('poster.jpg'))).toEqual({ notes: [] })
    expect((await readFile(thumbnail)).length).toBeGreaterThan(100)
  })
})
