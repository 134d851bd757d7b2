/** Presenters, their voices, and films of scripts and pages, over HTTP. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AVATARS } from '@octavo/contract/avatar-video'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilmRequest } from '#rendering/index.ts'
import { webPageReader } from '#services/page-reader/page-reader.embedded.ts'
import { until } from './patience.ts'
import { type Answer, startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner } from './quick-films.ts'
import { recording } from './recording.ts'

const made = recording()
let product: TestProduct
let ada: Owner
let site: Server
let page = ''

const PAGE = `<title>Why mugs crack | Kiln Notes</title><meta property="og:site_name" content="Kiln Notes">
<article><h1>Why mugs crack</h1>
<p>A mug dries faster at its rim than at its foot. The difference pulls the clay apart, and a crack begins where the wall is thinnest.</p>
<p>Most cracks in mugs start within 2 days of throwing. A sheet of plastic over the rim slows the drying down. Potters turn a fresh mug upside down as soon as its rim can bear the weight.</p>
<p>We sell mugs in our shop. A handle joined too late tears away, because the mug has already shrunk and the handle has not.</p>
<p>A kiln fired too fast turns leftover water into steam. Steam needs room, and it takes that room from the clay.</p></article>`

beforeAll(async () => {
  site = createServer((request, reply) =>
    request.url === '/empty'
      ? reply.setHeader('content-type', 'text/html').end('<title>Nothing</title>')
      : reply.setHeader('content-type', 'text/html').end(PAGE),
  )
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  page = `http://${host}/mugs`
  const pages = webPageReader({ userAgent: 'Octavo/test', allowed: [host] })
  product = await startTestProduct({ ...made.doubles, services: { ...made.doubles.services, pages } })
  ada = await owner(product)
})
afterAll(async () => {
  site.close()
  await product.end()
})

const WORDS =
  'A glaze is glass. It melts in the fire, flows over the clay, and hardens as it cools. Why does one mug come out darker than another? Heat is never even in a kiln.'
const generate = (values: object) => ada.post('/api/topview/generate-simple', { duration: 15, ...values })

async function filmedAs(answer: Answer): Promise<FilmRequest> {
  expect(answer.status).toBe(200)
  const { taskId } = answer.body
  await until(async () => (await ada.get(`/api/topview/task/${taskId}`)).body.status === 'success')
  const { title } = (await ada.get(`/api/videos/${taskId}`)).body
  return made.films.findLast((request) => request.title === title) as FilmRequest
}

describe('the catalogue', () => {
  it('shows ten drawn presenters, each with a picture of their own', async () => {
    const avatars = (await ada.get('/api/topview/avatars')).body
    expect(avatars).toHaveLength(10)
    expect(avatars[0]).toEqual({
      id: 'maya',
      name: 'Maya',
      gender: 'female',
      style: 'professional',
      about: expect.stringMatching(/^Drawn, professional/),
      posterUrl: expect.any(String),
    })
    const pictures = await Promise.all([avatars[0], avatars[1], avatars[0]].map(({ posterUrl }) => ada.get(posterUrl)))
    for (const picture of pictures) {
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(picture.text.length).toBeGreaterThan(5000)
    }
    expect(pictures[0]?.text).toBe(pictures[2]?.text)
    expect(pictures[0]?.text).not.toBe(pictures[1]?.text)
    expect((await ada.get('/api/topview/avatars/nobody/poster.jpg')).status).toBe(404)
    expect((await product.visitor().get(avatars[0].posterUrl)).status).toBe(401)
  })

  it('lets twelve voices be heard', async () => {
    const voices = (await ada.get('/api/topview/voices')).body
    expect(voices).toHaveLength(12)
    const sample = await ada.get(voices[3].sampleUrl)
    expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    expect(made.speeches.at(-1)?.voice).toBe(voices[3].id)
    expect((await ada.get('/api/topview/voices/nobody/sample.wav')).status).toBe(404)
  })

  it('says who makes the films, and how many presenters there are', async () => {
    expect((await ada.get('/api/topview/test')).body).toEqual({
      avatarCount: 10,
      voiceCount: 12,
      provider: 'Drawn presenters',
    })
  })
})

describe('a presenter video', () => {
  it.each([
    [{}, 'Please enter a script or URL to generate video'],
    [{ script: '  ', url: '' }, 'Please enter a script or URL to generate video'],
    [{ script: 'Short' }, 'Script must be at least 10 characters'],
    [{ script: 'x'.repeat(5001) }, 'String must contain at most 5000 character(s)'],
    [{ script: WORDS, duration: 9 }, 'Number must be greater than or equal to 10'],
    [{ script: WORDS, duration: 301 }, 'Number must be less than or equal to 300'],
    [{ script: WORDS, platform: 'vimeo' }, /^Invalid enum value/],
    [{ script: WORDS, music: 'loud' }, /^Invalid enum value/],
    [{ url: 'ftp://example.com/x' }, 'Invalid url'],
  ])('of %j is refused in the specified words', async (values, message) => {
    const answer = await generate(values)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
  })

  it.each([
    ['tiktok', 1080, 1920],
    ['instagram', 1080, 1920],
    ['facebook', 1080, 1920],
    ['youtube', 1920, 1080],
  ])('for %s is %i by %i', async (platform, width, height) => {
    const answer = await generate({ script: WORDS, platform })
    const { video } = (await ada.get(`/api/videos/${answer.body.taskId}/generated`)).body
    expect(video.metadata.resolution).toBe(`${width}x${height}`)
    expect((await filmedAs(answer)).size).toEqual({ width, height })
  })

  it('has its captions, its music and its length as asked', async () => {
    const plain = await filmedAs(await generate({ script: WORDS }))
    expect(plain).toMatchObject({
      captions: true,
      music: expect.stringMatching(/^(calm|focused)$/),
      presenter: expect.anything(),
    })
    expect(plain.speech.durationMs / 1000 + 1.5).toBeCloseTo(15, 0)
    const other = await filmedAs(await generate({ script: WORDS, captions: false, music: 'upbeat', duration: 17 }))
    expect(other).toMatchObject({ captions: false, music: 'upbeat' })
    expect(other.speech.durationMs / 1000 + 1.5).toBeCloseTo(17, 0)
    expect((await filmedAs(await generate({ script: WORDS, music: 'none' }))).music).toBe('none')
  })

  it.each([undefined, null, 'abc', '', 'NaN'])('lasts a minute where the duration is %j', async (duration) => {
    const words = Array.from({ length: 14 }, (_, at) => `Line ${at} says that clay dries slowly on the shelf.`).join(
      ' ',
    )
    const { taskId } = (await ada.post('/api/topview/generate-simple', { script: words, duration })).body
    const { video } = (await ada.get(`/api/videos/${taskId}/generated`)).body
    expect([video.totalDuration, video.lengthNote]).toEqual([60, null])
  })

  it('is presented by whom one chose, with a voice that could be theirs', async () => {
    for (const { id, name, gender, style, seed } of [AVATARS[1], AVATARS[4]]) {
      const answer = await generate({ script: WORDS, avatarId: id })
      expect((await filmedAs(answer)).presenter).toEqual({ person: id, style, gender, seed })
      const { video } = (await ada.get(`/api/videos/${answer.body.taskId}/generated`)).body
      expect(video.metadata.avatarUsed).toBe(name)
      const voices = (await ada.get('/api/topview/voices')).body as { id: string; gender: string }[]
      expect(voices.find((voice) => voice.id === video.metadata.voiceUsed)?.gender).toBe(gender)
    }
  })

  it('is presented by whom the persona describes where nobody was chosen, in their voice', async () => {
    const brand = (await ada.get(`/api/brands/${ada.brandId}`)).body
    const voices = (await ada.get('/api/topview/voices')).body as { id: string; gender: string }[]
    for (const [defaultPersona, gender] of [
      ['Grandpa Joe, who has baked for forty years', 'male'],
      ['Aino, third-generation beekeeper', 'female'],
    ] as const) {
      expect((await ada.put(`/api/brands/${ada.brandId}`, { ...brand, defaultPersona })).status).toBe(200)
      const answer = await generate({ script: WORDS })
      expect((await filmedAs(answer)).presenter?.gender).toBe(gender)
      expect(voices.find(({ id }) => id === made.speeches.at(-1)?.voice)?.gender).toBe(gender)
    }
    await ada.put(`/api/brands/${ada.brandId}`, brand)
  })

  it('has another look than the films of its brand before it', async () => {
    const other = await owner(product)
    const looks: unknown[] = []
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const script = `${title}: ${WORDS}`
      const { taskId } = (await other.post('/api/topview/generate-simple', { duration: 15, script })).body
      await until(async () => (await other.get(`/api/topview/task/${taskId}`)).body.status === 'success')
      looks.push(made.films.at(-1)?.look)
    }
    expect(looks).not.toContain(undefined)
    expect(new Set(looks).size).toBe(4)
  })

  it('is ordered once however often the request comes', async () => {
    const requestId = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => generate({ script: WORDS, requestId })))
    expect(new Set(answers.map(({ body }) => body.taskId)).size).toBe(1)
  })

  it('goes through its states and ends with a film that can be watched', async () => {
    let finish: () => void = () => {}
    made.held = new Promise((resolve) => {
      finish = resolve
    })
    const { taskId } = (await generate({ script: WORDS })).body
    const seen = new Set<string>()
    const look = async () => {
      const { body } = await ada.get(`/api/topview/task/${taskId}`)
      seen.add(body.status)
      return body
    }
    await until(async () => (await look()).status === 'processing')
    finish()
    await until(async () => (await look()).status === 'success')
    expect([...seen].every((status) => ['pending', 'processing', 'success'].includes(status))).toBe(true)
    const { message, localVideoPath } = await look()
    expect(message).toBe('Video Ready!')
    expect((await ada.get(localVideoPath)).text).toBe('film')
  })

  it('from the advanced mode has the chosen presenter and needs no script in the library', async () => {
    const answer = await ada.post('/api/topview/submit', {
      aiAvatarId: 'omar',
      ttsText: WORDS,
      title: 'How a glaze melts',
    })
    expect((await filmedAs(answer)).presenter).toMatchObject({ style: 'realistic', gender: 'male' })
    expect(made.speeches.at(-1)?.text).toBe(WORDS)
  })
})

describe('a video about a page', () => {
  it('says what the page says, in its own words and with its name', async () => {
    const request = await filmedAs(await generate({ url: page, duration: 30 }))
    const said = request.speech.sentences.map(({ text }) => text).join(' ')
    expect(request.title).toBe('Why mugs crack')
    expect(said).toContain('Kiln Notes')
    expect(said).toMatch(/dries faster at its rim|A sheet of plastic|kiln fired too fast/)
    expect(said).not.toContain('We sell mugs')
    // About one page in fifty, by its seed, leaves a second or two more than the voice may spend on pauses.
    const seconds = request.speech.durationMs / 1000 + 1.5
    expect(seconds).toBeGreaterThan(28)
    expect(seconds).toBeLessThan(30.5)
    const [script] = (await ada.get('/api/library/scripts')).body.scripts
    expect(script).toMatchObject({ title: 'Why mugs crack', sources: [expect.stringContaining(page)] })
  })

  it('says more in a longer one', async () => {
    const wordsIn = async (duration: number) =>
      (await filmedAs(await generate({ url: page, duration }))).speech.sentences.flatMap(({ words }) => words).length
    expect(await wordsIn(40)).toBeGreaterThan(await wordsIn(20))
  })

  it('takes only its name from the page where a script is given', async () => {
    const request = await filmedAs(await generate({ url: page, script: WORDS }))
    expect([request.title, request.speech.sentences[0]?.text]).toEqual(['Why mugs crack', 'A glaze is glass.'])
  })

  it.each([
    ['http://169.254.169.254/latest/meta-data/', /public website/],
    ['http://localhost/', /public website/],
    ['http://127.0.0.1:1/', /ports/],
    ['http://user@example.com/', /name or password/],
  ])('at %s is refused, and nothing is spent', async (url, sentence) => {
    const before = (await ada.get('/api/dashboard/stats')).body.creditsUsed
    const answer = await generate({ url })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(sentence)
    expect((await ada.get('/api/dashboard/stats')).body.creditsUsed).toBe(before)
  })

  it('that holds no text is refused with what to do', async () => {
    const answer = await generate({ url: page.replace('/mugs', '/empty') })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(/too little text.*Paste/)
  })
})
