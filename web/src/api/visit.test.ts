import { referralRoutes } from '@octavo/contract/referral'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { keepReferral, keepWanted, keptReferral, takeWanted, tellReferral } from './visit.ts'

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
  keepReferral('?ref=ABC123&via=youtube')
  keepReferral('')
  expect(keptReferral()).toEqual({ ref: 'ABC123', via: 'youtube' })
  keepReferral('?ref=DEF456')
  expect(keptReferral()).toEqual({ ref: 'DEF456', via: '' })
})

it('tells once a link that this browser followed it', () => {
  const server = fakeServer()
  for (const search of ['?ref=ABC', '?ref=ABC', '', '?ref=ABC&via=email']) tellReferral(search)
  expect(server.sentTo(referralRoutes.clicked)).toEqual([
    { ref: 'ABC', via: '' },
    { ref: 'ABC', via: 'email' },
  ])
})
