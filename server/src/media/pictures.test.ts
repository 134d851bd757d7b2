import { createCanvas } from '@napi-rs/canvas'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FilmRequest, MediaInspector } from '#rendering/index.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner, quick } from '#test/quick-films.ts'

const pixels = { width: 640, height: 480 }

/** Looks like the real one, without a process for each file. */
const quickInspector: MediaInspector = {
  name: 'Quick look',
  look: async (_path, kind) => ({
    width: kind === 'music' ? null : pixels.width,
    height: kind === 'music' ? null : pixels.height,
    durationMs: kind === 'picture' ? null : 2000,
    hasThumbnail: false,
  }),
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ ...quick, mediaInspector: quickInspector })
})
afterAll(() => product.end())

const png = createCanvas(64, 48).toBuffer('image/png')
const mp4 = Buffer.from('\0\0\0\x20ftypisom and what a film has', 'latin1')
const wav = Buffer.alloc(200)
wav.write('RIFF____WAVEfmt ')

/** A file in the person's media library; its id. */
async function brought(person: Owner, filename: string, bytes: Buffer): Promise<string> {
  const search = new URLSearchParams({ filename, type: 'x', 'metadata[purpose]': 'media' })
  const { body } = await person.get(`/s3/params?${search}`)
  await product.visitor().put(body.url, bytes, body.headers)
  const found = async () =>
    (await person.get('/api/media')).body.media.find(({ name }: { name: string }) => name === filename)
  await until(async () => (await found()) !== undefined)
  return (await found()).id
}

const SCRIPT =
  'Clay shrinks in the kiln by about a tenth. So a potter throws the mug a little larger than it will be. Come and see it in the studio on Saturday.'
const film = (person: Owner, more: object = {}) =>
  person.post('/api/videos/generate', { brandId: person.brandId, script: SCRIPT, duration: 20, ...more })

/** What the next film is made from. */
async function requested(order: () => Promise<unknown>): Promise<FilmRequest> {
  const making = vi.spyOn(product.ctx.filmMaker, 'makeFilm')
  await order()
  await until(async () => making.mock.calls.length > 0)
  const [request] = making.mock.calls[0] ?? []
  making.mockRestore()
  return request as FilmRequest
}

describe("a brand's pictures", () => {
  it('are kept with what they show and what stays in view', async () => {
    const ada = await owner(product)
    const mediaId = await brought(ada, 'Oven.png', png)
    const pictures = [{ mediaId, label: 'The old oven', focus: { x: 0.2, y: 0.75 }, pan: 'in' }]
    const saved = await ada.put(`/api/brands/${ada.brandId}`, { pictures, closeLink: ' @kiln ' })
    expect(saved.body).toMatchObject({ pictures, closeLink: '@kiln' })
    expect((await ada.get(`/api/brands/${ada.brandId}`)).body).toMatchObject({ pictures, closeLink: '@kiln' })
  })

  it('are refused with a sentence when they are music, not there, or somebody else’s', async () => {
    const [ada, bob] = [await owner(product), await owner(product)]
    const strange = [await brought(ada, 'Song.wav', wav), await brought(bob, 'His.png', png), crypto.randomUUID()]
    for (const mediaId of strange) {
      const answers = [
        await ada.put(`/api/brands/${ada.brandId}`, { pictures: [{ mediaId }] }),
        await ada.post('/api/brands', { name: 'Second', pictures: [{ mediaId }] }),
        await film(ada, { pictures: [{ mediaId }] }),
      ]
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([400, messages.brand.pictureStrange])
    }
  })

  it.each([
    ['twice the same', (id: string) => [{ mediaId: id }, { mediaId: id }]],
    ['a focus beside the picture', (id: string) => [{ mediaId: id, focus: { x: 1.2, y: 0 } }]],
    ['a movement that is none', (id: string) => [{ mediaId: id, pan: 'spin' }]],
    ['a label as long as a story', (id: string) => [{ mediaId: id, label: 'x'.repeat(61) }]],
  ])('are not taken with %s', async (_what, pictures) => {
    const ada = await owner(product)
    const mediaId = await brought(ada, 'Mug.png', png)
    expect((await ada.put(`/api/brands/${ada.brandId}`, { pictures: pictures(mediaId) })).status).toBe(400)
  })

  it('reach its films with the link of the last card, but for those that were deleted', async () => {
    const ada = await owner(product)
    const [kiln, gone] = [await brought(ada, 'Kiln at night.png', png), await brought(ada, 'Gone.png', png)]
    const pictures = [{ mediaId: kiln, label: 'Our kiln' }, { mediaId: gone }]
    await ada.put(`/api/brands/${ada.brandId}`, { pictures, closeLink: '@kiln' })
    await ada.delete(`/api/media/${gone}`)
    const request = await requested(() => film(ada))
    expect(request.brand.closeLink).toBe('@kiln')
    expect(request.pictures).toBeUndefined()
    expect(request.brandPictures).toEqual([
      { path: expect.stringContaining(kiln), label: 'Our kiln', words: 'Kiln at night', pixels },
    ])
  })
})

it('pictures and clips chosen for a film go before those of its brand, in their order', async () => {
  const ada = await owner(product)
  const [one, two, brands] = [
    await brought(ada, 'One.mp4', mp4),
    await brought(ada, 'Two.png', png),
    await brought(ada, 'Three.png', png),
  ]
  await ada.put(`/api/brands/${ada.brandId}`, { pictures: [{ mediaId: brands, label: 'The kiln' }] })
  const request = await requested(() => film(ada, { pictures: [{ mediaId: two, pan: 'out' }, { mediaId: one }] }))
  expect(request.brandPictures).toBeUndefined()
  expect(request.pictures).toEqual([
    { path: expect.stringContaining(two), words: 'Two', pan: 'out', pixels },
    { path: expect.stringContaining(one), words: 'One', clip: true, pixels },
  ])
})
