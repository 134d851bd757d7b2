import { MOODS, moodSample } from '@octavo/contract/music'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { quick } from '#test/quick-films.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(quick)
})
afterAll(() => product.end())

describe('the sample of a mood', () => {
  it('is made once however many listen, and streamed in ranges', async () => {
    const ada = await product.person()
    const making = vi.spyOn(product.ctx.filmMaker, 'sampleMusic')
    const answers = await Promise.all([1, 2, 3].map(() => ada.get(moodSample('warm'))))
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'warm music']))
    expect(answers[0]?.headers.get('content-type')).toBe('audio/mp4')
    const part = await ada.get(moodSample('warm'), { range: 'bytes=0-3' })
    expect([part.status, part.text]).toEqual([206, 'warm'])
    expect(making).toHaveBeenCalledTimes(1)
  })

  it('is there for every mood, and for nothing else, and for those who are signed in', async () => {
    const ada = await product.person()
    for (const mood of MOODS) expect((await ada.get(moodSample(mood))).status, mood).toBe(200)
    expect((await ada.get('/api/music/loud.mp4')).status).toBe(404)
    expect((await product.visitor().get(moodSample('warm'))).status).toBe(401)
  })
})

describe('the music of a brand', () => {
  it('comes from the library until something else is chosen, and is never somebody else’s', async () => {
    const ada = await product.person()
    const { id, music } = (await ada.post('/api/brands', { name: 'Kiln' })).body
    expect(music).toBe('library')
    for (const choice of ['none', ...MOODS])
      expect((await ada.put(`/api/brands/${id}`, { music: choice })).body.music).toBe(choice)
    expect((await ada.put(`/api/brands/${id}`, { music: 'loud' })).status).toBe(400)
    const strange = await ada.put(`/api/brands/${id}`, {
      music: '/api/media/00000000-0000-4000-8000-000000000000/file',
    })
    expect([strange.status, strange.body.message]).toEqual([400, 'Please bring the music to your media first'])
  })
})
