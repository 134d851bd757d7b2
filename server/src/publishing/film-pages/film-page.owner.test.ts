/** What the owner does about a film page: reads how it goes today, answers who wrote. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner } from '#test/quick-films.ts'
import { HOUR_MS } from '#time.ts'

const TITLE = 'Why clay shrinks'

let product: TestProduct
let clock = new Date()
let ada: Owner
let page: string
beforeAll(async () => {
  product = await startTestProduct({ now: () => clock })
  ada = await owner(product)
  const film = await libraryFilm(product, ada, TITLE)
  page = new URL((await ada.post(`/api/videos/${film}/produce`)).body.youtubeUrl).pathname
})
afterAll(() => product.end())

const write = (fields: Record<string, string>) =>
  product.visitor().post(`${page}/message`, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'writer',
  })

describe('a message', () => {
  let asked: string
  let nameless: string
  beforeAll(async () => {
    await write({ text: 'Is it\nsafe?', email: 'eve@example.com' })
    await write({ text: 'No address' })
    const { tickets } = (await ada.get('/api/tickets')).body as { tickets: { id: string; text: string }[] }
    asked = tickets.find(({ text }) => text.startsWith('Is it'))?.id ?? ''
    nameless = tickets.find(({ text }) => text === 'No address')?.id ?? ''
  })
  const answer = (id: string, text: string, as = ada) => as.post(`/api/tickets/${id}/answer`, { text })

  it('is answered by one mail in the brand’s name, however often Send is pressed', async () => {
    const both = await Promise.all([answer(asked, 'Yes, it is.'), answer(asked, 'Yes, it is.')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
      answer: 'Yes, it is.',
      answeredAt: clock.toISOString(),
      embedded: true,
    })
    const mails = (await ada.get('/api/outbox')).body
    expect(mails).toMatchObject([{ to: 'eve@example.com', subject: `Re: ${TITLE}` }])
  })

  it('without an address cannot be answered, and says so', async () => {
    const refused = await answer(nameless, 'Hello')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/left no email address/)])
  })

  it('is answered with words, by its owner alone', async () => {
    expect((await answer(nameless, ' ')).status).toBe(400)
    expect((await answer(nameless, 'Hello', await owner(product))).status).toBe(404)
  })
})

it('the last 24 hours are told hour by hour', async () => {
  const live = async () => (await ada.get('/api/analytics/live')).body
  const before = (await live()).views
  await product.visitor().get(page, { 'user-agent': 'first' })
  clock = new Date(clock.getTime() + 2 * HOUR_MS)
  await product.visitor().get(page, { 'user-agent': 'second' })
  const { views, hours } = await live()
  expect([views, hours.length, hours[23].views]).toEqual([before + 2, 24, 1])
  clock = new Date(clock.getTime() + 23 * HOUR_MS)
  expect((await live()).views).toBe(1)
})
