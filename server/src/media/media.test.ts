import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { MEDIA_LIMITS } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media } from '#db/tables/index.ts'
import type { MediaInspector } from '#rendering/index.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { DAY_MS } from '#time.ts'
import { sweepMedia } from './sweep.service.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>

let product: TestProduct
let clock = new Date('2026-11-20T12:00:00Z')
let ada: Person
/** Looks like the real one, without a process for each file. */
const quickInspector: MediaInspector = {
  name: 'Quick look',
  look: async (_path, kind) => ({
    width: kind === 'music' ? null : 1080,
    height: kind === 'music' ? null : 1920,
    durationMs: kind === 'picture' ? null : 2000,
    hasThumbnail: false,
  }),
}
beforeAll(async () => {
  product = await startTestProduct({ embedded: true, now: () => clock, mediaInspector: quickInspector })
  ada = await product.person()
})
afterAll(() => product.end())

const MB = 1_048_576
const PART = 5 * MB
const wav = (bytes: number): Buffer => {
  const file = Buffer.alloc(bytes)
  file.write('RIFF____WAVEfmt ')
  return file
}
const png = (): Buffer => createCanvas(64, 32).toBuffer('image/png')
const withKey = (key: string) => `?key=${encodeURIComponent(key)}`

async function begin(person: Person, filename: string, metadata: object = { purpose: 'media' }) {
  const { body } = await person.post('/s3/multipart', { filename, type: 'audio/wav', metadata })
  return body as { uploadId: string; key: string }
}

async function sendPart(
  person: Person,
  { uploadId, key }: { uploadId: string; key: string },
  number: number,
  bytes: Buffer,
) {
  const { body } = await person.get(`/s3/multipart/${uploadId}/${number}${withKey(key)}`)
  const stored = await product.visitor().put(body.url, bytes, { 'content-type': 'application/octet-stream' })
  return { status: stored.status, PartNumber: number, ETag: stored.headers.get('etag') ?? '', text: stored.text }
}

const complete = (person: Person, { uploadId, key }: { uploadId: string; key: string }, parts: object[]) =>
  person.post(`/s3/multipart/${uploadId}/complete${withKey(key)}`, { parts })

const library = async (person: Person) => (await person.get('/api/media')).body
const folderOf = (uploadId: string) => path.join(product.dataDir, 'uploads', uploadId)

async function inOnePiece(
  person: Person,
  filename: string,
  bytes: Buffer,
  metadata: Record<string, string> = { purpose: 'media' },
) {
  const search = new URLSearchParams({ filename, type: 'x' })
  for (const [name, value] of Object.entries(metadata)) search.set(`metadata[${name}]`, value)
  const { body } = await person.get(`/s3/params?${search}`)
  return { url: body.url, stored: await product.visitor().put(body.url, bytes, body.headers) }
}

describe('a file in parts', () => {
  it('is listed part by part, put together in order whatever came first, and becomes own media once', async () => {
    const file = Buffer.concat([wav(PART), Buffer.alloc(1234, 7)])
    const upload = await begin(ada, 'Song.wav', { purpose: 'media', size: file.length, lastModified: 17 })
    const second = await sendPart(ada, upload, 2, file.subarray(PART))
    const first = await sendPart(ada, upload, 1, file.subarray(0, PART))
    expect((await ada.get(`/s3/multipart/${upload.uploadId}${withKey(upload.key)}`)).body).toEqual([
      { PartNumber: 1, Size: PART, ETag: first.ETag },
      { PartNumber: 2, Size: 1234, ETag: second.ETag },
    ])
    expect((await library(ada)).unfinished).toMatchObject([
      {
        ...upload,
        filename: 'Song.wav',
        bytes: file.length,
        lastModified: 17,
        bytesThere: file.length,
        status: 'open',
      },
    ])
    const answers = await Promise.all([1, 2, 3].map(() => complete(ada, upload, [first, second])))
    for (const { body } of answers)
      expect(body).toEqual({
        location: `/api/media/${upload.uploadId}/file`,
        mediaId: upload.uploadId,
        status: 'ready',
      })
    expect(await library(ada)).toMatchObject({
      media: [{ id: upload.uploadId, name: 'Song.wav', kind: 'music', contentType: 'audio/wav', bytes: file.length }],
      unfinished: [],
      usedBytes: file.length,
    })
    const kept = await fetch(`${product.base}/api/media/${upload.uploadId}/file`, { headers: { cookie: ada.cookie } })
    expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true)
    expect(existsSync(folderOf(upload.uploadId))).toBe(false)
  })

  it('sent twice under one number counts as sent last, and leaves one file', async () => {
    const bob = await product.person('Bob')
    const upload = await begin(bob, 'Song.wav')
    const before = await sendPart(bob, upload, 1, wav(100))
    const after = await sendPart(bob, upload, 1, wav(200))
    expect(await readdir(folderOf(upload.uploadId))).toHaveLength(1)
    expect((await complete(bob, upload, [before])).body.message).toBe(messages.upload.partMissing)
    expect((await complete(bob, upload, [after])).body.status).toBe('ready')
    expect((await library(bob)).media).toMatchObject([{ bytes: 200 }])
  })

  it('asked for again by the same request is the same upload', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => begin(ada, 'a.wav', { purpose: 'media', requestId: 'r1' })))
    expect(one).toEqual(other)
    const bob = await product.person('Bob')
    expect((await begin(bob, 'a.wav', { purpose: 'media', requestId: 'r1' })).uploadId).not.toBe(one?.uploadId)
  })

  it('is refused with small parts in the middle, with parts that are not there, and without its key', async () => {
    const upload = await begin(ada, 'Song.wav')
    const parts = [await sendPart(ada, upload, 1, wav(100)), await sendPart(ada, upload, 2, wav(100))]
    expect((await complete(ada, upload, parts)).body.message).toBe(messages.upload.partTooSmall)
    const missing = await complete(ada, upload, [...parts, { PartNumber: 3, ETag: '"x"' }])
    expect([missing.status, missing.body.message]).toEqual([409, messages.upload.partMissing])
    const noKey = await ada.get(`/s3/multipart/${upload.uploadId}/1`)
    expect([noKey.status, noKey.body.message]).toEqual([400, messages.upload.noKey])
    expect((await ada.get(`/s3/multipart/${upload.uploadId}/1?key=media/other`)).status).toBe(404)
    for (const number of ['0', '10001', 'x'])
      expect((await ada.get(`/s3/multipart/${upload.uploadId}/${number}${withKey(upload.key)}`)).status).toBe(400)
  })

  it('that is given up leaves nothing', async () => {
    const upload = await begin(ada, 'Song.wav')
    await sendPart(ada, upload, 1, wav(100))
    expect((await ada.delete(`/s3/multipart/${upload.uploadId}${withKey(upload.key)}`)).status).toBe(200)
    expect(existsSync(folderOf(upload.uploadId))).toBe(false)
    expect((await ada.get(`/s3/multipart/${upload.uploadId}${withKey(upload.key)}`)).status).toBe(404)
  })
})

describe('a file in one piece', () => {
  it('is own media when its bytes are there, and answers an ETag and its place', async () => {
    const eve = await product.person('Eve')
    const { stored, url } = await inOnePiece(eve, '../../Wide picture.PNG', png())
    expect(stored.status).toBe(200)
    expect(stored.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
    const [picture] = (await library(eve)).media
    expect(picture).toMatchObject({ name: 'Wide picture.PNG', kind: 'picture', contentType: 'image/png' })
    expect(stored.headers.get('location')).toBe(picture.url)
    // Its answer was lost, so it is sent again.
    expect((await product.visitor().put(url, png())).status).toBe(200)
    expect((await library(eve)).media).toHaveLength(1)
  })

  it.each([
    ['text with a fine name', 'clip.mp4', Buffer.from('<script>alert(1)</script>'.repeat(9)), 415, messages.media.type],
    ['nothing', 'empty.png', Buffer.alloc(0), 400, messages.upload.empty],
    [
      'more than 10 MB without saying what for',
      'song.wav',
      wav(10 * MB + 1),
      413,
      'This file is larger than the 10 MB that are taken here.',
      {},
    ],
  ])(
    'that is %s is refused and leaves nothing',
    async (_what, name, bytes, status, message, metadata = { purpose: 'media' }) => {
      const eve = await product.person('Eve')
      const { stored } = await inOnePiece(eve, name, bytes, metadata)
      expect([stored.status, stored.body.message]).toEqual([status, message])
      expect((await library(eve)).media).toEqual([])
    },
  )

  it('says before a byte is sent that it is too large', async () => {
    const answer = await ada.post('/s3/multipart', {
      filename: 'film.mov',
      type: 'video/quicktime',
      metadata: { purpose: 'media', size: MEDIA_LIMITS.fileBytes + 1 },
    })
    expect([answer.status, answer.body.message]).toEqual([
      413,
      'This file is larger than the 500 MB that are taken here.',
    ])
  })
})

describe('a signed address', () => {
  it('takes nothing when it is forged, and says when it has expired', async () => {
    const upload = await begin(ada, 'Song.wav')
    const { url } = (await ada.get(`/s3/multipart/${upload.uploadId}/1${withKey(upload.key)}`)).body
    const visitor = product.visitor()
    for (const forged of [
      url.replace(/signature=..../, 'signature=AAAA'),
      url.replace('/1?', '/2?'),
      url.split('?')[0],
    ])
      expect((await visitor.put(forged, wav(100))).status).toBe(403)
    clock = new Date(clock.getTime() + 7 * DAY_MS + 2000)
    const late = await visitor.put(url, wav(100))
    expect([late.status, late.body.message]).toEqual([403, 'Request has expired'])
  })

  it('of a store that is not there is said to be so', async () => {
    const answer = await ada.get('/s3/sts')
    expect([answer.status, answer.body.message]).toEqual([404, messages.upload.noStore])
    expect((await ada.get('/s3/nothing')).body.code).toBe('not-found')
  })
})

describe('own media', () => {
  it('are renamed, deleted, brought back and saved under their name', async () => {
    const eve = await product.person('Eve')
    await inOnePiece(eve, 'a.png', png())
    const [{ id }] = (await library(eve)).media
    expect((await eve.put(`/api/media/${id}`, { name: ' Kiln – front ' })).body.name).toBe('Kiln – front')
    const saved = await eve.get(`/api/media/${id}/file?download`)
    expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Kiln%20%E2%80%93%20front")
    expect((await eve.delete(`/api/media/${id}`)).status).toBe(200)
    expect((await eve.get(`/api/media/${id}/file`)).status).toBe(404)
    expect((await library(eve)).usedBytes).toBe(0)
    expect((await eve.post(`/api/media/${id}/restore`)).body.name).toBe('Kiln – front')
    expect((await ada.get(`/api/media/${id}/file`)).status).toBe(404)
  })

  it('do not go over their room, however many arrive at once', async () => {
    const eve = await product.person('Eve')
    const { stored } = await inOnePiece(eve, 'a.png', png())
    const id = stored.headers.get('location')?.split('/')[3] ?? ''
    await product.ctx.db
      .update(media)
      .set({ bytes: MEDIA_LIMITS.accountBytes - 150 })
      .where(eq(media.id, id))
    const answers = await Promise.all([1, 2].map(() => inOnePiece(eve, 'b.wav', wav(100))))
    expect(answers.map((answer) => answer.stored.status).sort()).toEqual([200, 403])
    const refused = answers.find((answer) => answer.stored.status === 403)
    expect(refused?.stored.body.message).toMatch(/room for 5.0 GB; .* Delete some files/)
  })

  it('leave the disk when they are swept: abandoned uploads, strays, and what was deleted long ago', async () => {
    const eve = await product.person('Eve')
    const upload = await begin(eve, 'Song.wav')
    await sendPart(eve, upload, 1, wav(100))
    const { stored } = await inOnePiece(eve, 'a.png', png())
    const id = stored.headers.get('location')?.split('/')[3] ?? ''
    await eve.delete(`/api/media/${id}`)
    await sweepMedia(product.ctx)
    expect(existsSync(folderOf(upload.uploadId))).toBe(true)
    clock = new Date(clock.getTime() + 31 * DAY_MS)
    await sweepMedia(product.ctx)
    expect(existsSync(folderOf(upload.uploadId))).toBe(false)
    const eveAgain = await product.person('Eve')
    expect((await eveAgain.post(`/api/media/${id}/restore`)).status).toBe(404)
    expect(await product.ctx.db.select().from(media).where(eq(media.id, id))).toEqual([])
  })
})

it('a server that ends while it looks goes on with it afterwards, once', async () => {
  const dataDir = product.dataDir
  const eve = await product.person('Eve')
  const upload = await begin(eve, 'Song.wav')
  const part = await sendPart(eve, upload, 1, wav(PART))
  let looking = () => {}
  const begun = new Promise<void>((resolve) => (looking = resolve))
  const { look } = quickInspector
  quickInspector.look = (_path, _kind, { signal }) => {
    looking()
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
  }
  complete(eve, upload, [part]).catch(() => undefined)
  await begun
  await product.stop()
  quickInspector.look = look
  product = await startTestProduct({ dataDir, now: () => clock, mediaInspector: quickInspector })
  const back = Object.assign(product.visitor(), { cookie: eve.cookie, email: eve.email })
  await until(async () => (await library(back)).media.length > 0)
  expect((await library(back)).media).toMatchObject([{ id: upload.uploadId, bytes: PART }])
  // Whoever asks again for what was lost is told the same.
  expect((await complete(back, upload, [part])).body).toMatchObject({ mediaId: upload.uploadId, status: 'ready' })
})
