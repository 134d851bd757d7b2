import { expect, it } from 'vitest'
import { englishPhones, readDictionary } from './english.phones.ts'
import { numberOf } from './misaki.table.ts'

const DICTIONARY = readDictionary(
  `;;; WORD\tnot this
THE\tðˈi
APPLE\tˈæpəl
WATER\twˈɔtɜɹ
CAR\tkˈɑɹ
POT\tpˈɑt
OWNER\tˈOnɜɹ
OWNERS\tˈOnɜɹz
BOX\tbˈɑks
READ\tɹˈɛd\tɹˈid`,
)
const said = async (text: string, accent: 'american' | 'british' = 'american') =>
  (await englishPhones(text.split(' '), DICTIONARY, accent)).join(' ')

it.each([
  ['the apple', 'ði ˈæpᵊl'],
  ['the water', 'ðə wˈɔTəɹ'],
  ['read', 'ɹˈɛd'],
  ["owner's owners' box's", 'ˈOnəɹz ˈOnəɹz bˈɑksɪz'],
  ['C E Os', 'sˈi ˈi ˈOz'],
  ['emoji', 'ɪmˈOʤi'],
])('says %s as American speakers do', async (text, phones) => {
  expect(await said(text)).toBe(phones)
})

it('says an r in British words before vowels alone, and an o as in pot', async () => {
  expect(await said('the car pot water', 'british')).toBe('ðə kˈɑː pˈɒt wˈɒtə')
})

it('says words that no dictionary has, with a stress each and in signs that the model knows', async () => {
  const phones = await said('zorbly snaftering')
  expect(phones.split(' ').map((word) => word.match(/ˈ/g)?.length)).toEqual([1, 1])
  for (const sign of phones) expect(numberOf(sign), sign).toBeDefined()
})
