import { describe, expect, it } from 'vitest'
import { isSignedWebhook, signWebhook } from './stripe-signature.ts'

const now = new Date('2026-11-20T12:00:00Z')
const header = signWebhook('whsec_one', '{"id":"evt_1"}', now)
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a report is believed', () => {
  it.each([
    ['as it was signed', header, '{"id":"evt_1"}', now, true],
    ['five minutes later', header, '{"id":"evt_1"}', at(300), true],
    ['with an old secret beside the new one', `${header},v1=${'0'.repeat(64)},v0=x`, '{"id":"evt_1"}', now, true],
    ['not when it is older', header, '{"id":"evt_1"}', at(301), false],
    ['not with another body', header, '{"id":"evt_2"}', now, false],
    ['not with another time', header.replace(/t=\d+/, 't=1795176001'), '{"id":"evt_1"}', now, false],
    ['not without a signature', 't=1795176000', '{"id":"evt_1"}', now, false],
    ['not with nonsense', 'v1=,t=', '{"id":"evt_1"}', now, false],
    ['not without anything', '', '{"id":"evt_1"}', now, false],
  ])('%s', (_what, given, body, when, believed) => {
    expect(isSignedWebhook('whsec_one', body, given, when)).toBe(believed)
    expect(isSignedWebhook('whsec_two', body, given, when)).toBe(false)
  })
})
