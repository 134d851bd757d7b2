import { illustrationFile, illustrationRoutes } from '@octavo/contract/illustration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { quick } from '#test/quick-films.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(quick)
})
afterAll(() => product.end())

describe('the illustrations of films', () => {
  it('are pictures that a browser keeps', async () => {
    const answer = await product.visitor().get(illustrationFile('hive'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(answer.text).toMatch(/^<svg .*<\/svg>$/s)
  })

  it('are told to whoever is signed in, with words to look for them by, and all of them can be had', async () => {
    expect((await product.visitor().get(illustrationRoutes.list.path)).status).toBe(401)
    const { body } = await (await product.person()).get(illustrationRoutes.list.path)
    const all = body as { name: string; words: string[] }[]
    expect(all.length).toBeGreaterThan(50)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.find(({ name }) => name === 'hive')?.words).toContain('beehive')
    for (const { name } of [all[0]!, all.at(-1)!])
      expect((await product.visitor().get(illustrationFile(name))).status).toBe(200)
  })

  it.each(['../package.json', 'hives', 'constructor', '__proto__', '%2e%2e%2fillustrations'])(
    'are all there is: %s is not found',
    async (name) => {
      expect((await product.visitor().get(illustrationFile(name))).status).toBe(404)
      expect((await product.visitor().get(`/api/illustrations/${name}`)).status).toBe(404)
    },
  )
})
