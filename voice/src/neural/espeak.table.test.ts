import { expect, it } from 'vitest'
import { espeakOf } from './espeak.table.ts'

it.each([
  ['wˈɔTəɹ', 'wˈɔːɾɚ'],
  ['bˈɜɹd', 'bˈɜːd'],
  ['hˈɜɹi', 'hˈɜːɹi'],
  ['fˈAvəɹɪt', 'fˈeɪvɚɹɪt'],
  ['hˈæpi', 'hˈæpi'],
  ['sˈɪTi', 'sˈɪɾi'],
  ['mˈidiə', 'mˈiːdiə'],
  ['wi', 'wiː'],
  ['ðˌiz', 'ðˌiːz'],
  ['əɡɹˈi', 'əɡɹˈiː'],
  ['kəmpjˈuTəɹ', 'kəmpjˈuːɾɚ'],
  ['ʤˈYn', 'dʒˈɔɪn'],
  ['kˈɑɹ', 'kˈɑːɹ'],
  ['ʧˈIld', 'tʃˈaɪld'],
  ['əbˈWt', 'əbˈaʊt'],
  ['həlˈO', 'həlˈoʊ'],
  ['ˈæpᵊl', 'ˈæpəl'],
])('writes %s as %s', (phones, written) => {
  expect(espeakOf(phones)).toBe(written)
})
