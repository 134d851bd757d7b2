import { expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './password.rules.ts'

const guessed = (password: string, own: string[] = []) => isGuessable(password, own, commonPasswords())

it.each([
  'Password1',
  'password123',
  'P@ssw0rd123!',
  'Octavo123',
  '0ctavo2026',
  'MyOctavo1',
  'OctavoOctavo1',
  'Qwertyuiop1',
  '1qaz2wsx',
  'Aa345678',
  '12345678Ab',
  'Aa1Aa1Aa1',
  'Football2026!',
  '!!Sunshine77',
  'ＰａｓｓＷｏｒｄ１',
])('%s is guessed', (password) => {
  expect(guessed(password)).toBe(true)
})

it.each([
  'Correct1horse',
  'Another1horse',
  'Wrong1horse',
  'OctavoKilnRabbit7',
  'x7F!9q82#L',
  'Tee im Garten um 5',
  'Kk9-Wm3-Zt7',
])('%s is not', (password) => {
  expect(guessed(password)).toBe(false)
})

it.each(['AdaByron1', 'Ada.Byron2026', 'Pottery1815', 'Byron!77'])(
  '%s is what strangers know of its owner',
  (password) => {
    expect(guessed(password, ['ada.byron@pottery.example', 'Ada', 'Byron'])).toBe(true)
  },
)

it('takes a long text of signs as quickly as a short one takes', () => {
  expect(guessed(`${'!'.repeat(190)}Ab1Cd2Ef3`)).toBe(false)
})
