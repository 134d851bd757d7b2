import { crc32 } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

const picture = (type: 'png' | 'jpeg', width = 64, height = width / 2): Buffer => {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').fillRect(0, 0, width / 2, height)
  return type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}

const WHERE = '48.8584 N 2.2945 E'

/** As a phone that lay on its side would store it, with where it was taken (EXIF, APP1). */
function withPlace(jpeg: Buffer): Buffer {
  const orientation = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  const tiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, ...orientation, 0, 0, 0, 0])
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(WHERE)])
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, body.length + 2]), body, jpeg.subarray(2)])
}

/** A text in a chunk of its own, before the last of the file. */
function withComment(png: Buffer): Buffer {
  const chunk = Buffer.from(`tEXtComment\0${WHERE}`)
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(chunk.length - 4)
  sum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([png.subarray(0, -12), size, chunk, sum, png.subarray(-12)])
}

/** A picture that says it has so many pixels a side. */
function sized(png: Buffer, side: number): Buffer {
  const file = Buffer.from(png)
  file.writeUInt32BE(side, 16)
  file.writeUInt32BE(side, 20)
  return file
}

type Person = Awaited<ReturnType<TestProduct['person']>>

async function upload(person: Person, bytes: Uint8Array, type = 'image/png') {
  const started = (await person.post('/api/objects/upload')).body as { uploadURL: string; objectUrl: string }
  const stored = await person.put(started.uploadURL, bytes, { 'content-type': type })
  return { ...started, stored }
}

describe('a brand', () => {
  it('knows its trade, its place, its audience and its words', async () => {
    const ada = await product.person()
    const about = {
      ...{ trade: 'Pottery studio', place: 'Leeds', audience: 'beginners' },
      ...{ wordsToUse: ['clay'], wordsToAvoid: ['cheap', 'best ever'] },
    }
    const made = (await ada.post('/api/brands', { name: 'Kiln' })).body
    expect(made).toMatchObject({ trade: '', place: '', audience: '', wordsToUse: [], wordsToAvoid: [] })
    const { id } = made as { id: string }
    expect((await ada.put(`/api/brands/${id}`, about)).body).toMatchObject(about)
    expect((await ada.put(`/api/brands/${id}`, { wordsToUse: [' '] })).status).toBe(400)
    expect((await ada.get(`/api/brands/${id}`)).body).toMatchObject(about)
  })

  it('can choose its trade from a list of many, each with other names', async () => {
    const { body } = await (await product.person()).get('/api/trades')
    const trades = body as { name: string; also: string[] }[]
    expect(trades.length).toBeGreaterThan(250)
    expect(trades.find(({ name }) => name === 'pottery studio')?.also).toContain('ceramics studio')
    expect(new Set(trades.map(({ name }) => name)).size).toBe(trades.length)
  })

  it('begins with the defaults of the specification and keeps what it is told', async () => {
    const ada = await product.person()
    const made = (
      await ada.post('/api/brands', { name: '  Kiln ', facts: [{ kind: 'price', text: 'A mug costs 28 dollars' }] })
    ).body
    expect(made).toMatchObject({
      name: 'Kiln',
      niche: 'AI & Technology',
      primaryColor: '#6366F1',
      avatarMode: 'AI Auto-Select',
      captionStyle: 'karaoke',
      weeklyBatchEnabled: false,
    })
    const changed = (
      await ada.put(`/api/brands/${made.id}`, {
        niche: 'Marketing & Sales',
        captionStyle: 'calm',
        weeklyBatchEnabled: true,
      })
    ).body
    expect(changed).toMatchObject({
      name: 'Kiln',
      niche: 'Marketing & Sales',
      captionStyle: 'calm',
      weeklyBatchEnabled: true,
      facts: [{ kind: 'price', text: 'A mug costs 28 dollars' }],
    })
    expect((await ada.get('/api/brands')).body).toHaveLength(1)
  })

  it('is not made without a name, nor with words that are no option', async () => {
    const ada = await product.person()
    for (const body of [
      {},
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'Kiln', niche: 'Pottery' },
      { name: 'Kiln', primaryColor: 'red' },
    ]) {
      const answer = await ada.post('/api/brands', body)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBeTruthy()
    }
    expect((await ada.get('/api/brands')).body).toEqual([])
  })

  it('beyond the plan is refused with the limit, the use and what to do, however many ask at once', async () => {
    const ada = await product.person()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => ada.post('/api/brands', { name: `Brand ${number}` })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 403, 403])
    expect(answers.find((answer) => answer.status === 403)?.body.message).toMatch(/room for 2 brands and you have 2/)
  })

  it('that was deleted can be brought back', async () => {
    const ada = await product.person()
    const { id } = (await ada.post('/api/brands', { name: 'Kiln' })).body
    expect((await ada.delete(`/api/brands/${id}`)).status).toBe(200)
    expect((await ada.get(`/api/brands/${id}`)).status).toBe(404)
    expect((await ada.post(`/api/brands/${id}/restore`)).body).toMatchObject({ id, name: 'Kiln' })
  })

  it('of somebody else is answered like one that is not there', async () => {
    const [ada, bob] = [await product.person('Ada'), await product.person('Bob')]
    const { id } = (await ada.post('/api/brands', { name: 'Kiln' })).body
    const others = await bob.get(`/api/brands/${id}`)
    const nobodys = await bob.get('/api/brands/00000000-0000-4000-8000-000000000000')
    expect([others.status, others.body]).toEqual([nobodys.status, nobodys.body])
    expect((await bob.put(`/api/brands/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await bob.delete(`/api/brands/${id}`)).status).toBe(404)
    expect((await ada.get(`/api/brands/${id}`)).body.name).toBe('Kiln')
  })
})

describe('a logo', () => {
  it.each(['png', 'jpeg'] as const)('as %s is kept and shown to its owner alone', async (type) => {
    const [ada, bob] = [await product.person('Ada'), await product.person('Bob')]
    const { stored, objectUrl } = await upload(ada, picture(type), 'application/octet-stream')
    expect(stored.status).toBe(200)
    const shown = await ada.get(objectUrl)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `image/${type}`])
    expect((await bob.get(objectUrl)).status).toBe(404)
    expect((await ada.post('/api/brands', { name: 'Kiln', logoUrl: objectUrl })).body.logoUrl).toBe(objectUrl)
    const theft = await bob.post('/api/brands', { name: 'Kiln', logoUrl: objectUrl })
    expect(theft.status).toBe(400)
  })

  it.each([
    ['text that calls itself a picture', Buffer.from('<svg onload=alert(1)>'.repeat(10)), 415, messages.brand.logoType],
    ['a picture that was cut off', picture('png', 512).subarray(0, 300), 415, messages.brand.logoType],
    ['nothing', Buffer.alloc(0), 415, messages.brand.logoType],
    ['more than 2 MB', Buffer.alloc(2_097_153, 1), 413, undefined],
    ['10 MB', Buffer.alloc(10_000_000, 1), 413, undefined],
  ])('that is %s is refused', async (_what, bytes, status, message) => {
    const ada = await product.person()
    const { stored, objectUrl } = await upload(ada, bytes)
    expect(stored.status).toBe(status)
    expect(stored.body.message).toBeTruthy()
    if (message) expect(stored.body.message).toBe(message)
    expect((await ada.get(objectUrl)).status).toBe(404)
  })

  it('is kept as it is seen, without what else its file says', async () => {
    const ada = await product.person()
    for (const [bytes, ...size] of [
      [withPlace(picture('jpeg', 40)), 20, 40],
      [withComment(picture('png', 40)), 40, 20],
    ] as const) {
      expect(bytes.includes(WHERE)).toBe(true)
      const { stored, objectUrl } = await upload(ada, bytes)
      expect(stored.status).toBe(200)
      const shown = await fetch(ada.base + objectUrl, { headers: { cookie: ada.cookie } })
      const served = Buffer.from(await shown.arrayBuffer())
      expect([served.includes(WHERE), served.includes('Exif'), served.includes('tEXt')]).toEqual([false, false, false])
      const { width, height } = await loadImage(served)
      expect([width, height]).toEqual(size)
    }
  })

  it('that no film could show is refused, with the most that it may have', async () => {
    const ada = await product.person()
    const { stored, objectUrl } = await upload(ada, sized(picture('png'), 8000))
    expect([stored.status, stored.body.message]).toEqual([413, messages.brand.logoPixels(16_000_000)])
    expect(stored.body.message).toContain('16 megapixels')
    expect((await ada.get(objectUrl)).status).toBe(404)
  })

  it('whose pixels can not be read is refused', async () => {
    const ada = await product.person()
    const whole = picture('png', 512)
    const { stored } = await upload(ada, Buffer.concat([whole.subarray(0, 33), whole.subarray(-12)]))
    expect([stored.status, stored.body.message]).toEqual([415, messages.brand.logoBroken])
  })

  it('goes to a signed address only', async () => {
    const ada = await product.person()
    const { objectUrl, uploadURL } = (await ada.post('/api/objects/upload')).body
    expect((await ada.put(objectUrl, picture('png'))).status).toBe(403)
    const forged = uploadURL.replace(/signature=.{4}/, 'signature=AAAA')
    expect((await ada.put(forged, picture('png'))).status).toBe(403)
  })
})

describe('a preview', () => {
  type Shown = {
    durationMs: number
    brand: { name: string; fonts: string; logoPath?: string }
    scenes: { kind: string; text?: string }[]
    lowerThird?: { name: string }
    presenter?: { seed: number }
    speech: { atMs?: number }
  }
  const previewOf = async (person: Person, draft: object): Promise<Shown> =>
    (await person.post('/api/brands/preview', draft)).body.plan

  it('is a short film in the look that is not saved yet', async () => {
    const ada = await product.person()
    const plan = await previewOf(ada, { name: 'Kiln', fonts: 'warm', lowerThird: 'name', avatarMode: 'Fixed Avatar' })
    expect(plan.brand).toMatchObject({ name: 'Kiln', fonts: 'warm' })
    expect(plan.durationMs).toBeLessThan(30_000)
    const kinds = plan.scenes.map(({ kind }) => kind)
    expect(kinds[0]).toBe('hook')
    expect(kinds.at(-1)).toBe('close')
    expect(kinds).toContain('list')
    expect(plan.lowerThird?.name).toBeTruthy()
    expect(plan.presenter).toBeDefined()
    expect((await ada.get('/api/brands')).body).toEqual([])
  })

  it('opens and ends as was chosen for its format', async () => {
    const ada = await product.person()
    const long = await previewOf(ada, { format: 'long', longIntro: 'logo', outro: 'none' })
    expect(long.scenes[0]?.kind).toBe('intro')
    expect(long.speech.atMs).toBeGreaterThan(1000)
    expect(long.scenes.at(-1)?.kind).not.toBe('close')
  })

  it('shows a logo by its address, to its owner alone', async () => {
    const [ada, bob] = [await product.person('Ada'), await product.person('Bob')]
    const { objectUrl } = await upload(ada, picture('png'))
    expect((await previewOf(ada, { logoUrl: objectUrl })).brand.logoPath).toBe(objectUrl)
    expect((await bob.post('/api/brands/preview', { logoUrl: objectUrl })).status).toBe(400)
  })

  it('is the beginning of a film to be, as it was asked for', async () => {
    const ada = await product.person()
    const { id } = (await ada.post('/api/brands', { name: 'Kiln' })).body
    const film = { words: 'Most first bowls collapse. You press too hard.', avatarId: 'theo', presenter: 'shown' }
    const plan = await previewOf(ada, { id, name: 'Kiln', film: { ...film, background: 'office' } })
    expect(plan.scenes[0]?.text).toContain('first bowls')
    expect(plan).toMatchObject({ presenter: { person: 'theo' }, background: 'office', captions: true })
    const plain = await previewOf(ada, { id, film: { words: 'Clay.', presenter: 'none', captions: false } })
    expect(plain.presenter).toBeUndefined()
    expect(plain).toMatchObject({ captions: false })
    expect((await ada.post('/api/brands/preview', { film: { words: 'Clay.', voiceId: 'nobody' } })).status).toBe(422)
    expect((await ada.post('/api/brands/preview', { film: { words: ' ' } })).status).toBe(400)
    expect((await ada.get('/api/videos')).body).toEqual([])
  })

  it('shows the person whom the saved brand shows', async () => {
    const ada = await product.person()
    const { id } = (await ada.post('/api/brands', { name: 'Kiln', avatarMode: 'Fixed Avatar' })).body
    const [one, other] = [await previewOf(ada, { id, avatarMode: 'Fixed Avatar' }), await previewOf(ada, {})]
    expect(one.presenter?.seed).toBe(Number.parseInt(id.slice(0, 7), 16))
    expect(other.presenter?.seed).not.toBe(one.presenter?.seed)
  })
})
