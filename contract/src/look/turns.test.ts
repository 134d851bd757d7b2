import { LOOKS } from '@octavo/renderer/choices'
import { describe, expect, it } from 'vitest'
import { TONES } from '#brand/index.ts'
import { type LookCall, lookFor } from './turns.ts'

const call = (changes: Partial<LookCall> = {}): LookCall => ({
  looks: [],
  tone: 'Friendly & Approachable',
  trade: 'pottery studio',
  brandSeed: 7,
  turn: 0,
  background: null,
  ...changes,
})
const week = (changes: Partial<LookCall> = {}) =>
  Array.from({ length: 8 }, (_, turn) => lookFor(call({ turn, ...changes })))

describe('the looks of a week', () => {
  it('are eight, whatever the brand', () => {
    for (const tone of TONES) for (const brandSeed of [0, 1, 2]) expect(new Set(week({ tone, brandSeed })).size).toBe(8)
  })

  it('are those that the brand allows, in turn', () => {
    expect(new Set(week({ looks: ['chalk'] }))).toEqual(new Set(['chalk']))
    expect(new Set(week({ looks: ['chalk', 'neon', 'mesh'] }))).toEqual(new Set(['chalk', 'neon', 'mesh']))
  })

  it.each([
    ['sauna hire', 'Friendly & Approachable', ['editorial', 'mesh', 'spotlight']],
    ['bakery', 'Friendly & Approachable', ['market', 'chalk', 'editorial']],
    ['valve distributor', 'Professional & Authoritative', ['blueprint', 'block', 'spotlight']],
  ] as const)('of a %s begin with one that suits it', (trade, tone, homes) => {
    for (const brandSeed of [0, 1, 2]) expect(homes).toContain(week({ trade, tone, brandSeed })[0])
  })

  it('are none where somebody presents in a place', () => {
    expect(lookFor(call({ background: 'office' }))).toBeUndefined()
    expect(LOOKS).toContain(lookFor(call({ background: 'gradient' })))
  })
})
