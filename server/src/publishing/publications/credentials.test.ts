/** Posts on a channel of a network outside, with what that network let the channel have. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Owned } from '#context.ts'
import { channels } from '#db/tables/index.ts'
import { makeLog } from '#log.ts'
import { credentialsOf, keepCredentials } from '#publishing/channels/index.ts'
import type { Credentials } from '#services/publisher/publisher.ts'
import { doublePublisher, type NetworkDouble, startNetwork } from '#test/network-double.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner } from '#test/quick-films.ts'

let network: NetworkDouble
let product: TestProduct
const log = makeLog('silent')
const logged: unknown[] = []

beforeAll(async () => {
  network = await startNetwork()
  const publisher = doublePublisher(network.url)
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void logged.push(...said))
  product = await startTestProduct({ log, services: { publishers: { ...publisher, to: () => publisher } } })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await product.end()
  await network.end()
})

type Connected = { ada: Owner; owned: Owned; channelId: string }

/** Somebody with a channel on the network that these credentials belong to. */
async function connected(externalId: string, credentials: Credentials): Promise<Connected> {
  const { db } = product.ctx
  const ada = await owner(product)
  const [local] = await db.select().from(channels).where(eq(channels.brandId, ada.brandId))
  const accountId = local?.accountId ?? ''
  const values = { accountId, brandId: ada.brandId, network: 'youtube' as const, externalId }
  const [channel] = await db.insert(channels).values(values).returning()
  const owned = { ...product.ctx, accountId }
  const channelId = channel?.id ?? ''
  await keepCredentials(owned, channelId, credentials)
  return { ada, owned, channelId }
}
const film = ({ ada }: Connected, title: string) => libraryFilm(product, ada, title)
const produce = ({ ada }: Connected, id: string) => ada.post(`/api/videos/${id}/produce`)
const postOf = async ({ ada }: Connected, id: string) =>
  (await ada.get(`/api/videos/${id}/publications`)).body.find((post: { network: string }) => post.network === 'youtube')
const sent = (title: string) => network.posts.filter((post) => post.title === title)

it('a post goes out with the credentials of its channel, and is known by what the network calls it', async () => {
  const one = await connected('kiln', network.connect('kiln'))
  const id = await film(one, 'With credentials')
  const { body } = await produce(one, id)
  expect(body).toMatchObject({ network: 'youtube', status: 'published' })
  const posts = sent('With credentials')
  expect(posts).toMatchObject([{ channel: 'kiln' }])
  expect(body.youtubeUrl).toBe(`https://network.example/kiln/${posts[0]?.key}`)
})

it('credentials that ran out are renewed, and those are kept', async () => {
  const one = await connected('wheel', network.connect('wheel'))
  const before = await credentialsOf(one.owned, one.channelId)
  network.expireTokens()
  expect((await produce(one, await film(one, 'Renewed'))).body.status).toBe('published')
  const after = await credentialsOf(one.owned, one.channelId)
  expect(after).not.toEqual(before)
  expect(network.knows(after)).toBe(true)
  expect(sent('Renewed')).toHaveLength(1)
})

it('wrong credentials become a sentence for the owner', async () => {
  const one = await connected('glaze', { token: 'forged', renewal: 'forged' })
  const id = await film(one, 'Not let in')
  const refused = await produce(one, id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The network lets nobody post with what it gave this channel. Connect the channel again.',
  ])
  expect(sent('Not let in')).toEqual([])
})

it('a network that takes nothing just now is asked again when it said, and not before', async () => {
  const one = await connected('slip', network.connect('slip'))
  const id = await film(one, 'After a while')
  network.busyFor = { posts: 1, seconds: 3 }
  const asked = Date.now()
  const produced = produce(one, id)
  await until(async () => network.busyFor.posts === 0)
  await until(async () => (await postOf(one, id))?.note !== null)
  expect(await postOf(one, id)).toMatchObject({
    status: 'scheduled',
    note: 'YouTube takes no more posts just now. It goes out as soon as it does again.',
  })
  await until(async () => (await postOf(one, id)).status === 'published')
  expect(Date.now() - asked).toBeGreaterThan(2900)
  expect((await produced).status).toBe(200)
  expect(sent('After a while')).toHaveLength(1)
})

it('credentials are encrypted in the database, and in no answer and no log', async () => {
  const secret = network.connect('kept')
  const one = await connected('kept', secret)
  const { rows } = await product.database.pool.query('select * from channels where id = $1', [one.channelId])
  expect(rows[0].credentials).toMatch(/^[\w-]{40,}$/)
  expect(await credentialsOf(one.owned, one.channelId)).toEqual(secret)
  expect(await credentialsOf({ ...one.owned, secret: 'of another installation' }, one.channelId)).toBeNull()
  expect(await credentialsOf({ ...one.owned, accountId: crypto.randomUUID() }, one.channelId)).toBeNull()
  for (const path of ['/api/channels', '/api/account/export']) {
    const { status, text } = await one.ada.get(path)
    expect(status, path).toBe(200)
    for (const given of [...Object.values(secret), rows[0].credentials]) expect(text).not.toContain(given)
  }
  expect(JSON.stringify(logged.map(String))).not.toMatch(/token-|renewal-|forged/)
})
