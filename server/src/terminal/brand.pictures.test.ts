import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { messages } from '@octavo/contract/messages'
import { type FilmPicture, PICTURE_LIMITS } from '@octavo/contract/picture'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localAccount } from '#accounts/index.ts'
import { type SignedIn, signedInAs } from '#context.ts'
import { media } from '#db/tables/index.ts'
import { mediaFile } from '#media/index.ts'
import { uploadedPicture } from '#media/objects/index.ts'
import type { MediaInspector } from '#rendering/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { WrongOption } from './batch.options.ts'
import { labelOf, logoFrom, picturesFrom } from './brand.pictures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-pictures-'))
const put = (name: string, bytes: Buffer | string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}
const picture = (side: number, type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer =>
  createCanvas(side, side).toBuffer(type as 'image/png')

/** Looks like the real one, without a process for each file. */
const mediaInspector: MediaInspector = {
  name: 'Quick look',
  look: async () => ({ width: 40, height: 40, durationMs: null, hasThumbnail: false }),
}

let product: TestProduct
let ctx: SignedIn
beforeAll(async () => {
  product = await startTestProduct({ mediaInspector })
  ctx = signedInAs(product.ctx, await localAccount(product.ctx))
})
afterAll(async () => {
  await product.end()
  rmSync(folder, { recursive: true, force: true })
})

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(WrongOption)
  return (error as Error).message
}

describe('a logo from a file', () => {
  it('is kept as an upload is, and once however often it comes', async () => {
    const file = put('logo.png', picture(64))
    const address = await logoFrom(ctx, file)
    expect((await uploadedPicture(ctx, address)).contentType).toBe('image/png')
    expect(await logoFrom(ctx, file)).toBe(address)
    expect(await logoFrom(ctx, put('other.jpg', picture(32, 'image/jpeg')))).not.toBe(address)
  })

  it('is refused in the words of an upload, with its name', async () => {
    expect(await refusalOf(logoFrom(ctx, put('logo.svg', '<svg/>')))).toContain(`logo.svg: ${messages.brand.logoType}`)
    expect(await refusalOf(logoFrom(ctx, path.join(folder, 'none.png')))).toContain('cannot be read (ENOENT)')
  })
})

describe('pictures from a folder', () => {
  const shop = path.join(folder, 'shop')
  const take = (before: FilmPicture[] = []) => picturesFrom(ctx, shop, before, () => {})

  it('come into the media library once, with what their names say, and a second run changes nothing', async () => {
    mkdirSync(shop)
    put('shop/blue-mug.png', picture(40))
    put('shop/the same mug.png', picture(40))
    put('shop/IMG_1234.JPG', picture(48, 'image/jpeg'))
    put('shop/prices.txt', 'Mugs £28')
    const pictures = await take()
    expect(pictures.map(({ label }) => label)).toEqual([undefined, 'blue mug'])
    for (const { mediaId } of pictures) expect((await mediaFile(ctx, mediaId, 'file')).type).toMatch(/^image\//)
    const cared = pictures.map((one) => ({ ...one, label: 'A mug', focus: { x: 0.2, y: 0.4 } }))
    expect(await take(cared)).toEqual(cared)
    expect(await product.ctx.db.$count(media, eq(media.accountId, ctx.accountId))).toBe(2)
  })

  it('are as many as a brand may have, and it says how many were left', async () => {
    const said: string[] = []
    const mediaId = '0b5f0f4e-0000-4000-8000-000000000002'
    const full = Array.from({ length: PICTURE_LIMITS.brand }, () => ({ mediaId }))
    expect(await picturesFrom(ctx, shop, full, (line) => said.push(line))).toHaveLength(PICTURE_LIMITS.brand)
    expect(said.join()).toContain('3 of the folder')
  })

  it('are refused with the name of the one that is none, or of a folder without any', async () => {
    put('shop/a.png', 'no picture at all')
    expect(await refusalOf(take())).toContain('a.png: ')
    mkdirSync(path.join(folder, 'empty'))
    expect(await refusalOf(picturesFrom(ctx, path.join(folder, 'empty'), [], () => {}))).toContain(
      'no picture (PNG, JPG, WebP)',
    )
  })
})

it.each([
  ['blue-mug_2.jpg', 'blue mug 2'],
  ['Wheel class.JPEG', 'Wheel class'],
  ['IMG_20240301_1200.jpg', ''],
  ['DSC01234.jpg', ''],
  ['2024-03-01.png', ''],
  ['P1010203.jpg', ''],
  [`${'long '.repeat(20)}.png`, ''],
])('a file called %s shows "%s"', (name, label) => {
  expect(labelOf(name)).toBe(label)
})
