import { describe, expect, it } from 'vitest'
import { type Scene, SHORT_SIZE } from '#plan.ts'
import { speak } from './film.fixture.ts'
import { storyboard } from './index.ts'
import type { OwnPicture } from './pictures.ts'

const board = (text: string, pictures: OwnPicture[] = [], brandPictures: OwnPicture[] = []): Scene[] => {
  const { sentences, endMs } = speak(text)
  const names = { title: 'A shop', brand: { name: 'Northwind', closeLink: '@northwind' } }
  const frame = { size: SHORT_SIZE, captions: true, hasPresenter: false, seed: 1, durationMs: endMs + 1500 }
  return storyboard({ sentences, pictures, brandPictures, ...names, ...frame })
}
/** What stands in the middle of a film, where neither hook nor close does. */
const middle = (sentence: string) =>
  board(`This is how it all begins for us. ${sentence} Come and see us tomorrow in town.`).slice(1, -1)
const found = <K extends Scene['kind']>(kind: K, sentence: string) =>
  middle(sentence).find((s): s is Extract<Scene, { kind: K }> => s.kind === kind)

describe('a list', () => {
  it.each([
    [
      'First, pick one idea, write one line, and record it before lunch.',
      'Pick one idea, Write one line, Record it before lunch',
    ],
    ['Then take the clay, the wire and the sponge.', 'The clay, The wire, The sponge'],
  ])('holds no "first" by itself: "%s"', (sentence, items) => {
    expect(
      found('list', sentence)
        ?.items.map(({ text }) => text)
        .join(', '),
    ).toBe(items)
  })

  it('is not made of two things and a "first"', () => {
    const sentence = 'First, make your main button larger, and leave space between it and the next link.'
    expect(found('list', sentence)).toBeUndefined()
  })
})

describe('a chart', () => {
  it.each([
    [
      'Email brings 40 percent, search 25 percent, and social posts 10 percent.',
      'bars',
      'Email 40%, Search 25%, Social posts 10%',
    ],
    [
      '50 percent goes to rent, 30 percent to wages and 20 percent to stock.',
      'share',
      'Rent 50%, Wages 30%, Stock 20%',
    ],
    ['We had 20 orders in January, 45 in March and 80 in June.', 'line', 'January 20, March 45, June 80'],
    ['Monday brings 12 guests, Friday 40 and Saturday 75.', 'line', 'Monday 12, Friday 40, Saturday 75'],
    ['The small plan costs $9, the large plan costs $29.', 'bars', 'Small plan $9, Large plan $29'],
    ['Coffee has 95 milligrams of caffeine, black tea 47 milligrams.', 'bars', 'Coffee 95, Black tea 47'],
    ['With a margin of 30 percent, a discount of 10 percent takes a third of it.', 'bars', 'Margin 30%, Discount 10%'],
  ])('is drawn of "%s"', (sentence, form, figures) => {
    const chart = found('chart', sentence)
    expect(chart?.form).toBe(form)
    expect(chart?.items.map(({ label, shown }) => `${label} ${shown}`).join(', ')).toBe(figures)
  })

  it.each([
    'They found that 1 percent more in price meant about 11 percent more profit.',
    'At 5 people everybody knows, and at 30 somebody hears it late.',
    'A speech of 3 to 5 minutes is remembered.',
    'Ask for 3 copies of your data, on 2 kinds of storage, with 1 of them somewhere else.',
    'Is it 40 percent for email and 20 percent for search?',
    'In 1954 Paul Fitts measured it, and in 1971 a company used it.',
  ])('is not made of figures that cannot be set beside one another: "%s"', (sentence) => {
    expect(found('chart', sentence)).toBeUndefined()
  })

  it('holds no figure that the text does not', () => {
    const text = 'Email brings 1,200 orders, search 850 orders, and posts 90 orders.'
    const chart = found('chart', text)
    for (const { shown, value } of chart?.items ?? []) {
      expect(text).toContain(shown)
      expect(value).toBe(Number(shown.replace(',', '')))
    }
    expect(chart?.items).toHaveLength(3)
  })
})

describe('a timeline', () => {
  it.each([
    [
      'On Monday, plan the week. On Wednesday, film two clips. On Friday, post them.',
      'On Monday, On Wednesday, On Friday',
    ],
    ['Post on Monday, answer comments on Wednesday, and count sales on Friday.', 'On Monday, On Wednesday, On Friday'],
    ['Day 1, write the script. Day 2, record it. Day 3, publish it.', 'Day 1, Day 2, Day 3'],
    ['In 1954 Paul Fitts measured it. In 1971 a company used it for the mouse.', 'In 1954, In 1971'],
    ['First, mix the clay. Then let it rest for a day. Finally, fire it.', 'First, Then, Finally'],
  ])('shows when what happens in "%s"', (sentence, when) => {
    expect(
      found('timeline', sentence)
        ?.items.map((i) => i.when)
        .join(', '),
    ).toBe(when)
  })

  it.each([
    'First, pick one idea. Second, write one line. Third, film it.',
    'At 5 people everybody knows. At 30 somebody hears it from a supplier.',
    'The site was fine on Monday and slow on Tuesday. The notebook knows why.',
  ])('is not made of "%s"', (sentence) => {
    expect(found('timeline', sentence)).toBeUndefined()
  })
})

describe('before and after', () => {
  it.each([
    ['We cut the wait from 3 days to 20 minutes.', '3 days', '20 minutes'],
    [
      'Once we wrote every invoice by hand. Today the till does it.',
      'We wrote every invoice by hand',
      'The till does it',
    ],
    ['A planned first week turns a stranger into a colleague.', 'A stranger', 'A colleague'],
    [
      'Customers used to wait two days for a reply. Now they get one in a minute.',
      'Customers used to wait two days for a reply',
      'They get one in a minute',
    ],
  ])('is what "%s" tells', (sentence, before, after) => {
    expect(found('before-after', sentence)).toMatchObject({ before, after })
  })

  it.each([
    'We are open from 9 to 5 on most days.',
    'Instead of guessing what to post, ask your customers.',
    'Modern search turns that into numbers.',
    'Nobody can turn mince back into steak.',
    'That does not raise the price from 20 dollars to 45.',
  ])('is not "%s"', (sentence) => expect(found('before-after', sentence)).toBeUndefined())
})

describe("a user's own picture", () => {
  const text =
    'Here is our little shop. We bake every morning at five. The oven is older than all of us. People come for the rye bread. Nothing is frozen and nothing is hurried. Some of them stay for a coffee. Come and see us tomorrow.'

  const paths = (scenes: Scene[]) => scenes.flatMap((scene) => (scene.kind === 'media' ? [scene.path] : []))

  it('is shown where the words speak of it, else between them, each once', () => {
    const scenes = board(text, [
      { path: '1', label: 'The old oven' },
      { path: '2', words: 'IMG_2041' },
    ])
    expect(paths(scenes)).toEqual(['1', '2'])
    expect(scenes.find((s) => s.kind === 'media' && s.path === '1')?.reason).toContain('oven')
    expect(scenes.find((s) => s.kind === 'media' && s.path === '2')).not.toHaveProperty('words')
    expect(scenes[0]!.kind).toBe('hook')
    expect(scenes.at(-1)).toMatchObject({ kind: 'close', link: '@northwind' })
  })

  it('keeps the order in which it was chosen, whatever is spoken of first', () => {
    expect(
      paths(
        board(text, [
          { path: '1', label: 'Coffee' },
          { path: '2', label: 'The oven' },
        ]),
      ),
    ).toEqual(['1', '2'])
  })

  it('of the brand is shown only where it is spoken of, and in at most a third of the scenes', () => {
    const of = (...labels: string[]) =>
      board(
        text,
        [],
        labels.map((label) => ({ path: label, label })),
      )
    expect(paths(of('Our oven', 'The new car', 'IMG 2041'))).toEqual(['Our oven'])
    const all = of('shop', 'oven', 'bread', 'coffee', 'people', 'morning', 'tomorrow', 'rye', 'little shop')
    expect(paths(all).length).toBeGreaterThan(0)
    expect(paths(all).length).toBeLessThanOrEqual(all.length / 3)
  })

  it('of the brand gives way to those that were chosen for the film', () => {
    expect(paths(board(text, [{ path: 'own' }], [{ path: 'brand', label: 'oven' }]))).toEqual(['own'])
  })

  it('never follows another', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ path: `/files/${n}.jpg` }))
    const kinds = board(text, many).map((s) => s.kind)
    kinds.slice(1).forEach((kind, at) => {
      expect(kind === 'media' && kinds[at] === 'media').toBe(false)
    })
  })
})

it('draws the thing that the first words name', () => {
  expect(board('Your camera sees more than you do. It also forgets. Come and see us tomorrow.')[0]).toMatchObject({
    kind: 'hook',
    icon: 'camera',
  })
})
