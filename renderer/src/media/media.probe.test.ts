import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoder, openEncoder } from '#encode/choose.encoder.ts'
import { wavFile } from '#fixtures/sound.ts'
import { probeFile } from '#tasks/probe.task.ts'
import type { MediaKind } from './media.facts.ts'
import { probeMedia } from './media.probe.ts'
import { pictureSize } from './picture.size.ts'

let folder: string
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-probe-'))
  await writeClip(at('clip.mp4'))
  await writeFile(at('wide.png'), picture().toBuffer('image/png'))
  await writeFile(at('wide.webp'), picture().toBuffer('image/webp'))
  await writeFile(at('half.png'), picture().toBuffer('image/png').subarray(0, 400))
  await writeFile(at('tone.wav'), wavFile(new Int16Array(2 * 48_000)))
  await writeFile(at('text.mp4'), 'ftyp is all that this has of a film')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function picture() {
  const canvas = createCanvas(900, 300)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#c82a2a'
  ctx.fillRect(0, 0, 450, 300)
  return canvas
}

async function writeClip(path: string) {
  const size = { width: 320, height: 640 }
  const video = await (await openEncoder(await chooseEncoder('auto'))).openVideo(path, size, 'fast')
  const grey = new Uint8Array((size.width * size.height * 3) / 2).fill(128)
  for (let frame = 0; frame < 30; frame++) await video.write(grey)
  await video.close()
}

/** Without the process of its own, which takes seconds to begin. */
const look = async (name: string, kind: MediaKind) =>
  (
    await probeFile(
      { path: at(name), kind, encoder: await chooseEncoder('auto'), thumbnail: at('small.jpg') },
      () => {},
    )
  ).probe

describe("somebody's file", () => {
  it.each<[string, MediaKind, object]>([
    ['wide.png', 'picture', { width: 900, height: 300, durationMs: null, hasThumbnail: true }],
    ['wide.webp', 'picture', { width: 900, height: 300, durationMs: null, hasThumbnail: true }],
    ['clip.mp4', 'clip', { width: 320, height: 640, durationMs: 1000, hasThumbnail: true }],
    ['tone.wav', 'music', { width: null, height: null, durationMs: 2000, hasThumbnail: false }],
  ])('%s is read as the %s it is', async (name, kind, facts) => {
    expect(await look(name, kind)).toEqual(facts)
  })

  it.each<[string, MediaKind]>([
    ['half.png', 'picture'],
    ['text.mp4', 'clip'],
    ['tone.wav', 'clip'],
    ['clip.mp4', 'music'],
  ])('%s is no %s', async (name, kind) => {
    expect(await look(name, kind)).toBeUndefined()
  })

  it('of which nothing is seen has no small picture, in a process of its own too', async () => {
    const thumbnail = at('none.jpg')
    expect(await probeMedia(at('tone.wav'), 'music', { thumbnail })).toMatchObject({ hasThumbnail: false })
    expect(await probeMedia(at('half.png'), 'picture', { thumbnail })).toBeUndefined()
  })

  it('has a small picture, whichever encoder there is', async () => {
    for (const encoder of ['ffmpeg', 'node-av'] as const) {
      const usable = await chooseEncoder(encoder).catch(() => undefined)
      if (!usable) continue
      const thumbnail = at(`${encoder}.jpg`)
      expect(await probeMedia(at('clip.mp4'), 'clip', { thumbnail, encoder })).toMatchObject({ hasThumbnail: true })
      const { width, height } = await loadImage(await readFile(thumbnail))
      expect([width, height]).toEqual([240, 480])
    }
  })
})

it('the size of a WebP stands in its head, lossy or not', () => {
  for (const quality of [50, 100])
    expect(pictureSize(picture().toBuffer('image/webp', quality))).toEqual({ width: 900, height: 300 })
})
