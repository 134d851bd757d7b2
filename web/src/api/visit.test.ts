import { describe, expect, it } from 'vitest'
import { keepReferral, keepWanted, keptReferral, takeWanted } from './visit.ts'

describe('the page wanted before sign-in', () => {
  it.each([
    ['/brands?brand=7', '/brands?brand=7'],
    ['/', '/'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['/api/logout', '/dashboard'],
  ])('%s leads to %s', (wanted, opened) => {
    keepWanted(wanted)
    expect(takeWanted()).toBe(opened)
  })

  it('is opened once, and the dashboard when there was none', () => {
    keepWanted('/brands')
    takeWanted()
    expect(takeWanted()).toBe('/dashboard')
  })
})

it('keeps the code of a referral link until sign-up, over visits without one', () => {
  keepReferral('?ref=ABC123')
  keepReferral('')
  expect(keptReferral()).toBe('ABC123')
})
