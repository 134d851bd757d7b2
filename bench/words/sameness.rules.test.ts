import { describe, expect, it } from 'vitest'
import { framesOf, mostCommon, openingOf, plainSentencesOf, sharedIn } from './sameness.rules.ts'

const keen = { name: 'Keen Line', ownWords: ['knife', 'sharpen*'], places: ['Chicago'] }
const salty = { name: 'Salty Paws', ownWords: ['dog', 'coat'], places: ['Geelong'] }

describe('openings', () => {
  it('are the first three words, the name put out of sight', () => {
    expect(openingOf({ body: 'Ask Keen Line, once.' }, keen)).toBe(openingOf({ body: 'Ask Salty Paws once.' }, salty))
  })

  it('are counted', () => {
    expect(mostCommon(['if you know', 'a dull knife', 'if you know', 'the dog sits'])).toEqual({
      value: 'if you know',
      share: 0.5,
    })
    expect(mostCommon([])).toEqual({ value: '', share: 0 })
  })
})

describe('sentences', () => {
  it('are shared where they differ by the name alone', () => {
    const one = plainSentencesOf([{ body: 'Keen Line has your back today. A dull knife slips on a tomato.' }], keen)
    const other = plainSentencesOf([{ body: 'Salty Paws has your back today! That is all.' }], salty)
    expect(sharedIn([one, other])).toEqual([['ourname has your back today'], ['ourname has your back today']])
  })

  it('that one brand says twice are not shared', () => {
    expect(sharedIn([['a dull knife slips', 'a dull knife slips'], ['wet curls are cut']])).toEqual([[], []])
  })

  it('of less than four words are nobody’s', () => {
    expect(plainSentencesOf([{ body: 'That is it. No.' }], keen)).toEqual([])
  })

  it('have frames, which are shared where only own words and figures differ', () => {
    const one = framesOf([{ body: 'Sharpening knives takes 20 minutes in Chicago.' }], keen, [keen, salty])
    const other = framesOf([{ body: 'Dog coats take an hour. A dog takes ten minutes in Geelong.' }], salty, [
      keen,
      salty,
    ])
    expect(one).toEqual(['_ takes _ minutes in _'])
    expect(other).toEqual(['_ take an hour', 'a _ takes _ minutes in _'])
  })
})
