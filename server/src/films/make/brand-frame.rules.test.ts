import { AVATARS } from '@octavo/contract/avatar-video'
import { BRAND_DEFAULTS, INTROS, OUTROS } from '@octavo/contract/brand'
import { newBrand } from '@octavo/contract/brand/schemas'
import { describe, expect, it } from 'vitest'
import { brandFrame, filmBrand } from './brand-frame.rules.ts'

const kiln = { ...newBrand('Kiln'), lowerThirdLine: 'Potters since 1998' }
const maya = AVATARS[0]
const presenter = { person: maya.id, style: maya.style, gender: maya.gender, seed: maya.seed }

describe('the frame of a film', () => {
  it('is, if nobody chose otherwise, no intro in a short, a title in a long film, and a card at the end', () => {
    expect(brandFrame(kiln, 'short', undefined)).toEqual({ intro: 'none', outro: 'card' })
    expect(brandFrame(kiln, 'long', presenter)).toEqual({ intro: 'title', outro: 'card' })
  })

  it.each(INTROS)('opens with the intro chosen for its format: %s', (intro) => {
    expect(brandFrame({ ...kiln, shortIntro: intro }, 'short', undefined).intro).toBe(intro)
    expect(brandFrame({ ...kiln, longIntro: intro }, 'long', undefined).intro).toBe(intro)
  })

  it.each(OUTROS)('ends as was chosen: %s', (outro) => {
    expect(brandFrame({ ...kiln, outro }, 'short', undefined).outro).toBe(outro)
  })

  it.each([
    ['name', undefined, { name: 'Kiln' }],
    ['name', presenter, { name: maya.name }],
    ['name', { ...presenter, seed: 4711 }, { name: maya.name }],
    ['name-line', presenter, { name: maya.name, line: 'Potters since 1998' }],
  ] as const)('names who speaks (%s, %o)', (lowerThird, person, shown) => {
    expect(brandFrame({ ...kiln, lowerThird }, 'short', person).lowerThird).toEqual(shown)
  })

  it('has no empty line under a name', () => {
    const frame = brandFrame({ ...kiln, lowerThird: 'name-line', lowerThirdLine: '' }, 'short', undefined)
    expect(frame.lowerThird).toEqual({ name: 'Kiln' })
  })
})

describe('the brand of a film', () => {
  it('has its look and its link, and no gaps', () => {
    const plain = { name: 'Kiln', color: BRAND_DEFAULTS.primaryColor }
    expect(filmBrand({ ...kiln, closeLink: '' })).toEqual(plain)
    expect(filmBrand({ ...kiln, fonts: 'warm' })).toEqual({ ...plain, fonts: 'warm' })
    expect(filmBrand({ ...kiln, closeLink: '@kiln' }, 'logo.png')).toEqual({
      ...plain,
      logoPath: 'logo.png',
      closeLink: '@kiln',
    })
  })
})
