import { describe, expect, it } from 'vitest'
import { paragraphsOf } from '#text/sentences.ts'
import { breathsOf, planScript } from './script.plan.ts'

const captions = (text: string): string[][] =>
  planScript(text).map((sentence) => sentence.captions.map((token) => token.text))

describe('the plan of a script', () => {
  it('counts offsets from the start of the script', () => {
    const text = '  One two.\n\nThree — four.'
    for (const { captions: tokens } of planScript(text)) {
      for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
    }
  })

  it('counts paragraphs as the rest of the product does', () => {
    const text = '\n A one. A two.\r\n \r\n\tB one.\nC one. 🎉\n\n D one.'
    for (const { paragraph, captions: tokens } of planScript(text)) {
      expect(paragraphsOf(text)[paragraph]).toContain(tokens[0]!.text)
    }
    expect(planScript('A one. A two.\r\n\r\nB one.\nC one.').map(({ paragraph }) => paragraph)).toEqual([0, 0, 1, 2])
  })

  it.each([
    [
      'It works. 🎉 Try it.',
      [
        ['It', 'works. 🎉'],
        ['Try', 'it.'],
      ],
    ],
    ['It works 🎉', [['It', 'works 🎉']]],
    ['🎉 It works', [['🎉 It', 'works']]],
    ['One.\n🎉 Two.', [['One.'], ['🎉 Two.']]],
    ['One.\n🎉\nTwo.', [['One.'], ['🎉 Two.']]],
    ['One.\n🎉', [['One. 🎉']]],
    ['- First\n- Second', [['- First'], ['- Second']]],
    ['Wait!What? ...No', [['Wait!What?', '...No']]],
    ['Now — or never', [['Now —', 'or', 'never']]],
  ])('joins what is not said to a word beside it: %j', (text, expected) => {
    expect(captions(text)).toEqual(expected)
  })

  it('cuts a flood of words at its pauses, losing none', () => {
    const piece = (at: number) => ({
      word: `w${at}`,
      pause: at % 50 === 49 ? (',' as const) : ('' as const),
      caption: at,
    })
    const spoken = Array.from({ length: 200 }, (_, at) => piece(at))
    const breaths = breathsOf(spoken)
    expect(breaths.flat()).toEqual(spoken)
    expect(breaths.map((breath) => breath.length)).toEqual([50, 50, 50, 50])
    expect(
      Math.max(...breathsOf(spoken.map((one) => ({ ...one, pause: '' as const }))).map((breath) => breath.length)),
    ).toBe(60)
  })
})
