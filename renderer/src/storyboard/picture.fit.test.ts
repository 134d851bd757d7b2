import { describe, expect, it } from 'vitest'
import { pictureFit } from './picture.fit.ts'

describe('a picture fits what is said', () => {
  it.each([
    ['wheel', 'A bowl begins with throwing on the wheel.'],
    ['pipes-under-the-sink', 'Look at the pipe first.'],
    ['puppy', 'Bring your dog along.'],
    ['IMG_2034 ovens', 'The oven is lit at five.'],
  ])('%s: %s', (words, text) => {
    expect(pictureFit({ words }, text)).toBeGreaterThan(0)
  })

  it.each([
    ['IMG_2034', 'We take 2034 photos of the image.'],
    ['PXL_20260114_081212', 'Open at eight.'],
    ['WhatsApp Image 2026', 'Write to us.'],
    ['car', 'We care about every cut.'],
    ['', 'Anything at all.'],
  ])('not: %s: %s', (words, text) => {
    expect(pictureFit({ words }, text)).toBe(0)
  })

  it('better, the more of it is spoken of', () => {
    const text = 'Our oven bakes the bread at dawn.'
    expect(pictureFit({ label: 'Bread in the oven' }, text)).toBeGreaterThan(pictureFit({ words: 'bread' }, text))
  })
})
