import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { quick } from './quick-films.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(quick)
})
afterAll(() => product.end())

it('what a brand says of its words reaches the voice, in the film of its next script too', async () => {
  const speak = vi.spyOn(product.ctx.services.voice, 'speak')
  const ada = await product.person()
  const { id: brandId } = (await ada.post('/api/brands', { name: 'Raku & Co', lexicon: { raku: 'rah koo' } })).body
  const film = (title: string) =>
    ada.post('/api/ai/video/generate', {
      brandId,
      title,
      content: `${title}. Clay shrinks by about a tenth in the kiln, so a potter throws the mug a little larger.`,
    })
  expect((await film('Why raku cracks')).status).toBe(200)
  await until(async () => speak.mock.calls.length > 0)
  expect(speak.mock.calls[0]?.[0].lexicon).toEqual({ raku: 'rah koo' })

  await ada.put(`/api/brands/${brandId}`, { lexicon: { raku: 'rack oo' } })
  const before = speak.mock.calls.length
  await film('How raku glows')
  await until(async () => speak.mock.calls.length > before)
  expect(speak.mock.calls.at(-1)?.[0].lexicon).toEqual({ raku: 'rack oo' })
})
