import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shortPlan } from './fixtures/plans.ts'
import { renderPoster } from './render.ts'
import { renderStills } from './stills.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-stills-'))
})
afterAll(() => rm(folder, { recursive: true }))

const plan = shortPlan('', 2)
const pixelsOf = async (file: string) => {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return { width: image.width, height: image.height, data: canvas.data() }
}

it('draws many frames, each the one that a poster of that moment shows', async () => {
  const stills = [0, 1900].map((atMs) => ({ plan, atMs, out: join(folder, `${atMs}.png`) }))
  await renderStills(stills, { workers: 2 })
  for (const { atMs, out } of stills) {
    const poster = join(folder, `poster-${atMs}.png`)
    await renderPoster(plan, atMs, poster)
    expect((await pixelsOf(out)).data.equals((await pixelsOf(poster)).data)).toBe(true)
  }
})

it('makes them smaller and writes what their names end in', async () => {
  const out = join(folder, 'small.webp')
  await renderStills([{ plan, atMs: 1000, out }], { width: 108 })
  expect(await pixelsOf(out)).toMatchObject({ width: 108, height: 192 })
})

it('says which picture could not be made', async () => {
  const out = join(folder, 'nowhere', 'a.png')
  await expect(renderStills([{ plan, atMs: 0, out }])).rejects.toThrow(`The picture ${out} could not be made`)
})
