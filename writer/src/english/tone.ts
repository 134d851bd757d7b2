import type { Tone } from '@octavo/contract/brand'
import { contract, spellOut } from './contraction.rules.ts'

/** How a tone speaks, as one letter in the tables: formal, warm, lively or clear. */
export type ToneLetter = 'f' | 'w' | 'l' | 'c'

const TONE_LETTERS: Record<Tone, ToneLetter> = {
  'Professional & Authoritative': 'f',
  'Friendly & Approachable': 'w',
  'Energetic & Enthusiastic': 'l',
  'Educational & Informative': 'c',
}

export const toneLetterOf = (tone: Tone): ToneLetter => TONE_LETTERS[tone]

/** The text in the tone's grammar: a formal voice spells its verbs out, the others contract them. */
export const inTone = (text: string, tone: ToneLetter): string => (tone === 'f' ? spellOut(text) : contract(text))
