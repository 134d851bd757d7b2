import { newBrand } from '@octavo/contract/brand/schemas'
import { describe, expect, it } from 'vitest'
import { brandWritings } from './letters.ts'

const kiln = { ...newBrand('Kiln'), lowerThirdLine: 'Potters since 1998', closeLink: '@kiln' }

describe('what a brand may write', () => {
  it('is called what a person calls it', () => {
    expect(brandWritings(kiln)).toEqual({
      "The brand's name": 'Kiln',
      "The brand's line under a name": 'Potters since 1998',
      "The brand's link": '@kiln',
    })
  })

  it('is its words: neither a color nor a font', () => {
    expect(Object.values(brandWritings({ ...kiln, lowerThirdLine: '', closeLink: '' }))).toEqual(['Kiln', ''])
  })
})
