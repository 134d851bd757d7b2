import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortPlan } from '#fixtures/plans.ts'
import { CORNERS, turnedPicture } from '#fixtures/turned.picture.ts'
import { probeFile } from '#tasks/probe.task.ts'
import { picturesOf } from './picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const kept = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const drawn = async (path: string) => {
  const { at, notes } = await picturesOf(
    shortPlan('', 1, { scenes: [{ kind: 'media', path, startMs: 0, endMs: 1000, reason: '' }] }),
  )
  return { picture: at(path) as unknown as Canvas | undefined, notes }
}

/** The colours of the four quarters, as bright or dark in each channel. */
function quarters(picture: Canvas): string[] {
  const ctx = picture.getContext('2d')
  return CORNERS.map((_, at) => {
    const [x, y] = [at % 2 ? 0.75 : 0.25, at > 1 ? 0.75 : 0.25]
    const [r = 0, g = 0, b = 0] = ctx.getImageData(picture.width * x, picture.height * y, 1, 1).data
    return `#${[r, g, b].map((one) => (one > 127 ? 'ff' : '00')).join('')}`
  })
}

describe('a picture of the user', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is drawn upright however the camera lay (EXIF orientation %i)', async (turn) => {
    const path = await kept(`turned-${turn}.jpg`, turnedPicture(turn))
    const { picture } = await drawn(path)
    expect([picture?.width, picture?.height]).toEqual([64, 32])
    expect(quarters(picture!)).toEqual(CORNERS)
    const thumbnail = join(folder, `thumbnail-${turn}.jpg`)
    const looked = await probeFile({ path, kind: 'picture', encoder: 'ffmpeg', thumbnail }, () => {})
    expect(looked.probe).toMatchObject({ width: 64, height: 32, hasThumbnail: true })
  })

  it('is held no larger than the frame can use', async () => {
    const path = await kept('large.png', createCanvas(2400, 1200).toBuffer('image/png'))
    const { picture } = await drawn(path)
    expect(picture!.height).toBeLessThanOrEqual(Math.ceil(384 * 1.2))
  })

  it('may be WebP', async () => {
    const { picture } = await drawn(await kept('p.webp', createCanvas(80, 60).toBuffer('image/webp')))
    expect([picture?.width, picture?.height]).toEqual([80, 60])
  })

  it('that cannot be read is left out, and the film says so', async () => {
    const { picture, notes } = await drawn(await kept('half.jpg', turnedPicture(1).subarray(0, 60)))
    expect(picture).toBeUndefined()
    expect(notes).toEqual([expect.stringMatching(/half\.jpg/)])
  })
})
