/** What the library tells of finished films, and how one is found among them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner, quick } from '#test/quick-films.ts'

let product: TestProduct
let ada: Owner
let out: string
beforeAll(async () => {
  product = await startTestProduct(quick)
  ada = await owner(product)
  out = await libraryFilm(product, ada, 'Why clay shrinks')
  await libraryFilm(product, ada, 'Glaze at 100% _twice_')
})
afterAll(() => product.end())

const titles = async (words: string, who: Owner = ada) =>
  (await who.get(`/api/videos/library?words=${encodeURIComponent(words)}`)).body.map(
    ({ title }: { title: string }) => title,
  )

it('finds films by all the words of title and script, in any case, and by nothing else', async () => {
  expect(await titles('SHRINKS why')).toEqual(['Why clay shrinks'])
  expect(await titles('potter  mug')).toEqual(['Glaze at 100% _twice_', 'Why clay shrinks'])
  expect(await titles('100% _twice')).toEqual(['Glaze at 100% _twice_'])
  for (const words of ['potter bicycle', '%', '_h', "' or 1=1"])
    expect([words, await titles(words)]).toEqual([words, words === '%' ? ['Glaze at 100% _twice_'] : []])
  expect(await titles('clay', await owner(product))).toEqual([])
  expect((await ada.get(`/api/videos/library?words=${'a'.repeat(101)}`)).status).toBe(400)
})

it('tells how a film stands: ready, then out with its page and who came', async () => {
  const film = async () => (await ada.get('/api/videos/library')).body.find(({ id }: { id: string }) => id === out)
  expect(await film()).toMatchObject({ status: 'ready', filmPage: null, views: 0, scheduledFor: null })
  const { youtubeUrl } = (await ada.post(`/api/videos/${out}/produce`)).body
  await product.visitor().get(new URL(youtubeUrl).pathname, { 'user-agent': 'a reader' })
  const path = new URL(youtubeUrl).pathname
  await expect.poll(film).toMatchObject({ status: 'published', filmPage: path, views: 1 })
})
