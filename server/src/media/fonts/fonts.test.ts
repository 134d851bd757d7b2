import { fontFile } from '@octavo/contract/font'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { quick } from '#test/quick-films.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(quick)
})
afterAll(() => product.end())

describe('the fonts of films', () => {
  it('are TrueType files that a browser keeps', async () => {
    const answer = await product.visitor().get(fontFile('Inter_600SemiBold.ttf'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('font/ttf')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.text.charCodeAt(1)).toBe(1)
  })

  it.each(['../package.json', 'inter.ttf', 'Inter_600SemiBold.ttf/..', '%2e%2e%2fpackage.json'])(
    'are all there is: %s is not found',
    async (name) => {
      expect((await product.visitor().get(`/api/fonts/${name}`)).status).toBe(404)
      expect((await product.visitor().get(fontFile(name))).status).toBe(404)
    },
  )
})
