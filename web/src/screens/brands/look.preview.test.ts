import { describe, expect, it } from 'vitest'
import { aPlan } from '#testing/film.samples.ts'
import { aBrand } from '#testing/samples.ts'
import { lookOf, momentsOf } from './look.preview.ts'

describe('the look of a form', () => {
  it('is what films look like, and nothing else of the brand', () => {
    const look = lookOf({ ...aBrand(), facts: [{ kind: 'price', text: '' }] }, 'long', undefined)
    expect(look).toMatchObject({ name: 'Kiln & Clay', primaryColor: '#6366F1', format: 'long' })
    expect(look).not.toHaveProperty('facts')
  })

  it('may have no name yet', () => expect(lookOf(aBrand({ name: '' }), 'short', undefined)).toBeDefined())
  it('is none while a color is typed', () =>
    expect(lookOf(aBrand({ primaryColor: '#12' }), 'short', undefined)).toBeUndefined())
})

describe('the moments of a film', () => {
  it('are those it has, in its order, within their scenes', () => {
    const lowerThird = { name: 'Maya', startMs: 2200, endMs: 3600 }
    expect(momentsOf(aPlan()).map(({ name }) => name)).toEqual(['Hook'])
    expect(momentsOf(aPlan({ lowerThird }))).toEqual([
      { name: 'Hook', atMs: 1600 },
      { name: 'Name', atMs: 2900 },
    ])
  })
})
