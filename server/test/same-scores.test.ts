/** The same words for the same brand score the same, whichever call scores them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from './product.ts'

let product: TestProduct
let ada: Awaited<ReturnType<TestProduct['person']>>
let brandId: string
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ada = await product.person()
  const description = 'Pottery studio with wheel classes'
  brandId = (await ada.post('/api/brands', { name: 'Kiln', description, niche: 'Marketing & Sales' })).body.id
})
afterAll(() => product.end())

const TITLE = 'Why the first bowl folds'
const ABOUT =
  'Why does the first bowl fold? You press the clay too hard on the wheel. Press half as hard. Come and try it at Kiln.'
const ELSEWHERE =
  'Why do founders price too low? You look at competitors and forget your margin. Write down your fixed costs. Book a strategy call today.'

type Scored = { viralScore: number; relevance: { score: number; judged: boolean; reasons: unknown[] } }
const scores = ({ viralScore, relevance }: Scored) => ({ viralScore, relevance })
const check = async (text: string, title: string, more: object = {}): Promise<Scored> =>
  scores((await ada.post('/api/compliance/check', { text, title, brandId, ...more })).body)

/** Every call that takes words, with what it keeps of them. */
const CALLS: Record<string, (body: string, title: string) => Promise<Scored>> = {
  // First: it takes nothing that is like an earlier one.
  'the memory': async (content, title) => {
    const { scriptId } = (await ada.post('/api/ai/memory/store', { title, content, brandId })).body
    const { scripts } = (await ada.get('/api/library/scripts')).body
    return scripts.find(({ id }: { id: string }) => id === scriptId)
  },
  'a script of the library': async (body, title) => {
    const { script } = (await ada.post('/api/library/scripts', { title: 'Draft', body: 'Nothing yet.', brandId })).body
    return (await ada.put(`/api/library/scripts/${script.id}`, { title, body })).body.script
  },
  'the list of the library': async (body, title) => {
    const { script } = (await ada.post('/api/library/scripts', { title, body, brandId })).body
    const listed = (await ada.get('/api/scripts/library')).body
    return listed.find(({ id }: { id: string }) => id === script.id)
  },
  'a film from words': async (content, title) => {
    const { video } = (await ada.post('/api/ai/video/generate', { content, title, brandId })).body
    return (await ada.get(`/api/videos/${video.id}`)).body
  },
}

it.each(Object.keys(CALLS))('%s scores words as a check of them does', async (call) => {
  for (const body of [ABOUT, ELSEWHERE].map((text) => `${text} ${call}.`)) {
    // No two scripts of an account have one title.
    const title = `${TITLE}, ${call} ${body.length}`
    expect(scores(await CALLS[call]!(body, title)), body).toEqual(await check(body, title))
  }
})

it('a written text scores what a check of it says', async () => {
  const { content, complianceCheck } = (await ada.post('/api/ai/content/learning-optimized', { brandId })).body
  const { script, title, hashtags } = content
  expect(await check(script, title, { hashtags })).toEqual(scores(complianceCheck))
  expect(content.viral_prediction).toBe(complianceCheck.viralScore)
})

it('tells what is about the brand from what is not, which cannot score high', async () => {
  const [about, elsewhere] = [await check(ABOUT, TITLE), await check(ELSEWHERE, 'Price it right')]
  expect(about.relevance.score).toBeGreaterThanOrEqual(60)
  expect(elsewhere.relevance).toMatchObject({ judged: true })
  expect(elsewhere.relevance.score).toBeLessThan(40)
  expect(elsewhere.viralScore).toBeLessThan(60)
})

it('limits nothing where there is nothing to judge by, and knows nobody else’s brand', async () => {
  const loose = (await ada.post('/api/compliance/check', { text: ELSEWHERE })).body
  expect(loose.relevance).toEqual({ score: 0, judged: false, reasons: [] })
  expect(loose.viralScore).toBeGreaterThan((await check(ELSEWHERE, '')).viralScore)
  const bob = await product.person('Bob')
  expect((await bob.post('/api/compliance/check', { text: ABOUT, brandId })).status).toBe(404)
})
