/** Contacts put together by tags, sorted, counted, exported as they are shown, and what happened with each. */
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { finished, fullMessage, launch, linkIn, type Person, people, withContacts } from './campaigns.fixture.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

const list = async (person: Person, query = '') => (await person.get(`/api/viral/contacts${query}`)).body
const emails = async (person: Person, query = '') =>
  (await list(person, query)).map(({ email }: { email: string }) => email)
const byCsv = (person: Person, csvData: string) => person.post('/api/viral/contacts/import-csv', { csvData })

it('Tags come with an import, are put on many and taken off, and find who has them', async () => {
  const [ada, eve] = [await product.person(), await product.person('Eve')] as [Person, Person]
  const rows = ['email,Tags', 'a@example.com,"VIP, Came to  a class"', 'b@example.com,vip', 'c@example.com,']
  expect((await byCsv(ada, rows.join('\n'))).body).toMatchObject({ success: 3 })
  await byCsv(eve, 'email,tags\nhers@example.com,vip')
  expect(await emails(ada, '?tag=VIP')).toEqual(['b@example.com', 'a@example.com'])
  const [c, , a] = await list(ada)
  expect([a.tags, c.tags]).toEqual([['came to a class', 'vip'], []])
  // A later import adds, and takes nothing away.
  await byCsv(ada, 'email,tags\na@example.com,Asked')
  expect((await list(ada, '?tag=asked'))[0].tags).toEqual(['asked', 'came to a class', 'vip'])
  const hers = (await list(eve))[0].id
  const change = { ids: [a.id, c.id, hers], add: ['Bought a mug'], remove: ['vip'] }
  expect((await ada.post('/api/viral/contacts/tag', change)).body).toEqual({ changed: 2 })
  expect((await list(eve))[0].tags).toEqual(['vip'])
  expect((await ada.get('/api/viral/contacts/tags')).body.tags).toEqual([
    { tag: 'bought a mug', count: 2 },
    { tag: 'asked', count: 1 },
    { tag: 'came to a class', count: 1 },
    { tag: 'vip', count: 1 },
  ])
  expect((await ada.get('/api/viral/contacts/count?tag=bought%20a%20mug')).body).toEqual({ count: 2 })
  expect((await ada.get('/api/viral/contacts/ids?tag=vip')).body.ids).toHaveLength(1)
  const file = (await ada.get('/api/viral/contacts/export?tag=bought%20a%20mug')).text
  expect(file).toContain('asked; bought a mug; came to a class')
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect((await eve.post('/api/viral/contacts/tag', { ids: [a.id], add: ['mine'] })).status).toBe(404)
  const long = await ada.put(`/api/viral/contacts/${a.id}`, { tags: ['x'.repeat(41)] })
  expect(long.status).toBe(400)
})

it('Contacts are listed in each order, a page at a time, none twice', async () => {
  const names = ['Zoe', '', 'anna', 'Bert', '', 'Zoe']
  const ada = await withContacts(
    product,
    names.map((firstName, n) => ({ email: `p${n}@example.com`, firstName })),
  )
  const { campaignId } = (await launch(ada)).body
  await finished(ada, campaignId)
  for (const who of ['p1', 'p3']) await product.visitor().get(linkIn(await fullMessage(ada, `${who}@example.com`), 'o'))
  const paged = async (sort: string) => {
    const all: string[] = []
    for (let before = ''; ; ) {
      const page = await list(ada, `?sort=${sort}&limit=2${before && `&before=${before}`}`)
      all.push(...page.map(({ email }: { email: string }) => email.slice(0, 2)))
      if (page.length < 2) return all
      before = page[1].id
    }
  }
  expect(await paged('added')).toEqual(['p5', 'p4', 'p3', 'p2', 'p1', 'p0'])
  expect(await paged('name')).toEqual(['p2', 'p3', 'p0', 'p5', 'p1', 'p4'])
  expect(await paged('opened')).toEqual(['p3', 'p1', 'p5', 'p4', 'p2', 'p0'])
})

it('What happened with a person is told from what is kept, the newest first, to its own account alone', async () => {
  const ada = await withContacts(product, people(1))
  const eve = await product.person('Eve')
  const [{ id }] = await list(ada)
  const { campaignId } = (await launch(ada)).body
  await finished(ada, campaignId)
  await product.visitor().get(linkIn(await fullMessage(ada, 'p0@example.com'), 'o'))
  await ada.put(`/api/viral/contacts/${id}`, { unsubscribed: true })
  const { moments } = (await ada.get(`/api/viral/contacts/${id}/moments`)).body
  expect(moments.map(({ what }: { what: string }) => what).slice(0, 3)).toEqual(['withdrawn', 'opened', 'kept'])
  expect(
    moments
      .slice(3)
      .map(({ what }: { what: string }) => what)
      .sort(),
  ).toEqual(['added', 'given'])
  expect(moments[1]).toMatchObject({ channel: 'email', campaignId })
  expect((await eve.get(`/api/viral/contacts/${id}/moments`)).status).toBe(404)
})

it('A phone number that no text reaches is refused where it is typed, in the words of the import', async () => {
  const ada = await withContacts(product, people(1))
  const [{ id }] = await list(ada)
  const answer = await ada.put(`/api/viral/contacts/${id}`, { phone: '12' })
  expect([answer.status, answer.body.message]).toEqual([422, messages.contact.phoneUnusable])
  expect((await list(ada))[0].phone).toBe('')
  expect((await ada.put(`/api/viral/contacts/${id}`, { phone: '+12025550123' })).status).toBe(200)
})
