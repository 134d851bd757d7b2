import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoder, openEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { decodeFilm } from '#fixtures/film.decode.ts'
import { shortPlan, writeSpeech } from '#fixtures/plans.ts'
import { renderFilm } from '#render.ts'
import { writeClipFrames } from './clip.frames.ts'
import { clipFrame } from './clip.request.ts'

const here: EncoderName[] = ['node-av']
await chooseEncoder('ffmpeg').then(
  () => here.push('ffmpeg'),
  () => {},
)

let folder: string
let clip: string
const SIZE = { width: 216, height: 384 }
/** Brightness of the clip's left and right half in its first and in its second half second. */
const LIGHT = [
  [60, 200],
  [200, 60],
] as const
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-clip-'))
  clip = join(folder, 'clip.mp4')
  const size = { width: 640, height: 360 }
  const video = await (await openEncoder(await chooseEncoder('auto'))).openVideo(clip, size, 'fast')
  for (let frame = 0; frame < 30; frame++) {
    const picture = new Uint8Array((size.width * size.height * 3) / 2).fill(128)
    const [left, right] = LIGHT[frame < 15 ? 0 : 1]!
    for (let at = 0; at < size.width * size.height; at++) picture[at] = at % 640 < 320 ? left : right
    await video.write(picture)
  }
  await video.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function green(): Buffer {
  const canvas = createCanvas(300, 300)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#00d000'
  ctx.fillRect(0, 0, 300, 300)
  return canvas.toBuffer('image/png')
}

async function lightOf(file: string): Promise<number> {
  const image = await loadImage(file)
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return ctx.getImageData(image.width / 2, image.height / 2, 1, 1).data[0]!
}

describe.each(here)('a clip taken apart with %s', (encoder) => {
  it('is thirty pictures a second of the film’s size, with its focus in view', async () => {
    for (const [side, focus] of [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ].entries()) {
      const pictures = join(folder, `${encoder}-${side}`)
      const frames = await writeClipFrames({ path: clip, size: SIZE, focus, seconds: 5, encoder, folder: pictures })
      expect(frames).toBe(30)
      const first = await loadImage(clipFrame(pictures, 0))
      expect([first.width, first.height]).toEqual([SIZE.width, SIZE.height])
      const lights = [await lightOf(clipFrame(pictures, 5)), await lightOf(clipFrame(pictures, 25))]
      expect(lights[0]! > 128).toBe(LIGHT[0][side]! > 128)
      expect(lights[1]! > 128).toBe(LIGHT[1][side]! > 128)
    }
  })

  it('is taken apart no further than its scene lasts', async () => {
    const pictures = join(folder, `${encoder}-short`)
    const request = { path: clip, size: SIZE, focus: { x: 0.5, y: 0.5 }, seconds: 0.4, encoder, folder: pictures }
    expect(await writeClipFrames(request)).toBe(12)
  })

  it('that cannot be read gives no picture', async () => {
    const pictures = join(folder, `${encoder}-none`)
    const request = {
      path: join(folder, 'none.mp4'),
      size: SIZE,
      focus: { x: 0, y: 0 },
      seconds: 1,
      encoder,
      folder: pictures,
    }
    expect(await writeClipFrames(request)).toBe(0)
  })
})

describe('a film with a clip and a picture', () => {
  const middleOf = ({ y }: { y: Uint8Array }) => y[Math.round(SIZE.height * 0.45) * SIZE.width + SIZE.width / 2]!

  it('plays the one in its scene, again when it is over, shows the other, and leaves nothing behind', async () => {
    const speech = join(folder, 'speech.wav')
    writeSpeech(speech, 4)
    const picture = join(folder, 'green.png')
    await writeFile(picture, green())
    const statement = shortPlan(speech, 4).scenes[0]!
    const plan = shortPlan(speech, 4, {
      captions: false,
      scenes: [
        { ...statement, endMs: 1000 },
        { kind: 'media', path: clip, clip: true, focus: { x: 0, y: 0.5 }, startMs: 1000, endMs: 3000, reason: '' },
        { kind: 'media', path: picture, startMs: 3000, endMs: 4000, reason: '' },
      ],
    })
    const cacheFolder = join(folder, 'cache')
    const report = await renderFilm(plan, { out: join(folder, 'film.mp4'), workers: 1, preset: 'fast', cacheFolder })
    expect(report.notes).toEqual([])
    const { frames } = decodeFilm(join(folder, 'film.mp4'))
    const bright = [33, 50, 63, 80].map((frame) => middleOf(frames[frame]!) > 110)
    expect(bright).toEqual([false, true, false, true])
    const { u, v } = frames[105]!
    const at = Math.round(SIZE.height * 0.225) * (SIZE.width / 2) + SIZE.width / 4
    expect([u[at]! < 100, v[at]! < 100]).toEqual([true, true])
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    const again = await renderFilm(plan, { out: join(folder, 'film.mp4'), workers: 1, preset: 'fast', cacheFolder })
    expect(again.framesReused).toBe(120)
  })

  it('says it when the clip cannot be read', async () => {
    const speech = join(folder, 'speech.wav')
    const scenes = [{ kind: 'media' as const, path: 'gone.mp4', clip: true, startMs: 0, endMs: 1000, reason: '' }]
    const plan = shortPlan(speech, 1, { scenes })
    const { notes } = await renderFilm(plan, { out: join(folder, 'none.mp4'), workers: 1, preset: 'fast' })
    expect(notes).toEqual(['A clip could not be read, so its scene has none.'])
  })
})
