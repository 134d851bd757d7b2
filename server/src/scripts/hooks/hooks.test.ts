/** First lines side by side, over HTTP. */
import { HOOK_WHYS } from '@octavo/contract/script'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
let ada: Awaited<ReturnType<TestProduct['person']>>
let brandId: string
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person()
  brandId = (await ada.post('/api/brands', { name: 'Kiln & Clay', description: 'A pottery studio in Leeds' })).body.id
})
afterAll(() => product.end())

const TEXT =
  'Most first bowls collapse at the same moment. The clay is centered, the wheel is humming, and you pull. The wall thins at the bottom, and the top folds over. Press half as hard and go half as fast. The wheel is doing the lifting.\n\nSave your spot at the wheel with the link.'
type Hook = { line: string; strength: number; why: keyof typeof HOOK_WHYS; body: string }
const ask = (body: object) => ada.post('/api/scripts/hooks', body)
const asked = async (body: object): Promise<{ current: Hook | null; hooks: Hook[] }> => (await ask(body)).body

it('offers three unlike each other, the strongest first, each with a reason and the text that it opens', async () => {
  const { current, hooks } = await asked({ text: TEXT, brandId })
  expect(hooks).toHaveLength(3)
  expect(new Set(hooks.map(({ line }) => line.split(' ').slice(0, 3).join(' '))).size).toBe(3)
  for (const { line, strength, why, body } of hooks) {
    expect(body.startsWith(line)).toBe(true)
    expect(body).not.toContain('Most first bowls collapse at the same moment. The clay')
    expect(body).toContain('Save your spot at the wheel with the link.')
    expect(strength).toBeGreaterThan(0)
    expect(HOOK_WHYS).toHaveProperty(why)
  }
  expect(hooks.map(({ strength }) => strength)).toEqual(hooks.map(({ strength }) => strength).toSorted((a, b) => b - a))
  expect(current).toMatchObject({ line: 'Most first bowls collapse at the same moment.', body: TEXT })
})

it('speaks of what the text speaks of', async () => {
  const about = /bowl|clay|wheel|wall|press|fold/i
  for (const { line } of (await asked({ text: TEXT, brandId })).hooks) expect(line).toMatch(about)
  for (const { line } of (await asked({ text: 'Wet clay loses a tenth of its size in the fire.' })).hooks)
    expect(line).toMatch(/clay|fire/)
})

it('says the same for the same words, and speaks as the tone does', async () => {
  expect(await asked({ text: TEXT, brandId })).toEqual(await asked({ text: TEXT, brandId }))
  const { hooks } = await asked({ topic: 'a first bowl', tone: 'Professional & Authoritative' })
  expect(hooks.map(({ line }) => line).join(' ')).toMatch(/first bowl/)
  expect(hooks.map(({ line }) => line).join(' ')).not.toMatch(/n't|'s /)
})

it('opens a topic where there are no words yet', async () => {
  const { current, hooks } = await asked({ topic: 'How often should you see a dentist?' })
  expect(current).toBeNull()
  expect(hooks.length).toBeGreaterThan(0)
  for (const { line, body } of hooks) expect([line, body]).toEqual([body, expect.stringMatching(/dentist/)])
})

it.each([
  [{}, /Write a sentence or a topic first/],
  [{ text: '  ' }, /Write a sentence or a topic first/],
  [{ text: 'Hello there.' }, /enough here/],
  [{ text: TEXT, brandId: 'mine' }, /./],
  [{ text: 'x'.repeat(20_001) }, /./],
])('refuses %j in a sentence', async (body, says) => {
  const { status, body: answer } = await ask(body)
  expect(status).toBe(400)
  expect(answer.message).toMatch(says)
})

it('is for nobody who is not signed in, costs nothing and keeps nothing', async () => {
  const before = (await ada.get('/api/dashboard/stats')).body.creditsRemaining
  await ask({ text: TEXT, brandId })
  expect((await ada.get('/api/dashboard/stats')).body.creditsRemaining).toBe(before)
  expect((await ada.get('/api/library/scripts')).body.scripts).toEqual([])
  expect((await product.visitor().post('/api/scripts/hooks', { text: TEXT })).status).toBe(401)
})
