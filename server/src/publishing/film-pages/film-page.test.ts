/** The page that everybody may see: what stands on it, what it counts, what it keeps to itself. */

import { dateIn } from '@octavo/contract/time-zone'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { brands, filmPlans, filmVisitors, scripts, videos } from '#db/tables/index.ts'
import { filmKey } from '#films/videos/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { FILM_BYTES, libraryFilm, type Owner, owner } from '#test/quick-films.ts'
import { DAY_MS } from '#time.ts'
import { forgetVisitors } from './film-page.service.ts'
import { filmPagePath } from './film-page.tokens.ts'

const TITLE = 'Why <clay> shrinks & "dries"'

let product: TestProduct
let clock = new Date()
let ada: Owner
let film: string
let page: string

beforeAll(async () => {
  product = await startTestProduct({ now: () => clock, env: { TRUST_PROXY: 'on' } })
  ada = await owner(product)
  film = await libraryFilm(product, ada, TITLE)
  const [row] = await product.ctx.db.select().from(videos).where(eq(videos.id, film))
  const sources = ['https://example.org/clay?a=1&b=2', 'Hamer, The Potter’s Dictionary, 2015']
  await product.ctx.db
    .update(scripts)
    .set({ sources })
    .where(eq(scripts.id, row?.scriptId ?? ''))
  page = await publish(film)
})
afterAll(() => product.end())

async function publish(id: string): Promise<string> {
  return new URL((await ada.post(`/api/videos/${id}/produce`)).body.youtubeUrl).pathname
}

/** A home for each name, and a browser of that name in it. */
const homes: string[] = []
function atHome(agent: string): Record<string, string> {
  const known = homes.indexOf(agent)
  const number = known >= 0 ? known : homes.push(agent) - 1
  return { 'user-agent': agent, 'x-forwarded-for': `10.1.${number >> 8}.${number % 256}` }
}

const visitor = (name: string) => {
  const caller = product.visitor()
  const headers = atHome(name)
  const form = (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    caller.post(page + path, new URLSearchParams(fields).toString(), {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    })
  return { form, open: (path = '', more = {}) => caller.get(page + path, { ...headers, ...more }) }
}

const figures = async () => {
  const { views, clicks, thumbsUp, thumbsDown, messages, watchSeconds } = (await ada.get('/api/analytics')).body.totals
  return { views, clicks, thumbsUp, thumbsDown, messages, watchSeconds }
}
/** What a deed added to the figures. */
async function added(deed: () => Promise<unknown>) {
  const before: Record<string, number> = await figures()
  await deed()
  const after: Record<string, number> = await figures()
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const more = Math.round((value - (before[name] ?? 0)) * 10) / 10
      return more === 0 ? [] : [[name, more]]
    }),
  )
}

describe('a film page', () => {
  it('shows title, brand, disclosure and sources, and says them to other sites', async () => {
    const { status, text } = await visitor('reader').open()
    expect(status).toBe(200)
    const title = 'Why &#60;clay&#62; shrinks &#38; &#34;dries&#34;'
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<b>Kiln &#38; Clay</b>')
    expect(text).toContain('Made with AI.')
    expect(text).toContain('href="https://example.org/clay?a=1&#38;b=2"')
    expect(text).toContain('<li>Hamer, The Potter’s Dictionary, 2015</li>')
    expect(text).toContain(`<meta property="og:title" content="${title}">`)
    expect(text).toContain(`<meta property="og:image" content="${product.ctx.config.publicUrl}${page}/poster.jpg?v=1">`)
    expect(text).toContain('<track kind="captions"')
    expect(text).not.toContain('<clay>')
  })

  it('tells search engines the same, in words that cannot end their element', async () => {
    const { text } = await visitor('reader').open()
    const [, json = ''] = text.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
    expect(json).not.toContain('<')
    const address = product.ctx.config.publicUrl + page
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'VideoObject',
      name: TITLE,
      url: address,
      contentUrl: `${address}/film.mp4?v=1`,
      thumbnailUrl: [`${address}/poster.jpg?v=1`],
      duration: 'PT20S',
      publisher: { name: 'Kiln & Clay' },
    })
    expect(text).toContain(`<link rel="canonical" href="${address}">`)
    expect(text).toContain(`<meta name="twitter:image" content="${address}/poster.jpg?v=1">`)
  })

  it('is set in what the brand chose, else in what the film itself is set in', async () => {
    const { db } = product.ctx
    const font = async () => (await visitor('reader').open()).text.match(/href="\/api\/fonts\/(\w+)_/)?.[1]
    expect(await font()).toBe('Montserrat')
    const [row] = await db.select().from(videos).where(eq(videos.id, film))
    const made = {
      videoId: film,
      accountId: row?.accountId ?? '',
      script: '',
      lines: [],
      manner: { voice: 'x', rate: 1 },
    }
    await db.insert(filmPlans).values({ ...made, plan: { art: { look: 'notebook' } } })
    expect(await font()).toBe('PatrickHand')
    await db.update(brands).set({ fonts: 'bold' }).where(eq(brands.id, ada.brandId))
    expect(await font()).toBe('Oswald')
    const [, address = ''] = (await visitor('reader').open()).text.match(/href="(\/api\/fonts\/[^"]+)"/) ?? []
    expect((await product.visitor().get(address)).headers.get('content-type')).toBe('font/ttf')
    await db.update(brands).set({ fonts: 'modern' }).where(eq(brands.id, ada.brandId))
  })

  it('has what is said line by line, as text, and the brand’s next films by their pages', async () => {
    const eve = await owner(product)
    const paths: string[] = []
    for (const title of ['First <one>', 'Second', 'Third', 'Fourth', 'Fifth']) {
      const id = await libraryFilm(product, eve, title)
      const [row] = await product.ctx.db.select().from(videos).where(eq(videos.id, id))
      const captions = 'WEBVTT\n\n00:00:01.500 --> 00:00:02.000\nClay &lt;b> & water.\n'
      const key = filmKey(row?.accountId ?? '', id, '.vtt')
      await product.ctx.services.storage.keepBytes(key, Buffer.from(captions))
      if (title === 'Fifth') break
      const filmPage = filmPagePath(product.ctx.secret, id)
      const publishedAt = new Date(clock.getTime() + paths.length * DAY_MS)
      await product.ctx.db.update(videos).set({ filmPage, publishedAt }).where(eq(videos.id, id))
      paths.push(filmPage)
    }
    const text = (await product.visitor().get(paths[3] ?? '')).text
    expect(text).toContain('data-at="1.5"><time>0:01</time><span>Clay &#60;b&#62; &#38; water.</span>')
    const linked = [...text.matchAll(/<a href="(\/film\/[^"]+)"><img/g)].map(([, path]) => path)
    expect(linked).toEqual([paths[2], paths[1], paths[0]])
    expect(text).toContain('<span>First &#60;one&#62;</span>')
    expect((await visitor('reader').open()).text).not.toContain('More from')
  })

  it('plays without a script: film in ranges, poster and captions', async () => {
    const range = await visitor('player').open('/film.mp4', { range: 'bytes=4-7' })
    expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 4-7/${FILM_BYTES.length}`])
    expect(range.text).toBe(FILM_BYTES.subarray(4, 8).toString())
    expect((await visitor('player').open('/poster.jpg')).headers.get('content-type')).toBe('image/jpeg')
    expect((await visitor('player').open('/captions.vtt')).text).toMatch(/^WEBVTT/)
    expect((await visitor('player').open('/logo')).status).toBe(404)
  })

  it('allows itself nothing but its own files, and each of them is there', async () => {
    const { headers, text } = await visitor('reader').open()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
    expect(text).toContain(`<style nonce="${nonce}">`)
    expect(text).toContain(':root{--brand:#C8642B;')
    expect((await visitor('reader').open()).text).not.toContain(String(nonce))
    for (const address of text.match(/\/film\/assets\/[^"]+/g) ?? [])
      expect((await product.visitor().get(address)).headers.get('content-type')).toMatch(/^text\/(css|javascript)/)
    expect(text.match(/<script (?!type="application\/ld\+json")/g)).toHaveLength(1)
    expect(text).not.toMatch(/ style=| on[a-z]+=/)
  })

  it('gives away nothing of the account but what is published', async () => {
    const { text } = await visitor('reader').open()
    const [row] = await product.ctx.db.select().from(videos).where(eq(videos.id, film))
    const user = (await ada.get('/api/auth/user')).body
    for (const secret of [film, row?.accountId, row?.scriptId, row?.brandId, user.email, user.lastName, row?.filename])
      expect(text).not.toContain(String(secret))
  })

  it('is there for the films that are out, and for no others', async () => {
    const hidden = await libraryFilm(product, ada, 'Not out yet')
    const token = page.split('/').at(-1) ?? ''
    const forged = `/film/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const others = [filmPagePath(product.ctx.secret, hidden), filmPagePath('another secret', film), forged]
    for (const path of [...others, '/film/x', '/film/%00', `/film/${'a'.repeat(290)}`]) {
      const answer = await product.visitor().get(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
    await ada.delete(`/api/videos/${film}`)
    expect((await visitor('reader').open()).status).toBe(404)
    expect((await visitor('reader').open('/film.mp4')).status).toBe(404)
    await ada.post(`/api/videos/${film}/restore`)
    expect((await visitor('reader').open()).status).toBe(200)
  })
})

describe('a view', () => {
  it('is counted once a visitor and day, however often and however much at once', async () => {
    expect(await added(() => Promise.all(Array.from({ length: 12 }, () => visitor('one').open())))).toEqual({
      views: 1,
    })
    expect(await added(() => visitor('one').open())).toEqual({})
    expect(await added(() => visitor('two').open())).toEqual({ views: 1 })
  })

  it.each([
    ['who only looks at the head', () => product.visitor().call('HEAD', page, undefined, { 'user-agent': 'head' })],
    ['that indexes', () => visitor('Mozilla/5.0 (compatible; Googlebot/2.1)').open()],
    ['that draws a preview', () => visitor('facebookexternalhit/1.1').open()],
    ['that fetches in case somebody comes', () => visitor('three').open('', { 'sec-purpose': 'prefetch' })],
  ])('is not of a program %s', async (_what, look) => {
    expect(await added(look)).toEqual({})
  })

  it("is counted again on the next day of the owner, and yesterday's visitors are forgotten", async () => {
    const today = clock
    onTestFinished(() => {
      clock = today
    })
    clock = new Date(today.getTime() + DAY_MS)
    expect(await added(() => visitor('one').open())).toEqual({ views: 1 })
    // The owner's day may be one ahead of the day in UTC, by which they are forgotten.
    clock = new Date(today.getTime() + 5 * DAY_MS)
    await forgetVisitors(product.ctx)
    expect(await product.ctx.db.select().from(filmVisitors)).toEqual([])
  })

  it('keeps neither address nor browser', async () => {
    await visitor('a browser with a name').open()
    const kept = JSON.stringify(await product.ctx.db.select().from(filmVisitors))
    expect(kept).not.toMatch(/browser|127\.0\.0\.1|::1/)
  })
})

describe('a visitor', () => {
  it('follows the link of the channel, and is counted once', async () => {
    expect((await visitor('follower').open('/go')).status).toBe(404)
    const [channel] = (await ada.get('/api/channels')).body
    await ada.put(`/api/channels/${channel.id}`, { linkUrl: 'https://kiln.example/shop' })
    expect((await visitor('follower').open()).text).toContain('<small>kiln.example</small>')
    const deed = async () => {
      for (let time = 0; time < 3; time++) {
        const answer = await visitor('follower').open('/go')
        expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://kiln.example/shop'])
      }
    }
    expect(await added(deed)).toEqual({ clicks: 1 })
  })

  it('gives one thumb, which may turn over, with a script and without', async () => {
    const judge = visitor('judge')
    await judge.open()
    const give = (thumb: string, more = {}) => judge.form('/thumb', { thumb }, more)
    expect(await added(() => give('up'))).toEqual({ thumbsUp: 1 })
    expect(await added(() => give('up'))).toEqual({})
    expect(await added(() => give('down'))).toEqual({ thumbsUp: -1, thumbsDown: 1 })
    const plain = await give('down')
    expect([plain.status, plain.headers.get('location')]).toEqual([303, `${page}?said=down`])
    expect((await judge.open('?said=down')).text).toContain('Thanks for the feedback.')
    const scripted = await give('down', { accept: 'application/json' })
    expect([scripted.status, scripted.body]).toEqual([200, { message: 'Thanks for the feedback.' }])
    expect((await give('sideways')).status).toBe(400)
  })

  it('watches at most the whole film, and less than said before changes nothing', async () => {
    const viewer = visitor('viewer')
    await viewer.open()
    const watch = (seconds: string) => () => viewer.form('/watch', { seconds })
    expect(await added(watch('4.5'))).toEqual({ watchSeconds: 4.5 })
    expect(await added(watch('12'))).toEqual({ watchSeconds: 7.5 })
    for (const seconds of ['3', '-5', 'Infinity', 'much', '']) expect(await added(watch(seconds))).toEqual({})
    expect(await added(watch('100000'))).toEqual({ watchSeconds: 8 })
  })

  it('can do nothing from the page of another site', async () => {
    const deed = () => visitor('tricked').form('/thumb', { thumb: 'up' }, { origin: 'https://elsewhere.example' })
    expect(await added(async () => expect((await deed()).status).toBe(403))).toEqual({})
  })

  it('writes a message that waits until it is answered; programs write none', async () => {
    const letter = { text: ' Is the glaze food-safe? ', name: 'Eve', email: 'eve@example.com' }
    const writer = visitor('writer')
    await writer.open()
    const sent = await writer.form('/message', letter)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?said=written`])
    expect((await writer.form('/message', { ...letter, website: 'http://spam.example' })).status).toBe(303)
    const { open, tickets } = (await ada.get('/api/tickets')).body
    expect(open).toBe(1)
    expect(tickets).toMatchObject([
      {
        videoId: film,
        videoTitle: TITLE,
        name: 'Eve',
        email: 'eve@example.com',
        text: 'Is the glaze food-safe?',
        answeredAt: null,
      },
    ])
    const answered = await ada.put(`/api/tickets/${tickets[0].id}`, { answered: true })
    expect(answered.body.answeredAt).not.toBe(null)
    expect((await ada.get('/api/tickets')).body.open).toBe(0)
    expect((await ada.put(`/api/tickets/${tickets[0].id}`, { answered: false })).body.answeredAt).toBe(null)
    expect((await ada.delete(`/api/tickets/${tickets[0].id}`)).body).toEqual({ success: true })
    expect((await ada.get('/api/tickets')).body).toEqual({ open: 0, tickets: [] })
  })

  it.each([
    ['nothing', { text: '   ' }, 'Please write a message'],
    ['an address that is none', { text: 'Hello', email: 'eve' }, 'Please enter a valid email address'],
    ['a character that cannot be kept', { text: 'a\0b' }, 'A text holds a character that cannot be kept (NUL).'],
  ])('is told in a page what is wrong with %s', async (_what, letter, sentence) => {
    const answer = await visitor('writer').form('/message', letter)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.text).toContain(sentence)
  })

  it('who writes too often is asked to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor('flood').form('/message', { text: '', website: '' })),
    )
    expect(answers.map((answer) => answer.status)).toContain(429)
    expect(answers.find((answer) => answer.status === 429)?.text).toContain('Too many requests.')
  })
})

describe('what the owner sees of it', () => {
  it('is null, never invented, before anybody came', async () => {
    const eve = await owner(product)
    const { totals, topPerformer, brands, videos: films } = (await eve.get('/api/analytics')).body
    expect(totals).toMatchObject({ views: 0, videos: 0, avgCtr: null, engagement: null, viralScore: null })
    expect([topPerformer, films]).toEqual([null, []])
    expect(brands).toMatchObject([{ brand: 'Kiln & Clay', videos: 0, views: 0, avgCtr: null, viralScore: null }])
    expect((await eve.get('/api/dashboard/stats')).body).toMatchObject({
      totalViews: '0',
      avgCtr: '0%',
      viralScore: null,
    })
  })

  it('is the same everywhere, by day, film and brand, with the score of the specification', async () => {
    const eve = await owner(product, 'Pacific/Auckland')
    const { body: second } = await eve.post('/api/brands', { name: 'Second' })
    const id = await libraryFilm(product, eve, 'Counted')
    await libraryFilm(product, eve, 'Not out')
    const path = new URL((await eve.post(`/api/videos/${id}/produce`)).body.youtubeUrl).pathname
    const [channel] = (await eve.get('/api/channels')).body
    await eve.put(`/api/channels/${channel.id}`, { linkUrl: 'https://kiln.example' })
    const look = (agent: string, what = '') => product.visitor().get(path + what, atHome(agent))
    for (let number = 0; number < 40; number++) await look(`browser ${number}`)
    await look('browser 0', '/go')
    await look('browser 1', '/go')

    const today = dateIn(clock, 'Pacific/Auckland')
    const all = (await eve.get('/api/analytics')).body
    // 40 views of one film, 2 clicks: 5 %; 40 / 1000 * 0.1 + 5 * 15 = 75.
    const figures = { views: 40, clicks: 2, avgCtr: 5, engagement: 5, viralScore: 75 }
    expect(all).toMatchObject({ to: today, timeZone: 'Pacific/Auckland', totals: { ...figures, videos: 1 } })
    expect(all.trend).toHaveLength(30)
    expect(all.trend.at(-1)).toMatchObject({ date: today, views: 40, clicks: 2, published: 1 })
    expect(all.topPerformer).toMatchObject({ id, ...figures, ctr: '5.0%', status: 'published', filmPage: path })
    expect(all.brands).toMatchObject([
      { brandId: eve.brandId, videos: 1, ...figures },
      { brandId: second.id, videos: 0, views: 0, viralScore: null },
    ])
    expect((await eve.get('/api/dashboard/stats')).body).toMatchObject({
      totalViews: '40',
      avgCtr: '5.0%',
      viralScore: 75,
    })
    expect((await eve.get(`/api/videos/${id}`)).body).toMatchObject({ views: 40, ctr: '5.0%' })

    const before = (await eve.get(`/api/analytics?from=2020-01-01&to=2020-01-02`)).body
    expect(before).toMatchObject({ totals: { views: 0, videos: 0 }, videos: [], topPerformer: null })
    expect(before.trend).toHaveLength(2)
    for (const range of [
      'from=2020-01-02&to=2020-01-01',
      'from=2019-01-01&to=2021-01-01',
      'from=2020-02-30',
      'to=soon',
    ])
      expect((await eve.get(`/api/analytics?${range}`)).status).toBe(400)
    // Nothing of it is anybody else's.
    expect((await ada.get('/api/analytics')).text).not.toContain(id)
  })

  it('counts a household, and not one program that calls itself something else each time', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'Pushed')
    const path = new URL((await eve.post(`/api/videos/${id}/produce`)).body.youtubeUrl).pathname
    const look = (agent: string, address: string, what = '') =>
      product.visitor().get(path + what, { 'user-agent': agent, 'x-forwarded-for': address })
    const views = async () => (await eve.get(`/api/videos/${id}`)).body.views
    for (const device of ['phone', 'tablet', 'laptop']) await look(device, '192.0.2.1')
    await look('phone', '192.0.2.1')
    expect(await views()).toBe(3)
    await Promise.all(Array.from({ length: 60 }, (_, number) => look(`agent ${number}`, '192.0.2.2')))
    expect(await views()).toBe(8)
    await look('laptop', '192.0.2.1')
    await look('phone', '192.0.2.3')
    expect(await views()).toBe(9)
    // The sixth and all after it are one visitor, whose judgment counts once.
    for (let number = 0; number < 20; number++)
      await product.visitor().post(`${path}/thumb`, 'thumb=up', {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': `new agent ${number}`,
        'x-forwarded-for': '192.0.2.2',
      })
    expect((await eve.get('/api/analytics')).body.totals).toMatchObject({ views: 9, thumbsUp: 1 })
  })

  it('counts as many visitors as there were when they all come at once', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'Crowded')
    const path = new URL((await eve.post(`/api/videos/${id}/produce`)).body.youtubeUrl).pathname
    const { filmOfToken, noteVisit: noteEngagement } = await import('./film-page.service.ts')
    const shown = await filmOfToken(product.ctx, path.split('/').at(-1) ?? '')
    if (!shown) throw new Error('The page is not there')
    const crowd = Array.from({ length: 200 }, (_, number) => ({ address: `10.0.0.${number % 100}`, agent: 'same' }))
    await Promise.all(crowd.map((visitor) => noteEngagement(product.ctx, shown, visitor, { what: 'follow' })))
    // Who does more than one thing is one who was engaged.
    await Promise.all(
      crowd.map((visitor) => noteEngagement(product.ctx, shown, visitor, { what: 'judge', thumb: 'up' })),
    )
    expect((await eve.get('/api/analytics')).body.totals).toMatchObject({ thumbsUp: 100, engagement: 100 })
    expect((await eve.get(`/api/videos/${id}`)).body).toMatchObject({ views: 100, ctr: '100.0%' })
  })
})
