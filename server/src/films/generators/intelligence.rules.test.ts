import { describe, expect, it } from 'vitest'
import { extractIntelligence, pointsIn } from './intelligence.rules.ts'

const POINTS = { Hook: 10, Pace: 5, Title: 4 }
const reasons = (hook: number, pace: number, title: number) => [
  { label: 'Hook', effect: hook },
  { label: 'Pace', effect: pace },
  { label: 'Title', effect: title },
]

describe('what makes scripts score', () => {
  it('is read from the share of its points that each part earns', () => {
    const found = extractIntelligence([reasons(9, 2, 4), reasons(7, 1, 4)], POINTS)
    expect(found).toEqual({
      from: 2,
      patterns_applied: 2,
      elements: [
        { element: 'Title', strength: 1 },
        { element: 'Hook', strength: 0.8 },
      ],
      weakest: [{ element: 'Pace', strength: 0.3 }],
      confidence: 0.9,
    })
  })

  it('puts first what leaves the most points behind', () => {
    const { weakest } = extractIntelligence([reasons(5, 0, 0)], POINTS)
    expect(weakest.map(({ element }) => element)).toEqual(['Hook', 'Pace', 'Title'])
  })

  it('claims nothing from nothing', () => {
    expect(extractIntelligence([], POINTS)).toMatchObject({ from: 0, patterns_applied: 0, elements: [], confidence: 0 })
  })

  it('leaves out what is no part of the score', () => {
    const learned = [...reasons(10, 5, 4), { label: 'Learned from your own films', effect: 5 }]
    expect(extractIntelligence([learned], POINTS).elements).toHaveLength(3)
    expect(pointsIn(learned, [{ element: 'Hook', strength: 0 }])).toBe(10)
  })
})
