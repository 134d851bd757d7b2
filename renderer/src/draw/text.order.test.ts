import { describe, expect, it } from 'vitest'
import type { Canvas2D } from '#draw/layer.ts'
import { testDrawEnv } from '#storyboard/film.fixture.ts'
import { typeOf } from './fonts.ts'
import { fit, measurer, write } from './text.fit.ts'
import { inReadingSpace } from './text.order.ts'

const env = testDrawEnv()
const ROOM = { w: 4000, h: 200, max: 60 }
const writing = (rightToLeft: boolean) => ({ scripts: [], rightToLeft })

/** What is written, from left to right as it is seen, in the space of a film that is read from one side or the other. */
function seen(text: string, rightToLeft: boolean): string {
  const measure = measurer(env, typeOf(), writing(rightToLeft))
  const real = env.createCanvas(8, 8).getContext('2d')
  const found: { text: string; x: number }[] = []
  const ctx = new Proxy(real, {
    get(target, name) {
      if (name === 'fillText')
        return (text: string, x: number) => {
          const { a, e } = target.getTransform()
          expect(a).toBe(1)
          found.push({ text, x: a * x + e })
        }
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  }) as Canvas2D
  inReadingSpace(ctx, ROOM.w, writing(rightToLeft), () => write(ctx, fit(measure, text, ROOM), 0, 0, 'left', '#fff'))
  return found
    .sort((a, b) => a.x - b.x)
    .map((one) => one.text)
    .join(' ')
}

describe('words on a line', () => {
  it.each<[string, boolean, string]>([
    ['one two three', false, 'one two three'],
    ['one two three', true, 'one two three'],
    ['אחת שתיים שלוש', true, 'שלוש שתיים אחת'],
    ['אחת שתיים שלוש', false, 'שלוש שתיים אחת'],
    ['פתחנו Shop Window היום', true, 'היום Shop Window פתחנו'],
    ['פתחנו Shop Window.', true, '. Shop Window פתחנו'],
    ['עם iPhone 15 היום', true, 'היום iPhone 15 עם'],
    ['יום 10 20 שעות', true, 'שעות 20 10 יום'],
    ['the words שלום עולם mean peace', false, 'the words עולם שלום mean peace'],
    ['the word שלום, twice', false, 'the word שלום , twice'],
    ['ראו (Shop Window) כאן', true, 'כאן ) Shop Window ( ראו'],
  ])('%s', (text, rightToLeft, order) => {
    expect(seen(text, rightToLeft)).toBe(order)
  })

  it('begin on the right of a film that is read from there', () => {
    const measure = measurer(env, typeOf(), writing(true))
    const [first, second] = fit(measure, 'שלום לכולם', ROOM).lines[0]!.words
    expect(first!.x).toBe(0)
    expect(second!.x).toBeGreaterThan(first!.w)
  })
})
