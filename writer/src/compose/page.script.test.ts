import { spokenSeconds } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { NothingLeftToSay } from '#script.ts'
import { scriptAboutPage } from './page.script.ts'

const page = {
  title: 'Why mugs crack',
  description: 'What happens to a mug between the wheel and the kiln.',
  siteName: 'Kiln Notes',
  url: 'https://kiln.example/mugs',
  text: `A mug dries faster at its rim than at its foot. Most cracks in mugs start within 2 days of throwing.
We sell mugs in our shop. I always cover mine. Subscribe to our newsletter for more mugs.
A sheet of plastic over the rim slows the drying down. Potters turn a fresh mug upside down as soon as its rim can bear the weight.
A kiln fired too fast turns leftover water into steam. Steam needs room, and it takes that room from the clay. Read more`,
}
const tell = (changes: object = {}, seconds = 30, seed = 0) =>
  scriptAboutPage({ ...page, ...changes }, { seconds, seed })

describe('a script about a page', () => {
  it('says whole sentences of the page, in their order, with the page named', () => {
    const { body, title, sources, hook, callToAction } = tell()
    const told = page.text.split(/(?<=\.)\s/).filter((sentence) => body.includes(sentence))
    expect(told.length).toBeGreaterThan(2)
    const places = told.map((sentence) => body.indexOf(sentence))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(body).toContain('Kiln Notes')
    expect([title, sources]).toEqual(['Why mugs crack', ['Why mugs crack, https://kiln.example/mugs']])
    expect([body.startsWith(hook), body.endsWith(callToAction)]).toEqual([true, true])
  })

  it('takes into its own mouth nothing that the page says of itself, and nothing that is no part of it', () => {
    for (const phrase of ['We sell', 'I always', 'newsletter', 'Read more'])
      expect(tell({}, 60).body).not.toContain(phrase)
  })

  it('lasts as long as it may, and no longer', () => {
    for (const seconds of [18, 24, 30, 40]) expect(spokenSeconds(tell({}, seconds).body)).toBeLessThanOrEqual(seconds)
    expect(spokenSeconds(tell({}, 40).body)).toBeGreaterThan(spokenSeconds(tell({}, 20).body))
  })

  it('is the same for the same seed, and opens differently for another', () => {
    expect(tell({}, 30, 1)).toEqual(tell({}, 30, 1))
    expect(tell({}, 30, 1).hook).not.toBe(tell({}, 30, 0).hook)
  })

  it('is none where the page says nothing', () => {
    expect(() => tell({ text: 'Menu Home Contact', description: '' })).toThrow(NothingLeftToSay)
  })
})
