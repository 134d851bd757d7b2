/** The officer over HTTP: what is asked of it, and the rules that it goes by. */
import { type ComplianceRule, RISK_LEVELS } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
let ada: Awaited<ReturnType<TestProduct['person']>>
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person()
})
afterAll(() => product.end())

const TEXT = 'Why does a mug feel cold? I bought this mug last year and it changed my mornings. Tell us about yours.'
const check = async (more: object = {}) => (await ada.post('/api/compliance/check', { text: TEXT, ...more })).body

it('judges the title together with the text', async () => {
  const [{ field, quote }] = (await check({ title: 'Guaranteed results in a week' })).issues
  expect([field, quote]).toEqual(['title', expect.stringMatching(/guaranteed/i)])
})

it('lets a presenter claim nothing of its own', async () => {
  const rules = async (presenter: boolean) =>
    (await check({ presenter })).issues.map((one: { ruleId: string }) => one.ruleId)
  expect((await rules(true)).length).toBeGreaterThan((await rules(false)).length)
})

it('scores a short text lower as a long video', async () => {
  expect((await check({ format: 'long' })).viralScore).not.toBe((await check()).viralScore)
})

it('shows every rule with where it is known from, the gravest first', async () => {
  const { rules } = (await ada.get('/api/compliance/rules')).body
  expect(rules.length).toBeGreaterThan(50)
  for (const { title, source, explanation, advice, example } of rules)
    for (const words of [title, source, explanation, advice, example]) expect(words).not.toBe('')
  const ranks = rules.map(({ severity }: { severity: 'low' | 'medium' | 'high' }) => RISK_LEVELS.indexOf(severity))
  expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => b - a))
  expect((await product.visitor().get('/api/compliance/rules')).status).toBe(401)
})

it('has no second opinion where no language model is set, and shows nothing of one', async () => {
  const brandId = (await ada.post('/api/brands', { name: 'Kiln' })).body.id
  const asked = await ada.post('/api/compliance/second-opinion', { text: TEXT, brandId })
  expect([asked.status, asked.body.message]).toEqual([409, messages.opinion.nobody])
  expect(await check()).not.toHaveProperty('opinion')
  expect((await ada.get('/api/compliance/statistics')).body).not.toHaveProperty('opinions')
  expect((await ada.get('/api/scripts/writer')).body.costs).toBeNull()
})

it('says of every rule which words it looks for and in which pack it stands, so that it is found by them', async () => {
  const { rules } = (await ada.get('/api/compliance/rules')).body as { rules: ComplianceRule[] }
  const found = rules.filter(({ words }) => words.split(' ').includes('affiliate'))
  expect(found.map(({ sourceKind }) => sourceKind)).toContain('FTC')
  for (const { pack } of rules) expect(pack).not.toBe('')
})
