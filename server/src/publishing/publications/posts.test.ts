/** What a film says where, through the calls: its own words for each channel, and when there is room there. */

import { lengthAt, PLACE_RULES, PLACES, type Place, wholePost } from '@octavo/contract/publication'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { libraryFilm, type Owner, owner, quick } from '#test/quick-films.ts'
import { DAY_MS, HOUR_MS } from '#time.ts'

let product: TestProduct
let ada: Owner
let film: string
beforeAll(async () => {
  product = await startTestProduct(quick)
  ada = await owner(product)
  film = await libraryFilm(product, ada, 'Why clay shrinks')
})
afterAll(() => product.end())

const posts = async (id = film) => (await ada.get(`/api/videos/${id}/posts`)).body
const words = { title: 'Clay shrinks', description: 'By a tenth, and here is why.', hashtags: ['pottery', '#clay'] }

describe('the posts of a film', () => {
  it('are one for each channel of its brand, with the words of its script until it has others', async () => {
    const [post, ...others] = await posts()
    expect(others).toEqual([])
    expect(post).toMatchObject({
      channelName: 'Kiln & Clay',
      network: 'local',
      needsApproval: false,
      nextFreeBecause: null,
      text: {
        title: 'Why clay shrinks',
        description: expect.stringContaining('Clay shrinks in the kiln by about a tenth.'),
        hashtags: expect.arrayContaining(['#clay', '#kilnclay']),
      },
      post: null,
    })
  })

  it('go out with the words the owner gave them', async () => {
    const [{ channelId }] = await posts()
    const path = `/api/videos/${film}/posts/${channelId}`
    const text = { ...words, hashtags: ['#pottery', '#clay'] }
    expect((await ada.put(path, words)).body).toMatchObject({ channelId, text })
    expect((await posts())[0].text).toEqual(text)
    const page = (await ada.post(`/api/videos/${film}/produce`)).body.youtubeUrl
    const shown = (await product.visitor().get(new URL(page).pathname)).text
    expect(shown).toContain('<h1>Clay shrinks</h1>')
    expect(shown).toContain('By a tenth, and here is why.')
    const late = await ada.put(path, words)
    expect([late.status, late.body.message]).toEqual([409, 'This video is published already.'])
  })

  it('wait for a person where the officer has something against the words, and go to their slot once they are mended', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'What a mug may promise')
    const planned = async () => (await eve.get(`/api/videos/${id}/posts`)).body[0]
    const { channelId } = await planned()
    const write = (description: string) => eve.put(`/api/videos/${id}/posts/${channelId}`, { ...words, description })
    expect((await write('By a tenth.')).body).toMatchObject({ objection: null, needsApproval: false })

    const at = new Date(Date.now() + 3 * DAY_MS).toISOString()
    expect((await eve.put(`/api/videos/${id}/schedule`, { at })).body.status).toBe('scheduled')
    const { objection, post } = (await write('This mug cures eczema.')).body
    expect(objection).toContain('cures eczema')
    expect(post).toMatchObject({ status: 'approval', note: objection })
    expect((await planned()).needsApproval).toBe(true)

    expect((await write('It cures arthritis.')).body.post.note).toContain('cures arthritis')
    expect((await write('By a tenth, and here is why.')).body).toMatchObject({
      objection: null,
      post: { status: 'scheduled', note: null },
    })
    await write('This mug cures eczema.')
    expect((await eve.post(`/api/videos/${id}/approve`)).body.status).toBe('scheduled')
    expect((await planned()).text.description).toBe('This mug cures eczema.')
  })

  it('wait from the beginning where the words were there before the slot', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'What a bowl may promise')
    const [{ channelId }] = (await eve.get(`/api/videos/${id}/posts`)).body
    const path = `/api/videos/${id}/posts/${channelId}`
    expect((await eve.put(path, { ...words, description: 'This bowl cures eczema.' })).body.objection).not.toBeNull()
    const at = new Date(Date.now() + 3 * DAY_MS).toISOString()
    expect((await eve.put(`/api/videos/${id}/schedule`, { at })).body).toMatchObject({
      status: 'approval',
      note: expect.stringContaining('cures eczema'),
    })
  })

  it('keep the words with which they went out, whatever is changed later', async () => {
    const eve = await owner(product)
    const id = await libraryFilm(product, eve, 'Kept as it was')
    const planned = async () => (await eve.get(`/api/videos/${id}/posts`)).body[0]
    const { text } = await planned()
    expect((await eve.post(`/api/videos/${id}/produce`)).body.status).toBe('published')
    const { scriptId } = (await eve.get(`/api/videos/${id}`)).body
    const body = 'Other words. They came later than the post. And they are not its own.'
    expect((await eve.put(`/api/library/scripts/${scriptId}`, { body })).status).toBe(200)
    expect((await planned()).text).toEqual(text)
    expect((await product.visitor().get((await eve.get(`/api/videos/${id}`)).body.filmPage)).text).toContain(
      '<p>Clay shrinks in the kiln by about a tenth.</p>',
    )
  })

  it('are proposed for every other network, each in its own manner', async () => {
    const { body } = await ada.get(`/api/videos/${film}/words`)
    expect(body.map(({ place }: { place: string }) => place)).toEqual(PLACES.slice(1))
    for (const { place, description, hashtags } of body) {
      expect(description).toMatch(/Clay shrinks in the kiln|a little larger/)
      expect(lengthAt(place, wholePost({ title: '', description, hashtags }))).toBeLessThanOrEqual(
        PLACE_RULES[place as Place].text,
      )
    }
    expect((await (await owner(product)).get(`/api/videos/${film}/words`)).status).toBe(404)
  })

  it('say when there is room, and why not now', async () => {
    const [post] = await posts(await libraryFilm(product, ada, 'A second one'))
    expect(post.nextFreeBecause).toMatch(/^Kiln & Clay has a post at .+, and two posts need 4 hours between them\.$/)
    expect(new Date(post.nextFreeAt).getTime()).toBeGreaterThan(Date.now() + 3.9 * HOUR_MS)
  })

  it.each([
    ['no title', { ...words, title: ' ' }, 'Please give the post a title'],
    ['a hashtag of two words', { ...words, hashtags: ['two words'] }, /A hashtag is one word/],
  ])('are refused with %s', async (_what, body, message) => {
    const id = await libraryFilm(product, ada, 'Refused')
    const [{ channelId }] = await posts(id)
    const { status, body: error } = await ada.put(`/api/videos/${id}/posts/${channelId}`, body)
    expect(status).toBe(400)
    expect(error.issues[0].message).toMatch(message)
  })

  it('are nobody else\u2019s, and a channel that is not theirs takes none', async () => {
    const eve = await owner(product)
    const [{ channelId }] = await posts()
    expect((await eve.get(`/api/videos/${film}/posts`)).status).toBe(404)
    expect((await eve.put(`/api/videos/${film}/posts/${channelId}`, words)).status).toBe(404)
    const theirs = await libraryFilm(product, eve, 'Theirs')
    expect((await eve.put(`/api/videos/${theirs}/posts/${channelId}`, words)).status).toBe(404)
    const at = new Date(Date.now() + DAY_MS).toISOString()
    expect((await eve.put(`/api/videos/${theirs}/schedule`, { at, channelIds: [channelId] })).status).toBe(404)
  })
})
