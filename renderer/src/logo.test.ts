import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageSize, loadLogo } from './logo.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-logo-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function load(content: Buffer) {
  const path = join(folder, 'logo')
  await writeFile(path, content)
  return loadLogo(path)
}

const canvas = createCanvas(30, 20)

describe('a logo', () => {
  it.each([
    ['PNG', canvas.toBuffer('image/png')],
    ['JPEG', canvas.toBuffer('image/jpeg')],
  ])('is read from %s', async (_, content) => {
    expect(imageSize(content)).toEqual({ width: 30, height: 20 })
    const { logo } = await load(content)
    expect([logo?.width, logo?.height]).toEqual([30, 20])
  })

  it.each([
    ['text', Buffer.from('<svg/>')],
    ['nothing', Buffer.alloc(0)],
    ['half a PNG', canvas.toBuffer('image/png').subarray(0, 40)],
    ['a JPEG without a size', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
  ])('is left out with a note when the file is %s', async (_, content) => {
    expect(await load(content)).toEqual({ note: expect.stringContaining('could not be read') })
  })

  it('is left out with a note when the file is missing', async () => {
    expect(await loadLogo(join(folder, 'missing.png'))).toEqual({ note: expect.stringContaining('could not be read') })
  })

  it('is left out before it is unpacked when it would fill the memory', async () => {
    const png = canvas.toBuffer('image/png')
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    expect(await load(Buffer.concat([png, deflateSync(Buffer.alloc(1000))]))).toEqual({
      note: 'The logo is too large, so the film has none.',
    })
  })
})
