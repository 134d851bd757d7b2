/** Mails about a business's own film: what is shown, where it leads, and who is named. */
import { randomUUID } from 'node:crypto'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filmPagePath } from '#publishing/film-pages/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import {
  campaignOf,
  finished,
  fullMessage,
  launch,
  linkIn,
  type Person,
  people,
  withContacts,
} from './campaigns.fixture.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

/** A brand with a film; `page` puts the film out. */
async function withFilm(person: Person, page: string | null) {
  const brand = {
    name: 'Kiln & Co',
    closeLink: 'kiln.example/book',
    facts: [{ kind: 'price', text: 'A mug is 18 pounds' }],
  }
  const { id: brandId } = (await person.post('/api/brands', brand)).body
  const { rows } = await product.database.pool.query(
    `insert into videos (account_id, brand_id, title, format, number, seed, credits, status, ready_at, duration_ms, filename, film_page, published_at)
     select account_id, id, 'Why your first bowl folds', 'short', 1, 1, 0, 'ready', now(), 35000, $2, $3, now() from brands where id = $1
     returning id`,
    [brandId, `${randomUUID()}.mp4`, page],
  )
  return rows[0].id as string
}

it('A mail is about the newest film of its brand, leads to its page, and names nobody else', async () => {
  const ada = await withContacts(product, people(1))
  const videoId = await withFilm(ada, '/film/abc')
  const { campaign } = (await launch(ada, { draft: true })).body
  expect(campaign).toMatchObject({
    videoId,
    subject: 'Why your first bowl folds',
    linkUrl: 'https://kiln.example/book',
  })
  expect(campaign.body).toContain('A mug is 18 pounds.')
  expect((await ada.get('/api/campaigns/films')).body.films).toMatchObject([
    { id: videoId, posterUrl: '/film/abc/poster.jpg' },
  ])
  const seen = (await ada.get(`/api/campaigns/${campaign.id}/preview`)).body
  expect(seen.html).toContain('src="/film/abc/poster.jpg"')
  await ada.put(`/api/campaigns/${campaign.id}`, { buttonLabel: 'Save your spot' })
  await ada.post(`/api/campaigns/${campaign.id}/schedule`)
  await finished(ada, campaign.id)
  const mail = await fullMessage(ada, 'p0@example.com')
  expect(mail.html).toMatch(/<img src="http:\/\/[^"]+\/film\/abc\/poster\.jpg" alt="Why your first bowl folds"/)
  expect(mail.html).toContain('Save your spot')
  for (const form of [mail.html, mail.text]) expect(form).not.toContain('Octavo')
  const [, film] = mail.html.match(/href="[^"]*(\/c\/[\w-]+\/film)"/)
  const leads = async (path: string) => (await product.visitor().get(path)).headers.get('location')
  expect(await leads(film)).toMatch(/\/film\/abc$/)
  expect(await leads(film.replace('/film', ''))).toBe('https://kiln.example/book')
  // A film that is taken down leaves the business's own page.
  await product.database.pool.query('update videos set film_page = null where id = $1', [videoId])
  expect(await leads(film)).toBe('https://kiln.example/book')
})

it('Whoever followed a message and played its film is known to have watched it, and nobody by another film', async () => {
  const [ada, eve] = [await withContacts(product, people(2)), await withContacts(product, people(1))]
  const { secret } = product.ctx
  const [film, hers] = [await withFilm(ada, null), await withFilm(eve, null)]
  const pageOf = async (videoId: string) => {
    const page = filmPagePath(secret, videoId)
    await product.database.pool.query('update videos set film_page = $2 where id = $1', [videoId, page])
    return page
  }
  const [page, herPage] = [await pageOf(film), await pageOf(hers)]
  const { campaign } = (await launch(ada, { draft: true })).body
  await ada.post(`/api/campaigns/${campaign.id}/schedule`)
  await finished(ada, campaign.id)
  const [, click] = (await fullMessage(ada, 'p0@example.com')).html.match(/href="[^"]*(\/c\/[\w-]+\/film)"/)
  const cookie = (await product.visitor().get(click)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const play = (at: string, seconds: number, headers: Record<string, string> = {}) =>
    product.visitor().post(`${at}/watch`, { seconds }, headers)
  const watched = async (name: string) => {
    const [{ id }] = (await ada.get(`/api/viral/contacts?search=${name}@`)).body
    const { moments } = (await ada.get(`/api/viral/contacts/${id}/moments`)).body
    return moments.filter(({ what }: { what: string }) => what === 'watched')
  }
  for (const deed of [() => play(page, 0, { cookie }), () => play(herPage, 5, { cookie }), () => play(page, 5)])
    expect((await deed()).status).toBe(204)
  expect(await watched('p0')).toEqual([])
  for (const seconds of [5, 9]) expect((await play(page, seconds, { cookie })).status).toBe(204)
  expect(await watched('p0')).toMatchObject([{ campaignId: campaign.id, channel: 'email' }])
  expect(await watched('p1')).toEqual([])
})

it('A film that is not out, or another account’s, cannot be shown', async () => {
  const ada = await withContacts(product, people(1))
  const eve = await withContacts(product, people(1))
  const hers = await withFilm(eve, '/film/hers')
  const hidden = await withFilm(ada, null)
  const { campaignId } = (await launch(ada, { draft: true })).body
  for (const videoId of [hers, hidden]) {
    const answer = await ada.put(`/api/campaigns/${campaignId}`, { videoId })
    expect([answer.status, answer.body.message]).toEqual([422, messages.campaign.filmNotOut])
  }
  expect(await campaignOf(ada, campaignId)).toMatchObject({ videoId: null })
  const wrong = await ada.put(`/api/campaigns/${campaignId}`, { linkUrl: 'javascript:alert(1)' })
  expect(wrong.status).toBe(400)
})

it('A campaign from before there was a choice goes out as it looked then', async () => {
  const ada = await withContacts(product, people(1))
  const { campaignId } = (await launch(ada, { draft: true })).body
  await product.database.pool.query("update campaigns set leads_to = 'referral' where id = $1", [campaignId])
  await ada.post(`/api/campaigns/${campaignId}/schedule`)
  await finished(ada, campaignId)
  const mail = await fullMessage(ada, 'p0@example.com')
  expect(mail.text).toMatch(/See how we make our videos: http/)
  const { referralLink } = (await ada.get('/api/campaigns/settings')).body
  expect((await product.visitor().get(linkIn(mail, 'c'))).headers.get('location')).toBe(referralLink)
})

it('A message that shows a film goes by the rules of its brand, and need not say what a film has to', async () => {
  const ada = await withContacts(product, people(1))
  await withFilm(ada, '/film/words')
  const brands: { id: string; name: string }[] = (await ada.get('/api/brands')).body
  const brand = brands.find(({ name }) => name === 'Kiln & Co')
  await ada.put(`/api/brands/${brand?.id}`, {
    wordsToAvoid: ['cheap'],
    wordRules: [{ word: 'cheap', decision: 'stop', reason: 'We are not the cheapest.' }],
    requiredWords: [{ words: 'Paid partnership' }],
  })
  const { campaign } = (await launch(ada, { draft: true })).body
  await ada.put(`/api/campaigns/${campaign.id}`, { body: 'Our cheap mugs are here. Come and see.' })
  const { warnings } = (await ada.get(`/api/campaigns/${campaign.id}/preview`)).body
  expect(warnings.join('\n')).toContain('A word to avoid: “cheap”: “cheap”.')
  expect(warnings.join('\n')).not.toContain('Paid partnership')
  const refused = await ada.post(`/api/campaigns/${campaign.id}/schedule`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('cheap')])
  await ada.put(`/api/campaigns/${campaign.id}`, { body: 'Our sturdy mugs are here. Come and see.' })
  expect((await ada.post(`/api/campaigns/${campaign.id}/schedule`)).status).toBe(200)
})
