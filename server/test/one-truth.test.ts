/** One account in use, asked by every call that states figures: what counts the same is the same number, and no figure is without a name. */
import { FIGURES, LISTS } from '@octavo/contract/figure'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FilmMaker } from '#rendering/index.ts'
import { until } from './patience.ts'
import { signup, startTestProduct, type TestProduct } from './product.ts'
import { libraryFilm, type Owner, owner, quick } from './quick-films.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
/** A little over what a share of them needs to be said. */
const VISITORS = 32

/** What is ordered here is never finished, so that it can be stopped. */
const filmMaker: FilmMaker = {
  ...quick.filmMaker,
  makeFilm: (_, { signal }) =>
    new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('Stopped')))),
}

let product: TestProduct
let ada: Owner

beforeAll(async () => {
  product = await startTestProduct({ ...quick, filmMaker, env: { TRUST_PROXY: 'on' } })
  ada = await owner(product)
  const [first] = [
    await libraryFilm(product, ada, 'Why clay shrinks'),
    await libraryFilm(product, ada, 'A smaller mug'),
  ]
  await haltOne()
  await visitPage(new URL((await ada.post(`/api/videos/${first}/produce`)).body.youtubeUrl).pathname)
  const contacts = ['a', 'b', 'c'].map((name) => ({ email: `${name}@example.com` }))
  await ada.post('/api/viral/contacts/import', { contacts, source: 'manual' })
  await ada.post('/api/viral/email-campaign', { businessName: 'Kiln & Clay', businessDescription: 'We make mugs.' })
  await until(async () => (await ada.get('/api/dashboard/stats')).body.emailsKept === contacts.length)
  const { code } = (await ada.get('/api/viral/link')).body
  await product.visitor().post('/api/auth/signup', signup({ email: 'invited@example.com', ref: code }))
})
afterAll(() => product.end())

/** A film that was ordered and stopped before it was made. */
async function haltOne() {
  const words = {
    title: 'Never made',
    content: 'Clay shrinks in the kiln. So a potter throws the mug a little larger.',
  }
  const { id } = (await ada.post('/api/ai/video/generate', words)).body.video
  await ada.post('/api/master-control/emergency-shutdown', { reason: 'A test' })
  await ada.post('/api/master-control/start-again', {})
  expect((await ada.get(`/api/videos/${id}`)).body.status).toBe('halted')
}

/** Visitors of different homes, of whom two follow the link and one writes. */
async function visitPage(page: string) {
  const [channel] = (await ada.get('/api/channels')).body
  await ada.put(`/api/channels/${channel.id}`, { linkUrl: 'https://kiln.example' })
  const home = (number: number) => ({ 'user-agent': AGENT, 'x-forwarded-for': `10.1.0.${number}` })
  for (let number = 0; number < VISITORS; number++) await product.visitor().get(page, home(number))
  for (const number of [0, 1]) await product.visitor().get(`${page}/go`, home(number))
  const letter = { text: 'Is the glaze food-safe?', name: 'Eve', email: 'eve@example.com' }
  await product.visitor().post(`${page}/message`, new URLSearchParams(letter).toString(), {
    ...home(2),
    'content-type': 'application/x-www-form-urlencoded',
  })
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Every number under its path; a text that is one too, with or without a %. */
function numbersOf(value: unknown, path = ''): [path: string, number: number][] {
  if (typeof value === 'number') return [[path, value]]
  if (isList(value)) return value.flatMap((one) => numbersOf(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const at = path ? `${path}.${name}` : name
    const isFigure = typeof one === 'string' && (name === 'totalViews' || name === 'avgCtr')
    return isFigure ? [[at, Number.parseFloat(one)] as [string, number]] : numbersOf(one, at)
  })
}

it('tells the same number of the same thing in every call, and names each number', async () => {
  const said = new Map<string, Record<string, number>>()
  const say = (meaning: string, where: string, number: number) =>
    said.set(meaning, { ...said.get(meaning), [where]: number })
  const unnamed: string[] = []
  for (const [url, figures] of Object.entries(FIGURES))
    for (const [path, number] of numbersOf((await ada.get(url)).body)) {
      const meaning = figures[path]
      if (meaning === undefined) unnamed.push(`${url} ${path}`)
      else if (meaning) say(meaning, `${url} ${path}`, number)
    }
  for (const [url, meaning] of Object.entries(LISTS)) {
    const { body } = await ada.get(url)
    const list = isList(body) ? body : Object.values(body).find(isList)
    say(meaning, url, list?.length ?? Number.NaN)
  }
  // What a figure's link shows is what it counts.
  const library: { publishedAt: string | null }[] = (await ada.get('/api/videos/library')).body
  say('films published', 'the library, published', library.filter(({ publishedAt }) => publishedAt !== null).length)
  expect([...new Set(unnamed)]).toEqual([])
  for (const [meaning, told] of said)
    expect(new Set(Object.values(told)).size, `${meaning}: ${JSON.stringify(told)}`).toBe(1)
  // Nothing is equal only because there is nothing.
  for (const meaning of [
    'views',
    'clicks of a hundred views',
    'messages without an answer',
    'films finished',
    'brands',
    'contacts',
    'credits earned',
    'mails kept in the outbox',
    'stops',
  ])
    expect(Object.values(said.get(meaning) ?? {})[0], meaning).toBeGreaterThan(0)
})
