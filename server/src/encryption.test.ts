import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const LABEL = { purpose: 'channel credentials', of: 'channel 1' }
const kept = encrypt('secret', LABEL, 'token-é')

it('is read again with the same secret and label, and looks different each time', () => {
  expect(decrypt('secret', LABEL, kept)).toBe('token-é')
  expect(encrypt('secret', LABEL, 'token-é')).not.toBe(kept)
  expect(kept).not.toContain('token')
})

it.each([
  ['another secret', 'other', LABEL, kept],
  ['another purpose', 'secret', { ...LABEL, purpose: 'other' }, kept],
  ['another row', 'secret', { ...LABEL, of: 'channel 2' }, kept],
  ['a changed text', 'secret', LABEL, kept.replace(/^./, kept.startsWith('A') ? 'B' : 'A')],
  ['what is cut short', 'secret', LABEL, kept.slice(0, 20)],
  ['nothing', 'secret', LABEL, ''],
])('is not read with %s', (_what, secret, label, text) => {
  expect(decrypt(secret, label, text)).toBeUndefined()
})
