/** Films in letters that no font of the product has: refused with what to do, and made once the font is there. */
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fontFile } from '@octavo/contract/font'
import { fontPath } from '@octavo/renderer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner, quick } from './quick-films.ts'

let product: TestProduct
let ada: Owner

beforeAll(async () => {
  product = await startTestProduct(quick)
  ada = await owner(product)
})
afterAll(() => product.end())

const order = (values: object) =>
  ada.post('/api/ai/video/generate', { content: 'A glaze is glass. It melts in the fire.', ...values })

describe('a film in letters for which there is no font', () => {
  it.each([
    [
      'افتتحنا متجرًا جديدًا',
      'This script has Arabic letters and no font for them is installed. Run npm run fonts -- arabic, then try again.',
    ],
    [
      'Our shop is called 東京, which is far away.',
      'This script has Chinese characters and no font for them is installed. Run npm run fonts -- chinese, then try again.',
    ],
    [
      'The price is ⁜ today, as ever.',
      'This script has the sign “⁜”, and no font here has that. Leave it out, then try again.',
    ],
  ])('is refused before anything is made: %s', async (content, message) => {
    const before = (await ada.get('/api/videos')).body
    const answer = await order({ content })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe(message)
    expect((await ada.get('/api/videos')).body).toEqual(before)
  })

  it('is refused for the name of its brand', async () => {
    const [brand] = (await ada.get('/api/brands')).body
    await ada.put(`/api/brands/${brand.id}`, { name: 'קפה' })
    const answer = await order({ brandId: brand.id })
    await ada.put(`/api/brands/${brand.id}`, { name: brand.name })
    expect(answer.body.message).toBe(
      "The brand's name has Hebrew letters and no font for them is installed. Run npm run fonts -- hebrew, then try again.",
    )
  })

  it('is made as soon as a font with them lies in the folder, and browsers get it too', async () => {
    const hebrew = fontFile('script-hebrew.ttf')
    expect((await product.visitor().get(hebrew)).status).toBe(404)
    const folder = path.join(product.dataDir, 'fonts')
    await mkdir(folder)
    await copyFile(fontPath('OpenSans_700Bold.ttf') as string, path.join(folder, 'Ours.ttf'))
    const answer = await order({ content: 'פתחנו חנות חדשה. בואו לבקר.' })
    expect(answer.status).toBe(200)
    const { id } = answer.body.video
    await until(async () => (await ada.get(`/api/videos/${id}`)).body.status === 'ready')
    expect((await product.visitor().get(hebrew)).headers.get('content-type')).toBe('font/ttf')
  })
})
