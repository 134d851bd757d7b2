/** Posts on their way: networks outside and their approval, the emergency switch, and what a restored database owes. */

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Owned } from '#context.ts'
import { channels, publications } from '#db/tables/index.ts'
import { requeueOrphans } from '#engine/index.ts'
import { localPublisher } from '#services/publisher/publisher.embedded.ts'
import { type Post, type Publisher, PublisherRefusal, type Publishers } from '#services/publisher/publisher.ts'
import { folderStorage } from '#services/storage/storage.embedded.ts'
import { soon, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner } from '#test/quick-films.ts'
import { HOUR_MS } from '#time.ts'
import { publish } from './publish.job.ts'

let product: TestProduct
/** What reached the network outside. */
const sent: Post[] = []
let answers: 'yes' | 'no' = 'yes'

const outside: Publisher = {
  name: 'A network outside',
  embedded: false,
  costs: 'nothing',
  can: { network: 'youtube' },
  async publish(post) {
    if (answers === 'no') throw new PublisherRefusal('The network does not like this title.')
    sent.push(post)
    return { externalId: post.key, url: `https://network.example/${post.key}` }
  },
}

beforeAll(async () => {
  const publishers: Publishers = {
    ...outside,
    to: (network) => (network === 'local' ? localPublisher(folderStorage(`${product.dataDir}/files`)) : outside),
  }
  product = await startTestProduct({ services: { publishers } })
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

async function connect(person: Owner, network: 'youtube'): Promise<void> {
  const { accountId } = await ownedBy(person)
  await product.ctx.db.insert(channels).values({ accountId, brandId: person.brandId, network })
}

describe('a network outside', () => {
  it('gets nothing without a person, and then once, with the disclosure', async () => {
    const ada = await owner(product)
    await connect(ada, 'youtube')
    const [id = ''] = await films(ada, 'For everybody')
    const scheduled = await schedule(ada, id, soon(600))
    expect(scheduled.body).toMatchObject({
      status: 'approval',
      note: 'Waits for your approval before it goes to YouTube.',
    })
    const network = async (name: string) =>
      (await ada.get(`/api/videos/${id}/publications`)).body.find((post: { network: string }) => post.network === name)
    await until(async () => (await network('local')).status === 'published')
    expect(sent.filter((post) => post.title === 'For everybody')).toEqual([])
    expect((await video(ada, id)).status).toBe('approval')

    const approvals = await Promise.all([1, 2, 3].map(() => ada.post(`/api/videos/${id}/approve`)))
    expect(approvals.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    await until(async () => (await network('youtube')).status === 'published')
    const posts = sent.filter((post) => post.title === 'For everybody')
    expect(posts).toMatchObject([{ synthetic: true, format: 'short', page: expect.stringContaining('/film/') }])
    expect((await network('youtube')).url).toBe(`https://network.example/${posts[0]?.key}`)
    expect((await ada.post(`/api/videos/${id}/approve`)).body.message).toBe('This video does not wait for an approval.')
    const dossier = (await ada.get(`/api/journal/films/${id}`)).text
    for (const deed of ['A post began to wait for approval', 'A post was scheduled', 'A film was posted'])
      expect(dossier).toContain(deed)
    expect(dossier).toContain('The journal is whole')
  })

  it('gets the words that were approved; other words wait for another approval', async () => {
    const ada = await owner(product)
    await connect(ada, 'youtube')
    const [id = ''] = await films(ada, 'Word for word')
    await schedule(ada, id, noon(2))
    const planned = async () =>
      (await ada.get(`/api/videos/${id}/posts`)).body.find((one: { network: string }) => one.network === 'youtube')
    const approve = async () => expect((await ada.post(`/api/videos/${id}/approve`)).status).toBe(200)
    await approve()
    const { channelId, text, post } = await planned()
    expect(post.status).toBe('scheduled')
    const { scriptId } = (await ada.get(`/api/videos/${id}`)).body
    await ada.put(`/api/library/scripts/${scriptId}`, { body: 'Other words. They came after the approval.' })
    expect((await planned()).text).toEqual(text)

    const write = async (words: object) => (await ada.put(`/api/videos/${id}/posts/${channelId}`, words)).body.post
    expect((await write(text)).status).toBe('scheduled')
    expect(await write({ ...text, title: 'Other words' })).toMatchObject({
      status: 'approval',
      note: 'Its words were changed after you approved it. Approve it again to let it out.',
    })
    expect((await video(ada, id)).status).toBe('approval')
    await approve()
    expect((await planned()).post).toMatchObject({ status: 'scheduled', note: null })
  })

  it('waits for nobody while the auto-pilot is on', async () => {
    const ada = await owner(product)
    await connect(ada, 'youtube')
    const [id = '', other = ''] = await films(ada, 'By itself', 'By hand')
    expect((await ada.put('/api/production/auto-pilot', { active: true })).status).toBe(200)
    expect((await schedule(ada, id, soon(3000))).body).toMatchObject({ status: 'scheduled', note: null })
    await ada.put('/api/production/auto-pilot', { active: false })
    expect((await schedule(ada, other, noon(2))).body.status).toBe('approval')
    await until(async () => sent.some((post) => post.title === 'By itself'))
    expect(sent.filter((post) => post.title === 'By itself')).toHaveLength(1)
  })

  it("that refuses leaves the film in the library, with the network's reason and a second chance", async () => {
    const ada = await owner(product)
    await connect(ada, 'youtube')
    const [id = ''] = await films(ada, 'Not liked')
    answers = 'no'
    const refused = await produce(ada, id).finally(() => {
      answers = 'yes'
    })
    expect([refused.status, refused.body.message]).toEqual([409, 'The network does not like this title.'])
    expect(await video(ada, id)).toMatchObject({ status: 'ready', problem: 'The network does not like this title.' })
    const second = await produce(ada, id)
    expect(second.body).toMatchObject({ network: 'youtube', status: 'published', video: { problem: null } })
    expect(second.body.youtubeUrl).toMatch(/^https:\/\/network\.example\//)
  })
})

describe('the emergency switch', () => {
  it('stops what waits, and starting again gives back the slots', async () => {
    const ada = await owner(product)
    const [now = '', later = ''] = await films(ada, 'Now', 'Later')
    const bob = await owner(product)
    const [his = ''] = await films(bob, 'His')
    const at = soon(1500)
    await schedule(ada, now, at)
    await schedule(bob, his, at)
    await schedule(ada, later, noon(3))
    expect((await ada.post('/api/master-control/emergency-shutdown', { reason: 'A mistake' })).status).toBe(200)
    await until(async () => (await video(bob, his)).status === 'published')
    expect(await video(ada, now)).toMatchObject({
      status: 'ready',
      filmPage: null,
      note: 'Stopped by you. It goes on when you start again.',
    })
    for (const asked of [await schedule(ada, later, noon(4)), await produce(ada, now)])
      expect([asked.status, asked.body.code]).toEqual([409, 'conflict'])
    expect((await ada.post('/api/master-control/start')).status).toBe(200)
    expect(await video(ada, later)).toMatchObject({ status: 'scheduled', scheduledFor: noon(3).toISOString() })
    await until(async () => (await video(ada, now)).status === 'published')
  })
})

describe('what a restored database owes', () => {
  it('is posted although the engine knows nothing of it', async () => {
    const ada = await owner(product)
    const [id = ''] = await films(ada, 'Restored')
    await schedule(ada, id, soon(HOUR_MS))
    const mine = and(eq(publications.videoId, id))
    // As it is after a restore: another order than the engine ever had, and due.
    await product.ctx.db
      .update(publications)
      .set({ run: 77, at: soon(0) })
      .where(mine)
    await requeueOrphans(product.ctx, [publish] as never)
    await until(async () => (await video(ada, id)).status === 'published')
  })
})
