import { describe, expect, it } from 'vitest'
import { iconNames, iconWords } from '#draw/icon/icon.words.ts'
import { BY_HINT, PHRASES } from './icon.senses.data.ts'
import { drawables } from './icons.ts'

/** What is shown of a text: its most telling drawing. */
const shown = (text: string, about?: string) => drawables(text, about).at(-1)?.icons[0]

describe('the drawing for what is said', () => {
  it.each([
    ['Sharpen your scissors on Monday', 'scissors'],
    ['We bake two hundred loaves a day', 'bread'],
    ['Brush your teeth before bed', 'tooth'],
    ['Why is the underside of a mug rough', 'cup'],
    ['Put the shelves up first', 'shelf'],
    ['Keep every receipt', 'receipt'],
    ['We mend a dripping tap', 'sink'],
    ['Three squats with a heavy barbell', 'barbell'],
    ['Nothing of it is ever certain', undefined],
    ['He owns three washing machines', 'washing-machine'],
    ['A constructor of toString and __proto__', undefined],
    ['A gift card is bought in December', 'gift'],
    ['A root canal takes an hour', 'tooth'],
  ])('%s: %s', (text, icon) => {
    expect(shown(text)).toBe(icon)
  })

  it.each([
    ['the bank of a river', 'waves'],
    ['your account at the bank', 'bank'],
    ['she sat on the bank', undefined],
    ['book a table for two', 'fork-knife'],
    ['you can book online', 'calendar'],
    ['a good book for the train', 'train'],
    ['polish for every nail', 'nail-polish'],
    ['a hammer and a nail', 'hammer'],
    ['the clay turns on the wheel', 'potters-wheel'],
    ['the wheel of your car', 'car'],
    ['a glass of wine', 'wine'],
    ['we interest people', 'people'],
    ['sort them by date and type', 'calendar'],
    ['a flat area', 'pin'],
    ['a guest who cares', 'heart'],
    ['brush your teeth with a soft brush', 'toothbrush'],
    ['a string of small decisions', 'scales'],
    ['of course, in case it is called so', undefined],
    ['put it on the table', 'desk'],
    ['that idea is off the table', 'lightbulb'],
  ])('%s: %s, in its own sense', (text, icon) => {
    expect(shown(text)).toBe(icon)
  })

  it('is told by the rest of the film where the sentence does not say which thing is meant', () => {
    expect(shown('The wheel does the work', 'We throw clay. The wheel does the work.')).toBe('potters-wheel')
    expect(shown('The wheel does the work', 'We mend cars. The wheel does the work.')).toBe('tire')
    expect(shown('The van has a ladder and a drill', 'A dentist learns from builders.')).toBe('screwdriver')
  })

  it('is one that can be drawn, whatever leads to it', () => {
    const named = [...Object.values(BY_HINT).flatMap((rows) => rows.map(([, icon]) => icon)), ...Object.values(PHRASES)]
    expect(named.filter((icon) => icon !== '' && !iconNames.includes(icon))).toEqual([])
  })
})

it('every drawing is found by its name and by at least one word', () => {
  for (const name of iconNames) expect(iconWords[name]).toContain(name)
})
