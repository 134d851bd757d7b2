import { complianceRoutes } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, type Caller, PASSWORD, startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { TRUST_PROXY: 'on', ROLE: 'api' } })
})
afterAll(() => product.end())

it('takes so many costly calls of an account in a minute, from however many addresses and browsers', async () => {
  const [ada, bob] = [await product.person('Ada'), await product.person('Bob')]
  const { path, perMinute = 0 } = complianceRoutes.check
  const check = (person: Caller, index: number) =>
    person.post(path, { text: 'A mug.' }, { 'x-forwarded-for': `203.0.113.${index}` })
  const phone = product.visitor()
  await phone.post('/api/auth/login', { email: ada.email, password: PASSWORD })
  const answers: Answer[] = []
  // No more at once than an account may have waiting.
  for (let sent = 0; sent < perMinute + 10; sent += 10)
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, index) => check(index % 2 ? ada : phone, sent + index)))),
    )
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perMinute)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.body).toEqual({ message: messages.tooMany, code: 'too-many' })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await check(bob, 1)).status).toBe(200)
  expect((await ada.get('/api/brands')).status).toBe(200)
})
