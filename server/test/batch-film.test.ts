/** One film with nothing doubled, from words to the bytes that a browser plays: as little of it as there can be. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LibraryVideo, Video } from '@octavo/contract/video'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFilm } from '../../e2e/film-checks.ts'
import { watchWords } from '../../e2e/proof.words.ts'
import { FILMED_WITHIN_MS, until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner } from './quick-films.ts'

const WORDS = 'Clay shrinks by a tenth in the fire. So a potter throws every mug a little larger than it will be.'

let product: TestProduct
let ada: Owner
let film: Video
let bytes: Buffer
let spoken: ReturnType<typeof watchWords>

beforeAll(async () => {
  product = await startTestProduct()
  ada = await owner(product)
  spoken = watchWords(product.dataDir)
  const order = { content: WORDS, title: 'Clay & fire', quality: 'standard' }
  const { body } = await ada.post('/api/ai/video/generate', order)
  expect(body).toMatchObject({ success: true, video: { title: 'Clay & fire', status: 'queued', streamUrl: null } })
  const look = async () => (await ada.get(`/api/videos/${body.video.id}`)).body
  await until(async () => ['ready', 'failed'].includes((await look()).status), FILMED_WITHIN_MS)
  film = await look()
  expect(film.problem).toBeNull()
  const response = await fetch(product.base + film.streamUrl, { headers: { cookie: ada.cookie } })
  bytes = Buffer.from(await response.arrayBuffer())
})
afterAll(async () => {
  spoken.end()
  await product.end()
})

describe('a film from a person’s own words', () => {
  it('costs a credit for its started minute and says who made it', async () => {
    expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({
      creditsUsed: 1,
      totalVideos: 1,
      production: { videosGenerated: 1, productionReady: 1 },
    })
    const { services, filmMaker } = product.ctx
    expect(film.madeBy).toEqual({ writer: 'You', voice: services.voice.name, renderer: filmMaker.name })
  })

  it('is a good film when looked at from outside', async () => {
    const file = path.join(product.dataDir, 'fetched.mp4')
    await writeFile(file, bytes)
    const { faults } = await checkFilm(file, {
      size: { width: 576, height: 1024 },
      seconds: { min: 5, max: 12 },
      body: WORDS,
      words: spoken.words.get(film.id) ?? [],
      srt: (await ada.get(film.srtUrl ?? '')).text,
      vtt: (await ada.get(film.vttUrl ?? '')).text,
    })
    expect(faults).toEqual([])
    expect(bytes.length).toBe(film.sizeBytes)
  })

  it('stands in the library with all that belongs to it', async () => {
    const [shown] = (await ada.get('/api/videos/library')).body as LibraryVideo[]
    expect(shown).toMatchObject({
      id: film.id,
      title: 'Clay & fire',
      filename: expect.stringMatching(/^clay-fire-[0-9a-f]{12}\.mp4$/),
      size: bytes.length,
      format: 'short',
      brandName: 'Kiln & Clay',
    })
    expect(shown?.duration).toBeCloseTo(film.durationSeconds ?? 0)
  })
})

describe('its bytes', () => {
  const stream = (range: string) => ada.get(film.streamUrl ?? '', { range })

  it.each<[string, number, number]>([
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
  ])('%s come alone', async (range, start, end) => {
    const response = await fetch(product.base + film.streamUrl, { headers: { cookie: ada.cookie, range } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(start, end + 1))
  })

  it('come from a place to the end, and the last of them', async () => {
    const size = bytes.length
    expect((await stream(`bytes=${size - 10}-`)).headers.get('content-range')).toBe(
      `bytes ${size - 10}-${size - 1}/${size}`,
    )
    expect((await stream('bytes=-1')).headers.get('content-length')).toBe('1')
    expect((await stream(`bytes=0-${size * 2}`)).headers.get('content-length')).toBe(String(size))
  })

  it('that there are not are refused with how many there are', async () => {
    const { status, headers, body } = await stream(`bytes=${bytes.length}-`)
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect(body.message).toBe('The file has no such bytes.')
  })

  it('are announced, played in the page and saved under their name', async () => {
    const whole = await ada.get(film.streamUrl ?? '')
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('content-disposition')).toBeNull()
    const saved = await ada.get(film.downloadUrl ?? '')
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="${film.filename}"`)
  })

  it('have a poster and captions beside them', async () => {
    const poster = await ada.get(film.posterUrl ?? '')
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await ada.get(film.vttUrl ?? '')).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect((await ada.get(film.srtUrl ?? '')).text).toMatch(/^1\n00:00:00,\d{3} --> /)
  })
})

describe('a deleted film', () => {
  it('is gone from the library and the network, and comes back with everything', async () => {
    expect((await ada.delete(`/api/videos/${film.id}`)).status).toBe(200)
    expect((await ada.get('/api/videos/library')).body).toEqual([])
    for (const url of [film.streamUrl, film.downloadUrl, film.posterUrl, film.srtUrl])
      expect((await ada.get(url ?? '')).status).toBe(404)
    expect((await ada.post(`/api/videos/${film.id}/restore`)).body).toMatchObject({ id: film.id, status: 'ready' })
    expect((await ada.get(film.streamUrl ?? '')).status).toBe(200)
  })
})

describe('the test of the production pipeline', () => {
  it('goes through voice, composition and upload, costs nothing and leaves nothing', async () => {
    const [{ body }, again] = await Promise.all([
      ada.post('/api/production/test-pipeline'),
      ada.post('/api/production/test-pipeline'),
    ])
    expect(body.ok).toBe(true)
    // Asked twice at once, it runs once: another run would take another time.
    expect(again?.body).toEqual(body)
    expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['Voice', 'Video composition', 'Upload'])
    expect((await ada.get('/api/videos')).body).toHaveLength(1)
    expect((await ada.get('/api/dashboard/stats')).body.creditsUsed).toBe(1)
  })
})
