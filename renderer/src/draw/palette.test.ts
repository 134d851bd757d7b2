import { describe, expect, it } from 'vitest'
import { contrast, READABLE } from './colors.ts'
import { paletteOf, SWATCHES } from './palette.ts'

const STEPS = ['00', '66', 'cc', 'ff']
const COLORS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`))).concat('#6366F1')

describe('the colours of a brand', () => {
  it('read on one another at 4.5:1 or better, whatever the brand colour', () => {
    for (const color of COLORS)
      for (const { name, ratio, ink, fill } of paletteOf(color)) {
        expect(ratio >= READABLE ? 'reads' : `${color}: ${name}`).toBe('reads')
        expect(ratio).toBe(contrast(ink, fill))
      }
  })
})

describe('a palette', () => {
  it('names every swatch once', () => expect(paletteOf('#6366F1').map(({ name }) => name)).toEqual([...SWATCHES]))
  it('follows the brand', () => expect(paletteOf('#C8642B')).not.toEqual(paletteOf('#2563EB')))
})
