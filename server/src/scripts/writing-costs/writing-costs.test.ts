import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workingFor } from '#accounts/index.ts'
import { insertScript } from '#scripts/index.ts'
import { someRequest } from '#services/language/language.conformance.ts'
import { startModel, type TestModel } from '#services/language/model.fixture.ts'
import { type Caller, startTestProduct, type TestProduct } from '#test/product.ts'
import { databaseSpending } from './index.ts'

let model: TestModel
let product: TestProduct
let ada: Caller & { email: string }
let whose: { account: string; brandId: string }

beforeAll(async () => {
  model = await startModel()
  const { provider, model: name, apiKey, baseUrl } = model.settings('openai')
  product = await startTestProduct({
    env: {
      ROLE: 'api',
      LANGUAGE_PROVIDER: provider,
      LANGUAGE_MODEL: name,
      LANGUAGE_API_KEY: apiKey,
      LANGUAGE_BASE_URL: baseUrl,
      LANGUAGE_PRICE_INPUT: '2',
      LANGUAGE_PRICE_OUTPUT: '10',
    },
  })
  ada = await product.person()
  const [account, brand] = [
    (await ada.get('/api/auth/user')).body.id,
    (await ada.post('/api/brands', { name: 'Kiln' })).body.id,
  ]
  whose = { account, brandId: brand }
})
afterAll(async () => {
  await product.end()
  await model.end()
})

const writer = async (who: Caller, query = '') => (await who.get(`/api/scripts/writer${query}`)).body

it('shows what a week costs before, and what was spent after, to its owner alone', async () => {
  const { brandId } = whose
  const before = await writer(ada, `?brandId=${brandId}`)
  expect(before).toMatchObject({
    name: 'double',
    embedded: false,
    costs: { unit: 'microdollars', today: 0, dailyBudget: 1_000_000 },
  })
  expect(before.costs.aWeek).toBeGreaterThan(0)
  const { written } = await product.ctx.services.language.writeScript(someRequest(whose))
  expect(written?.cost?.microdollars).toBeGreaterThan(0)
  expect((await writer(ada, `?brandId=${brandId}`)).costs.today).toBe(written?.cost?.microdollars)
  expect((await writer(ada)).costs.today).toBe(written?.cost?.microdollars)
  const bob = await product.person()
  expect((await writer(bob)).costs.today).toBe(0)
  expect((await bob.get(`/api/scripts/writer?brandId=${brandId}`)).status).toBe(404)
})

it('never lets two at once take more than the day has left, and gives back what was not used', async () => {
  const spending = databaseSpending(product.ctx)
  const spender = { accountId: whose.account, brandId: (await ada.post('/api/brands', { name: 'Oven' })).body.id }
  const about = { tokens: 100, microdollars: 400 }
  const budget = { unit: 'microdollars' as const, most: 1000 }
  const taken = await Promise.all(Array.from({ length: 6 }, () => spending.take(spender, about, budget)))
  const got = taken.filter((one) => one !== undefined)
  expect(got).toHaveLength(2)
  await got[0]?.({ tokens: 0, microdollars: 0 })
  await got[1]?.({ tokens: 90, microdollars: 300 })
  expect((await writer(ada, `?brandId=${spender.brandId}`)).costs.today).toBe(300)
  expect(await spending.take(spender, about, budget)).toBeDefined()
})

it('shows with a script why the built-in writer wrote it', async () => {
  const ctx = await workingFor(product.ctx, whose.account)
  await insertScript(ctx, { title: 'Bread', body: 'Let it cool.', writing: { note: messages.writer.budgetSpent } })
  const { scripts } = (await ada.get('/api/library/scripts')).body
  expect(scripts).toContainEqual(expect.objectContaining({ title: 'Bread', writerNote: messages.writer.budgetSpent }))
})
