/** Posting, through the calls: slots and their limits, moves and their words, going out once and on time. */

import { isSettled } from '@octavo/contract/video'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Owned } from '#context.ts'
import { channels, videos } from '#db/tables/index.ts'
import { soon, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner, quick } from '#test/quick-films.ts'
import { HOUR_MS } from '#time.ts'

let product: TestProduct
/** Somebody with two films for what leaves nothing behind. */
let shared: Owner & { films: string[] }
beforeAll(async () => {
  product = await startTestProduct(quick)
  const person = await owner(product)
  shared = Object.assign(person, { films: await films(person, 'One', 'Two') })
})
afterAll(() => product.end())

const video = async (person: Owner, id: string) => (await person.get(`/api/videos/${id}`)).body
const schedule = (person: Owner, id: string, at: Date | string) =>
  person.put(`/api/videos/${id}/schedule`, { at: typeof at === 'string' ? at : at.toISOString() })
const produce = (person: Owner, id: string) => person.post(`/api/videos/${id}/produce`)
const films = (person: Owner, ...titles: string[]) =>
  Promise.all(titles.map((title) => libraryFilm(product, person, title)))

/** Noon UTC so many days from now. */
const noon = (days: number, hours = 0) => {
  const day = new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T12:00:00Z`) + hours * HOUR_MS)
}

async function ownedBy(person: Owner): Promise<Owned> {
  const [channel] = await product.ctx.db.select().from(channels).where(eq(channels.brandId, person.brandId))
  return { ...product.ctx, accountId: channel?.accountId ?? '' }
}

describe('producing', () => {
  it('puts the film on its page at once, and answers the same when asked again', async () => {
    const ada = await owner(product)
    const [id = ''] = await films(ada, 'Why clay shrinks')
    const [first, second] = await Promise.all([produce(ada, id), produce(ada, id)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toMatchObject({ network: 'local', status: 'published', video: { status: 'published' } })
    expect(second.body.youtubeUrl).toBe(first.body.youtubeUrl)
    expect((await produce(ada, id)).body.youtubeUrl).toBe(first.body.youtubeUrl)
    const page = new URL(first.body.youtubeUrl).pathname
    expect(page).toBe((await video(ada, id)).filmPage)
    expect((await product.visitor().get(page)).status).toBe(200)
  })

  it('lets one of many at once through, names the limit to the others and offers the nearest slot', async () => {
    const ada = await owner(product)
    const ids = await films(ada, 'One', 'Two', 'Three', 'Four', 'Five')
    const answers = await Promise.all(ids.map((id) => produce(ada, id)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const refused of answers.filter((answer) => answer.status !== 200)) {
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
      expect(refused.body.message).toMatch(/two posts need 4 hours between them\. The nearest free slot is \w/)
      expect(new Date(refused.body.suggestion).getTime()).toBeGreaterThanOrEqual(Date.now() + 3.9 * HOUR_MS)
    }
    const limits = (await ada.get('/api/posting/limits-status')).body
    expect(limits).toMatchObject({
      totalPostsToday: 1,
      channelsActive: 1,
      channels: [{ postsToday: 1, remainingToday: 1 }],
    })
  })

  it.each([
    ['asks to wait for a film that is being made', 'rendering', 'not-ready', 'This film is still being made.', '10'],
    [
      'says of a film that was not made how to get it',
      'failed',
      'conflict',
      'This film was not made. Press Retry first.',
      null,
    ],
  ] as const)('%s', async (_name, status, code, message, wait) => {
    const id = shared.films[0] ?? ''
    await product.ctx.db.update(videos).set({ status }).where(eq(videos.id, id))
    for (const answer of [await produce(shared, id), await schedule(shared, id, noon(2))]) {
      expect(answer.body).toEqual({ code, message })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, wait])
    }
    await product.ctx.db.update(videos).set({ status: 'ready' }).where(eq(videos.id, id))
  })
})

describe('the schedule', () => {
  it('takes two posts a UTC day, four hours apart, however many ask at once', async () => {
    const ada = await owner(product)
    const ids = await films(ada, 'One', 'Two', 'Three', 'Four', 'Five', 'Six')
    const wanted = [-8, -5, -3, 0, 2, 5].map((hours) => noon(3, hours))
    const answers = await Promise.all(ids.map((id, index) => schedule(ada, id, wanted[index] ?? '')))
    const kept = answers.flatMap((answer) => (answer.status === 200 ? [Date.parse(answer.body.scheduledFor)] : []))
    expect(kept).toHaveLength(2)
    expect(Math.abs((kept[0] ?? 0) - (kept[1] ?? 0))).toBeGreaterThanOrEqual(4 * HOUR_MS)
    const refused = answers.filter((answer) => answer.status !== 200)
    expect(refused.map((answer) => answer.status)).toEqual([409, 409, 409, 409])
    // What is offered is taken.
    const last = ids[answers.indexOf(refused[0] as (typeof answers)[number])] ?? ''
    const { body } = await schedule(ada, last, noon(3, 1))
    expect((await schedule(ada, last, body.suggestion)).body).toMatchObject({
      status: 'scheduled',
      scheduledFor: body.suggestion,
    })
  })

  it('takes a time that is past as the next free one, and says so', async () => {
    const ada = await owner(product)
    const [id = ''] = await films(ada, 'Late')
    const answer = await schedule(ada, id, '2020-01-01T09:00:00Z')
    expect(answer.status).toBe(200)
    expect(answer.body.note).toMatch(/^Moved from Wed, Jan 1, 10:00 AM to .+: that time is past\.$/)
    await until(async () => (await video(ada, id)).status === 'published')
  })

  it.each([
    ['no time', {}, 400, 'Required'],
    ['words for a time', { at: 'tomorrow' }, 400, 'Please give the time like 2026-11-20T09:00:00Z'],
    ['a time after years', { at: '2099-01-01T09:00:00Z' }, 400, 'A post can be planned at most a year ahead.'],
  ])('refuses %s with a sentence', async (_what, body, status, message) => {
    const answer = await shared.put(`/api/videos/${shared.films[0]}/schedule`, body)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
  })

  it('publishes at the slot, not before, and only at the last one it was given', async () => {
    const ada = await owner(product)
    const [id = ''] = await films(ada, 'On time')
    const at = soon(3000)
    await schedule(ada, id, soon(1500))
    await schedule(ada, id, soon(2 * HOUR_MS))
    expect((await schedule(ada, id, at)).body).toMatchObject({ status: 'scheduled', scheduledFor: at.toISOString() })
    await until(async () => (await video(ada, id)).status === 'published')
    const { publishedAt } = await video(ada, id)
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(at.getTime())
    const posts = (await ada.get(`/api/videos/${id}/publications`)).body
    expect(posts).toMatchObject([{ network: 'local', status: 'published', at: publishedAt, problem: null }])
    expect((await schedule(ada, id, noon(2))).body.message).toBe('This video is published already.')
  })

  it('lets go of a film that is taken off it, and its slot', async () => {
    const ada = await owner(product)
    const [one = '', two = ''] = await films(ada, 'One', 'Two')
    await schedule(ada, one, noon(4))
    expect((await schedule(ada, two, noon(4, 1))).status).toBe(409)
    expect((await ada.delete(`/api/videos/${one}/schedule`)).body).toMatchObject({
      status: 'ready',
      scheduledFor: null,
    })
    expect((await schedule(ada, two, noon(4, 1))).status).toBe(200)
    const again = await ada.delete(`/api/videos/${one}/schedule`)
    expect([again.status, again.body.message]).toEqual([409, 'This video has no place on the schedule.'])
  })

  it('forgets a deleted film, which never goes out', async () => {
    const ada = await owner(product)
    const [one = '', two = ''] = await films(ada, 'One', 'Two')
    await schedule(ada, one, soon(1200))
    await ada.delete(`/api/videos/${one}`)
    expect((await schedule(ada, two, soon(2000))).status).toBe(200)
    await until(async () => (await video(ada, two)).status === 'published')
    await ada.post(`/api/videos/${one}/restore`)
    expect((await video(ada, one)).filmPage).toBe(null)
  })

  it('stands in the calendar, moved posts with both times', async () => {
    const ada = await owner(product)
    const [one = '', two = ''] = await films(ada, 'One', 'Two')
    await schedule(ada, one, noon(5))
    await schedule(ada, two, noon(6))
    const day = (days: number) => noon(days).toISOString().slice(0, 10)
    const shown = (await ada.get(`/api/calendar?from=${day(5)}&to=${day(5)}`)).body
    expect(shown).toMatchObject({
      timeZone: 'Europe/Berlin',
      posts: [{ title: 'One', status: 'scheduled', at: noon(5).toISOString(), brandName: 'Kiln & Clay', url: null }],
    })
    expect((await ada.get('/api/calendar?from=2026-01-01&to=2027-01-01')).status).toBe(400)
    expect((await ada.get('/api/calendar?from=yesterday')).status).toBe(400)
  })
})

describe("a week's films", () => {
  it('take their slots when they are ready; one whose slot is taken moves and says why', async () => {
    const ada = await owner(product)
    const order = await ada.post('/api/generate/enhanced-weekly-batch', { brandId: ada.brandId })
    const planned: { id: string; number: number; format: string; scheduledFor: string }[] = order.body.batch.videos
    const now = () => Promise.all(planned.map(({ id }) => video(ada, id)))
    await until(async () => (await now()).every(({ status }) => isSettled(status)))
    // A script may wait for its owner's review; every film that was made has its slot.
    const made = (await now()).filter(({ status }) => status !== 'review')
    expect(made.length).toBeGreaterThan(5)
    for (const film of made) {
      const { scheduledFor } = planned.find(({ id }) => id === film.id) ?? {}
      expect(film).toMatchObject({ status: 'scheduled', scheduledFor, note: null })
    }
    const generated: { id: string }[] = (await ada.get('/api/videos/brand/all/generated')).body
    expect(generated.find(({ id }) => id === made.find((film) => film.format === 'short')?.id)).toMatchObject({
      status: 'completed',
      totalDuration: 20,
      scenes: [{ timestamp: 0 }, { timestamp: 4.5, visuals: 'The closing card' }],
      metadata: { resolution: '1080x1920', voiceUsed: expect.any(String) },
    })

    // A single film that wants a slot at nine as well, as a second week's would.
    const first = made.find(({ format, number }) => format === 'short' && [1, 3, 5].includes(number))?.scheduledFor
    const [id = ''] = await films(ada, 'Also at nine')
    await product.ctx.db
      .update(videos)
      .set({ scheduledFor: new Date(first) })
      .where(eq(videos.id, id))
    const [row] = await product.ctx.db.select().from(videos).where(eq(videos.id, id))
    const { planPublication } = await import('./publications.service.ts')
    const owned = await ownedBy(ada)
    await product.ctx.db.transaction(async (db) => planPublication({ ...owned, db }, row as NonNullable<typeof row>))
    const moved = await video(ada, id)
    expect(Date.parse(moved.scheduledFor) - Date.parse(first)).toBe(4 * HOUR_MS)
    expect(moved.note).toMatch(
      /^Moved from \w+, .+, 9:00 AM to .+, 1:00 PM: Kiln & Clay has a post at .+, and two posts need 4 hours between them\.$/,
    )
    expect((await ada.get(`/api/videos/${id}/publications`)).body[0].wantedAt).toBe(first)
  })
})

describe('a channel', () => {
  it('is there with its brand, carries its name and a link, and no other link than a web address', async () => {
    const ada = await owner(product)
    const [channel] = (await ada.get('/api/channels')).body
    expect(channel).toMatchObject({ network: 'local', name: 'Kiln & Clay', brandId: ada.brandId, linkUrl: null })
    const change = (body: object) => ada.put(`/api/channels/${channel.id}`, body)
    expect((await change({ linkUrl: 'https://kiln.example/shop', name: 'The Kiln' })).body).toMatchObject({
      name: 'The Kiln',
      linkUrl: 'https://kiln.example/shop',
    })
    expect((await change({ linkUrl: 'javascript:alert(1)' })).status).toBe(400)
    expect((await change({ name: null })).body).toMatchObject({
      name: 'Kiln & Clay',
      linkUrl: 'https://kiln.example/shop',
    })
  })
})
