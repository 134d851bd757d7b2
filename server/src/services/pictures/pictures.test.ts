import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'
import type { PictureBook } from './picture-book.ts'
import { picturePromises, someWish, TAKER, taken, whyNot } from './pictures.conformance.ts'
import { noPictures } from './pictures.embedded.ts'
import { APPROVED_KEY, startPictures, type TestPictures } from './pictures.fixture.ts'
import { madePictures } from './pictures.made.ts'
import { pexelsPictures } from './pictures.pexels.ts'
import { pixabayPictures } from './pictures.pixabay.ts'

const root = mkdtempSync(path.join(tmpdir(), 'octavo-pictures-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
const ground = () => ({ cacheDir: path.join(root, String(++folders)), userAgent: 'Octavo/test' })

/** A book of one account; what stands in it is looked at. */
function openBook(): PictureBook & { made: number } {
  const book = {
    made: 0,
    async take(_: string, aWeek: number) {
      if (book.made >= aWeek) return undefined
      book.made++
      return async () => void book.made--
    },
  }
  return book
}

const MAKE = {
  pexels: (double: TestPictures, apiKey = double.apiKey, on = ground()) =>
    pexelsPictures({ apiKey, baseUrl: double.baseUrl.pexels }, on),
  pixabay: (double: TestPictures, apiKey = double.apiKey, on = ground()) =>
    pixabayPictures({ apiKey, baseUrl: double.baseUrl.pixabay }, on),
  made: (double: TestPictures, apiKey = double.apiKey, book: PictureBook = openBook(), aWeek = 20) =>
    madePictures({ ...double.made, apiKey, microdollars: 40_000, aWeek }, { book, userAgent: 'Octavo/test' }),
}

for (const name of ['pexels', 'pixabay', 'made'] as const)
  picturePromises(name, async () => {
    const double = await startPictures()
    return {
      pictures: MAKE[name](double),
      strangers: MAKE[name](double, 'strange-key'),
      instead: (how) => double.instead.push(how),
      end: () => double.end(),
    }
  })

let double: TestPictures
beforeEach(async () => {
  double = await startPictures()
})
afterEach(() => double.end())

it('without a key nothing is found', async () => {
  expect(await noPictures('none').find(someWish())).toEqual([])
})

it('Pexels is asked for a picture of the size that is needed, and who took it is known', async () => {
  const [first] = await MAKE.pexels(double).find(someWish())
  expect(first).toMatchObject({ id: '103', width: 1280, height: 1920, author: 'Chloé Roy' })
  expect(first?.address).toMatch(/pexels-103\.jpeg\?auto=compress&cs=tinysrgb&h=1920&w=1280$/)
})

it('Pixabay shows its large pictures, and larger ones to those with an approval', async () => {
  const heights = async (key: string) => (await MAKE.pixabay(double, key).find(someWish())).map(({ height }) => height)
  expect(await heights(double.apiKey)).toEqual([1280, 1280])
  expect(await heights(APPROVED_KEY)).toEqual([1920, 1920])
})

describe.each(['pexels', 'pixabay'] as const)('%s', (name) => {
  it('is asked the same once a day, over a restart too, and nothing after it was too much', async () => {
    const on = ground()
    const [one, other] = [MAKE[name](double, undefined, on), MAKE[name](double, undefined, on)]
    await Promise.all([one.find(someWish()), one.find(someWish({ key: 'film-2 mug' }))])
    await other.find(someWish())
    expect(double.asked).toEqual([{ source: name, query: 'mug pottery studio' }])
    double.instead = ['limit']
    for (const thing of ['bowl', 'plate']) expect((await whyNot(one.find(someWish({ thing })))).because).toBe('limit')
    expect(double.asked).toHaveLength(2)
  })
})

it('the second source is asked where the first has nothing or gives no answer', async () => {
  const both = inTurn([MAKE.pexels(double), MAKE.pixabay(double)])
  double.instead = ['nothing']
  const [found] = await both.find(someWish())
  expect(found?.source).toBe('pixabay')
  expect((await both.take(found!, TAKER)).length).toBeGreaterThan(0)
  double.instead = ['fault', 'nothing']
  expect((await whyNot(both.find(someWish({ thing: 'bowl' })))).because).toBe('away')
})

describe('a model', () => {
  it('is told the thing, its trade and what must not be seen; a picture by address is fetched', async () => {
    double.instead = ['by-address']
    expect(await taken(MAKE.made(double))).toBeDefined()
    expect(double.asked[0]?.query).toMatch(
      /^A picture of one thing: mug, .*pottery studio\. .*No text.*no logos.*no people/,
    )
    expect(double.fetched).toEqual(['/files/made.png'])
  })

  it('makes so many pictures a week, and what was not made is not counted', async () => {
    const book = openBook()
    const pictures = MAKE.made(double, undefined, book, 1)
    double.instead = ['nothing']
    expect((await whyNot(taken(pictures))).because).toBe('declined')
    expect(book.made).toBe(0)
    await taken(pictures)
    expect((await whyNot(taken(pictures))).because).toBe('week')
    expect(book.made).toBe(1)
  })
})
